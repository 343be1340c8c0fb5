import { OPENAPI_PATH, openapiReply } from './openapi/endpoint.ts';
import type { Api, Caller } from './reply.ts';
import { nowhere, type Route, routesOf } from './routes.ts';
import type { Setting } from './setting.ts';
import { isUnversionedQuestion, unversioned } from './unversioned/unversioned.ts';
import { v2 } from './v2/v2.ts';
import { v3 } from './v3/v3.ts';

const VERSIONED = /^\/v[23](\/|$)/;

/** See `Api.owns`; can be told before anything is loaded. */
export const ownsPath = (path: string, query: string, method = 'GET'): boolean =>
  path === OPENAPI_PATH || VERSIONED.test(path) || isUnversionedQuestion(path, query, method);

/** The HTTP interface as a function: a request in, a reply out. It knows no server, no browser and no clock. */
export const openApi = (setting: Setting): Api => {
  const lacksTls = (caller: Caller): boolean => setting.requireTls === true && !caller.overTls;
  const routes = new Map<string, Route>([
    ...routesOf(v3, setting),
    ...routesOf(v2, setting, lacksTls),
    ...routesOf(unversioned, setting),
  ]);
  return {
    owns: ownsPath,
    isCostly: (path) => routes.get(path)?.costly ?? false,
    handle: (method, path, query, header, caller) => {
      const route = routes.get(path);
      if (route !== undefined) return route.handle(method, query, header, caller);
      if (path === OPENAPI_PATH) return openapiReply(method, header);
      return path.startsWith('/v2') ? nowhere(v2, query) : nowhere(v3, query);
    },
    refuseTooLong: (path, query) => {
      const route = routes.get(path);
      if (route !== undefined) return route.refuseTooLong(query);
      return path.startsWith('/v2') ? nowhere(v2, query, 'too-long') : nowhere(v3, query, 'too-long');
    },
  };
};
