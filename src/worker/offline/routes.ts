/** What the service worker does with a request: told from the request and the list of files alone. */
import { ownsPath } from '../../api/index.ts';

export type Asked = { readonly url: string; readonly method: string; readonly mode: string };

export type Route =
  | { readonly kind: 'file'; readonly path: string }
  /** A page that only a server can make (accounts, health); without one, the map. */
  | { readonly kind: 'server-page' }
  /** A file of another version, which may still be kept for a page that is open. */
  | { readonly kind: 'older-file' }
  | { readonly kind: 'interface' }
  | { readonly kind: 'pass' };

const PASS: Route = { kind: 'pass' };
const MAP: Route = { kind: 'file', path: '/index.html' };

/** `/word.word.word` and `/@lat,lng,zoom`, encoded as they come. */
const DEEP_LINK = /^\/(@[^/]*|[^/@.]+\.[^/.]+\.[^/.]+)\/?$/;

const routeOfPage = (path: string, hashOf: (path: string) => string | undefined): Route => {
  if (path === '/' || DEEP_LINK.test(path)) return MAP;
  const page = [path, `${path}.html`].find((name) => name.endsWith('.html') && hashOf(name) !== undefined);
  return page === undefined ? { kind: 'server-page' } : { kind: 'file', path: page };
};

export const routeOf = (asked: Asked, origin: string, hashOf: (path: string) => string | undefined): Route => {
  const url = new URL(asked.url);
  const { pathname: path, search } = url;
  if (url.origin !== origin) return PASS;
  if (ownsPath(path, search.slice(1))) return { kind: 'interface' };
  if (asked.method !== 'GET') return PASS;
  if (asked.mode === 'navigate') return routeOfPage(path, hashOf);
  const hash = hashOf(path);
  const version = url.searchParams.get('v');
  if (hash !== undefined && (version === null || version === hash)) return { kind: 'file', path };
  return version !== null || path.startsWith('/assets/') ? { kind: 'older-file' } : PASS;
};
