import type { Api, Caller } from './reply.ts';

/**
 * The API behind `Request -> Response`, for edge runtimes and service workers.
 *
 * Gives undefined for an address that is not the API's, so that whoever calls can serve the map or ask the network.
 */
export type FetchAnswer = (request: Request, address?: string) => Promise<Response> | undefined;

/** A response to these may not have a body, not even an empty one. */
const hasNoBody = (status: number): boolean => status === 204 || status === 304;

export const fetchAnswer =
  (api: Api): FetchAnswer =>
  (request, address = '') => {
    const url = new URL(request.url);
    const query = url.search.slice(1);
    if (!api.owns(url.pathname, query, request.method)) return undefined;
    const caller: Caller = { address, origin: url.origin, overTls: url.protocol === 'https:' };
    const header = (name: string): string | undefined => request.headers.get(name) ?? undefined;
    return Promise.resolve(api.handle(request.method, url.pathname, query, header, caller)).then(
      ({ status, headers, body }) => new Response(hasNoBody(status) ? null : body, { status, headers }),
    );
  };
