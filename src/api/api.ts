import { type Generation, type Handler, handlerOf } from './generation.ts';
import { type Query, readQuery } from './query.ts';
import type { Api, Caller, Reply } from './reply.ts';
import type { Setting } from './setting.ts';
import { v3 } from './v3/v3.ts';

/**
 * The HTTP interface as a function: a request in, a reply out. It knows no server, no browser and no clock.
 *
 * Paths are matched exactly, byte for byte: what is not listed here is the map's, or nobody's.
 */
type Route = { readonly costly: boolean; readonly handle: Handler };

const routesOf = <Code, Answer>(
  generation: Generation<Code, Answer>,
  setting: Setting,
  needsTls: (caller: Caller) => boolean = () => false,
): readonly (readonly [path: string, route: Route])[] =>
  generation.endpoints.map((endpoint) => [
    endpoint.path,
    { costly: endpoint.costly, handle: handlerOf(generation, endpoint, setting, needsTls) },
  ]);

const unknown = <Code, Answer>(generation: Generation<Code, Answer>, query: Query): Reply =>
  generation.writeTrouble({ kind: 'not-found' }, { operation: 'unknown', query });

export const openApi = (setting: Setting): Api => {
  const routes = new Map<string, Route>(routesOf(v3, setting));
  return {
    owns: (path) => path.startsWith('/v3/'),
    isCostly: (path) => routes.get(path)?.costly ?? false,
    handle: (method, path, query, header, caller) => {
      const route = routes.get(path);
      return route === undefined ? unknown(v3, readQuery(query)) : route.handle(method, query, header, caller);
    },
  };
};
