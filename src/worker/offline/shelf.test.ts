import { describe, expect, test } from 'vitest';
import { hashOfBytes, openShelf, type World } from './shelf.ts';
import { fill, tidy } from './versions.ts';

const origin = 'https://map.example';

const hash = (text: string): Promise<string> => hashOfBytes(new TextEncoder().encode(text).buffer, 16);

/** A browser with an empty cache, and a server that has these files. */
const openWorld = (files: Record<string, string>) => {
  const kept = new Map<string, Response>();
  const asked: string[] = [];
  const hrefOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
    match: async (request) => kept.get(hrefOf(request))?.clone(),
    put: async (request, response) => void kept.set(hrefOf(request), response),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async (request) => kept.delete(hrefOf(request)),
  };
  const world: World = {
    origin,
    soon: (work) => work(),
    openCache: async () => cache,
    fetch: async (path) => {
      asked.push(path);
      const text = files[new URL(path, origin).pathname];
      const headers = { 'Content-Type': 'text/x-test', 'Content-Encoding': 'br', 'Content-Length': '3' };
      return text === undefined ? new Response('gone', { status: 404 }) : new Response(text, { headers });
    },
  };
  return { world, asked, kept, paths: () => [...kept.keys()].map((url) => url.slice(origin.length)).sort() };
};

const files = { '/': 'the page', '/assets/main-x.js': 'a script', '/data/en.lex': 'words', '/data/fr.lex': 'mots' };

const listOf = async (given: Record<string, string>) => ({
  core: {
    '/index.html': await hash(given['/'] ?? ''),
    '/assets/main-x.js': await hash(given['/assets/main-x.js'] ?? ''),
  },
  onUse: {
    '/data/en.lex': await hash(given['/data/en.lex'] ?? ''),
    '/data/fr.lex': await hash(given['/data/fr.lex'] ?? ''),
  },
});

describe('a shelf', () => {
  test('is filled with the core, and with nothing else', async () => {
    const { world, paths } = openWorld(files);
    const list = await listOf(files);
    await fill(list, world);
    expect(paths()).toEqual(['/assets/main-x.js', `/index.html?v=${list.core['/index.html']}`]);
  });

  test('asks for a file once, and then never again', async () => {
    const { world, asked } = openWorld(files);
    const shelf = openShelf(await listOf(files), world);
    const texts = [await shelf.take('/data/en.lex'), await shelf.take('/data/en.lex')].map((answer) => answer.text());
    expect(await Promise.all(texts)).toEqual(['words', 'words']);
    expect(asked.length).toBe(1);
  });

  test('keeps the headers of a file, but not how it was packed', async () => {
    const { world } = openWorld(files);
    const { headers } = await openShelf(await listOf(files), world).take('/data/en.lex');
    expect(Object.fromEntries(headers)).toEqual({ 'content-type': 'text/x-test' });
  });

  test('refuses a file of another version, and keeps nothing of it', async () => {
    const { world, paths } = openWorld({ ...files, '/data/en.lex': 'words of tomorrow' });
    const shelf = openShelf(await listOf(files), world);
    await expect(shelf.take('/data/en.lex')).rejects.toThrow('another version');
    expect(paths()).toEqual([]);
  });

  test('is not full while a file of the core is missing', async () => {
    const { '/assets/main-x.js': _, ...less } = files;
    await expect(fill(await listOf(files), openWorld(less).world)).rejects.toThrow('404');
  });

  test('knows nothing of files that are not listed', async () => {
    const shelf = openShelf(await listOf(files), openWorld(files).world);
    expect(shelf.hashOf('/data/xx.lex')).toBeUndefined();
    await expect(shelf.take('/data/xx.lex')).rejects.toThrow('not a file of this version');
  });
});

test('a new version fetches only what changed; the old one stays until the version after', async () => {
  const { world, asked, paths } = openWorld(files);
  const publish = async (page: string) => {
    Object.assign(files, { '/': page });
    asked.length = 0;
    const list = await listOf(files);
    await fill(list, world);
    return { list, key: `/index.html?v=${list.core['/index.html']}` };
  };
  const first = await publish('the first page');
  await (await openShelf(first.list, world).take('/data/en.lex')).text();
  await tidy(first.list, world);

  const second = await publish('the second page');
  expect(asked).toEqual(['/']);
  await tidy(second.list, world);
  expect(paths()).toEqual(expect.arrayContaining([first.key, second.key]));
  expect(paths()).toContain(`/data/en.lex?v=${second.list.onUse['/data/en.lex']}`);

  const third = await publish('the third page');
  await tidy(third.list, world);
  expect(paths()).not.toContain(first.key);
  expect(paths()).toEqual(expect.arrayContaining([second.key, third.key]));
});
