import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataHashes, fileList } from './file-list.ts';

const site = mkdtempSync(join(tmpdir(), 'tessera-list-'));
afterAll(() => rmSync(site, { recursive: true }));

const files = [
  'index.html',
  'embed/build.html',
  'embed.js',
  'sw.js',
  'robots.txt',
  'map.json',
  'assets/main-x.js',
  'assets/noto-sans-latin-wght-normal-x.woff2',
  'assets/noto-sans-greek-wght-normal-x.woff2',
  'data/atlas.bin',
  'data/words/en.lex',
];
for (const name of files) {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), name);
}

test('a first visit keeps pages, scripts, data and the common letters; the rest is kept on use', () => {
  const { core, onUse } = fileList(site);
  expect(Object.keys(core)).toEqual([
    '/assets/main-x.js',
    '/assets/noto-sans-latin-wght-normal-x.woff2',
    '/data/atlas.bin',
    '/index.html',
  ]);
  expect(Object.keys(onUse)).toEqual([
    '/assets/noto-sans-greek-wght-normal-x.woff2',
    '/data/words/en.lex',
    '/embed/build.html',
  ]);
  for (const hash of Object.values({ ...core, ...onUse })) expect(hash).toMatch(/^[0-9a-f]{16}$/);
});

test('the hashes of the data are those of the site that is built from it', () => {
  const { core, onUse } = fileList('public');
  const hashes = dataHashes('public/data/manifest.json');
  expect(Object.keys(hashes).length).toBeGreaterThan(30);
  expect({ ...core, ...onUse }).toMatchObject(hashes);
});
