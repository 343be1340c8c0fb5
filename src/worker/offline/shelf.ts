/**
 * The files of the site, kept in the browser under their content: a file is found by path and hash together, so what
 * belongs to another version of the site can never be taken for it. Every file is hashed before it is kept.
 */
export type Hashes = Readonly<Record<string, string>>;

export type FileList = {
  /** What a visit needs at the least: fetched as a whole before a version is ready. */
  readonly core: Hashes;
  /** What is kept once somebody has used it: languages, letters of other scripts. */
  readonly onUse: Hashes;
};

export type Shelf = {
  /** The kept file, else the same from the network, which is then kept. Refuses what has another hash. */
  take(path: string): Promise<Response>;
  /** The hash under which this version has a path; undefined for what is not of this version. */
  hashOf(path: string): string | undefined;
};

/** The few things of a browser that are needed here. */
export type World = {
  readonly openCache: () => Promise<Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>>;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly origin: string;
  /** When a file that was just used is written down. */
  readonly soon: (work: () => void) => void;
};

/** The build names these after their content already. */
const isNamedByContent = (path: string): boolean => path.startsWith('/assets/');

export const keyOf = (path: string, hash: string): string => (isNamedByContent(path) ? path : `${path}?v=${hash}`);

const NO_CACHE: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
  match: async () => undefined,
  put: async () => undefined,
  keys: async () => [],
  delete: async () => false,
};

/** The browser that runs this; a private window may refuse to keep anything. */
export const browserWorld = (soon: World['soon']): World => {
  let opened: ReturnType<World['openCache']> | undefined;
  return {
    openCache: () => {
      opened ??= caches.open('tessera').catch(() => NO_CACHE);
      return opened;
    },
    fetch: (path, init) => fetch(path, init),
    origin: location.origin,
    soon,
  };
};

/** The first `digits` hex digits of SHA-256. */
export const hashOfBytes = async (bytes: ArrayBuffer, digits: number): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
};

/** The body arrives unpacked; what says otherwise would be wrong now. */
const PACKING = ['content-encoding', 'content-length', 'transfer-encoding'];

/** A file as it came: answers are made of it as often as they are needed. */
type Fetched = () => Response;

const fetchedOf = (response: Response, bytes: ArrayBuffer): Fetched => {
  const headers = new Headers(response.headers);
  for (const name of PACKING) headers.delete(name);
  return () => new Response(bytes, { status: 200, headers });
};

/** Fetches a file and refuses it when its hash is another. */
export const fetchFile = async (path: string, hash: string, fetch: World['fetch']): Promise<Fetched> => {
  // Where the site is not served by our server, an address may lead on: /index.html to /.
  const address = path === '/index.html' ? '/' : keyOf(path, hash);
  // What the browser still has from before may be too old; then it is worth asking the host itself.
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(address, { cache });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    if ((await hashOfBytes(bytes, hash.length)) === hash) return fetchedOf(response, bytes);
  }
  throw new Error(`${path} is of another version of the site`);
};

export const openShelf = ({ core, onUse }: FileList, { openCache, fetch, soon }: World): Shelf => {
  const hashOf = (path: string): string | undefined => core[path] ?? onUse[path];

  const take = async (path: string): Promise<Response> => {
    const hash = hashOf(path);
    if (hash === undefined) throw new Error(`${path} is not a file of this version`);
    const cache = await openCache();
    const key = keyOf(path, hash);
    const kept = await cache.match(key);
    if (kept !== undefined) return kept;
    const fresh = await fetchFile(path, hash, fetch);
    // Nobody waits for the disk, and a full one is no reason not to answer.
    soon(() => void cache.put(key, fresh()).catch((error: unknown) => console.warn('not kept', path, error)));
    return fresh();
  };

  return { take, hashOf };
};
