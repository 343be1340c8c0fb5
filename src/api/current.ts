import type { Api } from './reply.ts';
import { nowhere, routesOf } from './routes.ts';
import type { Setting } from './setting.ts';
import { v3 } from './v3/v3.ts';

/** The current generation alone: what a page asks its own worker, without the weight of the older two. */
export const openCurrentApi = (setting: Setting): Api => {
  const routes = new Map(routesOf(v3, setting));
  return {
    owns: (path) => path.startsWith('/v3/'),
    isCostly: (path) => routes.get(path)?.costly ?? false,
    handle: (method, path, query, header, caller) =>
      routes.get(path)?.handle(method, query, header, caller) ?? nowhere(v3, query),
    refuseTooLong: (path, query) => routes.get(path)?.refuseTooLong(query) ?? nowhere(v3, query, 'too-long'),
  };
};
