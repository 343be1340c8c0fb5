import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serversOf } from '../src/app/map/map-servers.ts';
import { drawAll } from '../src/pipeline/drawings/index.ts';
import { openLog } from '../src/server/log.ts';
import { optionsFrom } from '../src/server/options.ts';
import { type Running, serve } from '../src/server/serve.ts';
import { unrun } from './testing/commands.ts';
import { examples, strayAddresses, withWordsOfToday, wordsNow, writeExamples } from './testing/example-addresses.ts';
import { faultsOfMarkup, runInPage } from './testing/page-scripts.ts';
import {
  type Block,
  blocksOf,
  commandsOf,
  indentedBlocks,
  layOut,
  PAGES,
  readPage,
  withPrinted,
} from './testing/pages.ts';

/**
 * Every command and every program of the pages for people, run; each prints what the page says.
 *
 * `npm run docs:refresh` writes what they print now, with the addresses of the word lists of now.
 */
const REFRESH = process.env.REFRESH_DOCS === '1';

const pages = new Map(PAGES.map((page) => [page, REFRESH ? withWordsOfToday(readPage(page)) : readPage(page)]));
const blocks: readonly Block[] = [...pages].flatMap(([page, text]) => blocksOf(page, text));
const named = (kind: string): readonly (readonly [string, Block])[] =>
  blocks.filter((block) => block.kind === kind).map((block) => [`${block.page}:${block.line}`, block]);

const SITE = 'http://localhost:8080';
const root = resolve('.');
const run = promisify(execFile);

let server: Running;
let url: string;
/** Where commands run: an empty folder with a table, as a reader may have one. */
let folder: string;
/** Inside the package, so that its own name leads to it, as it does where it is installed. */
let inside: string;

const TABLE = 'name,lat,lng\nTower Bridge,51.5055,-0.075406\nEiffel Tower,48.85837,2.294481\n';

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-needed', 'server', 'library'], { stdio: 'inherit' });
  folder = mkdtempSync(join(tmpdir(), 'docs-'));
  writeFileSync(join(folder, 'places.csv'), TABLE);
  mkdirSync('dist', { recursive: true });
  inside = mkdtempSync('dist/examples-');
  // A site of data alone: what the pages ask for needs no built page, which would take a minute.
  mkdirSync(join(folder, 'site/packed'), { recursive: true });
  cpSync('public/data', join(folder, 'site/web/data'), { recursive: true });
  const read = optionsFrom(['--open', '--port', '0', '--host', '127.0.0.1', '--data-dir', join(folder, 'keys')], {});
  if (!read.ok) throw new Error(read.message);
  server = await serve(
    read.options,
    join(folder, 'site'),
    openLog(() => undefined),
    { tidies: true },
  );
  url = `http://127.0.0.1:${server.port}`;
  await server.ready;
}, 300_000);

afterAll(async () => {
  await server.stop();
  for (const path of [folder, inside]) rmSync(path, { recursive: true, force: true });
  if (!REFRESH) return;
  for (const [page, text] of pages) writeFileSync(page, text);
  writeExamples();
});

const judge = (block: Block, output: string): void => {
  if (block.printed === undefined) return;
  const told = output.replaceAll(url, SITE).replaceAll(root, '.');
  const now =
    block.printed.kind === 'json' ? `${layOut(JSON.parse(told))}\n` : told.endsWith('\n') ? told : `${told}\n`;
  if (REFRESH) pages.set(block.page, withPrinted(pages.get(block.page) ?? '', block, now));
  else expect(block.printed.text).toBe(now);
};

const shell = async (command: string): Promise<string> => {
  const here = command
    .replaceAll(SITE, url)
    .replace(/^npx tessera /, `"${process.execPath}" "${root}/scripts/tessera.mjs" `)
    .replace(/\bcurl /g, 'curl -sS ');
  return (await run('sh', ['-c', here], { cwd: folder, timeout: 60_000 })).stdout;
};

describe('commands', () => {
  test('there are some, and most are run', () => {
    const commands = named('sh').flatMap(([, { code }]) => commandsOf(code));
    expect(commands.filter((command) => unrun(command) === undefined).length).toBeGreaterThan(20);
  });

  test.each(named('sh'))('%s', async (_name, block) => {
    let output = '';
    for (const command of commandsOf(block.code)) {
      const left = unrun(command);
      if (left === undefined) output += await shell(command);
      else expect(left.fault, command).toBeUndefined();
    }
    judge(block, output);
  });
});

test.each(named('js'))('%s in Node', async (name, block) => {
  const file = join(inside, `${name.replaceAll(/\W/g, '-')}.mjs`);
  writeFileSync(file, block.code);
  expect(block.printed).toBeDefined();
  judge(block, (await run(process.execPath, [file])).stdout);
});

test.each(named('js page'))('%s in a page', async (_name, block) => {
  const { printed, refused } = await runInPage(block.code, url);
  expect(refused).toEqual([]);
  expect(printed).not.toBe('');
});

test.each(named('html'))('%s is markup that the map understands', (_name, { code }) => {
  expect(faultsOfMarkup(code)).toEqual([]);
});

test.each(named('json'))('%s, a map.json, is read whole', (_name, { code }) => {
  const file: Record<string, unknown> = JSON.parse(code);
  expect(Object.keys(serversOf(file))).toEqual(Object.keys(file));
});

test('the drawings are those of today (else: npm run docs:refresh)', async () => {
  const [lat = 0, lng = 0] = (examples[0]?.position ?? '').split(',').map(Number);
  for (const [name, drawing] of await drawAll({ lat, lng })) {
    const file = join('docs/drawings', name);
    if (REFRESH) writeFileSync(file, drawing);
    else expect(readFileSync(file, 'utf8') === drawing, name).toBe(true);
  }
});

describe('nothing escapes', () => {
  test.each([...pages])('%s', (page, text) => {
    expect(indentedBlocks(text)).toEqual([]);
    // docs/library.test.ts builds bundles and checks types; text and json that nothing prints are pictures of something.
    const elsewhere = page === 'docs/library.md' ? ['ts', 'js bundled'] : [];
    const kinds = new Set(['sh', 'js', 'js page', 'html', 'json', 'text', ...elsewhere]);
    expect(blocksOf(page, text).filter(({ kind }) => !kinds.has(kind))).toEqual([]);
  });
});

describe('addresses in the pages are those of today (else: npm run docs:refresh)', () => {
  test.each(examples)('$position $language', (example) => {
    if (!REFRESH) expect(example.words).toBe(wordsNow(example));
  });

  test.each([...pages])('no other in %s', (page, text) => {
    const printed = blocksOf(page, text).flatMap((block) => (block.printed === undefined ? [] : [block.printed.text]));
    const typed = printed.reduce((rest, output) => rest.replace(output, ''), text);
    if (!REFRESH) expect(strayAddresses(typed)).toEqual([]);
  });
});

test.each([...pages])('every link inside the repository leads somewhere: %s', (page, text) => {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(join(dirname(page), path)))).toEqual([]);
});
