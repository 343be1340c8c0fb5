/** A version of the site in the browser: fetched as a whole before it is used, thrown away when nobody needs it. */
import { type FileList, fetchFile, keyOf, type World } from './shelf.ts';

const LISTS = '/.kept-versions';

/** Ten at a time: an install shall not stand in the way of the page that it happens beside. */
const AT_ONCE = 10;

/** Fetches what is missing of the core. */
export const fill = async ({ core }: FileList, { openCache, fetch }: World): Promise<void> => {
  const cache = await openCache();
  const waiting = Object.entries(core);
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [path, hash] = next;
      const key = keyOf(path, hash);
      if ((await cache.match(key)) === undefined) await cache.put(key, (await fetchFile(path, hash, fetch))());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** Throws away what neither this version nor the one before it has: a page of that one may still be open. */
export const tidy = async ({ core, onUse }: FileList, { openCache, origin }: World): Promise<void> => {
  const cache = await openCache();
  const current = Object.entries({ ...core, ...onUse }).map(([path, hash]) => keyOf(path, hash));
  const before: readonly string[] = (await (await cache.match(LISTS))?.json()) ?? [];
  const wanted = new Set([...current, ...before, LISTS].map((key) => new URL(key, origin).href));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  await cache.put(LISTS, Response.json(current));
};
