import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Block, blocksOf, readPage } from './testing/pages.ts';

/** The package in bundles and under the compiler; what docs/library.md runs in Node is left to docs.test.ts. */
const examples = blocksOf('docs/library.md', readPage('docs/library.md'));

const of = (kind: string): readonly (readonly [number, Block])[] =>
  examples.filter((example) => example.kind === kind).map((example, at) => [at + 1, example]);

/** Inside the package, so that its own name leads to it, as it does where it is installed. */
let folder: string;
beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-needed', 'library'], { stdio: 'inherit' });
  mkdirSync('dist', { recursive: true });
  folder = mkdtempSync('dist/examples-');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const printedBy = (...args: readonly string[]): string => execFileSync(process.execPath, args, { encoding: 'utf8' });

const bundle = async (entry: string): Promise<string> => {
  const outDir = join(folder, 'bundled');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'bundle' },
      minify: 'oxc',
      emptyOutDir: true,
    },
  });
  return join(outDir, 'bundle.js');
};

test('the page has examples of every kind', () => {
  expect(of('js bundled').length).toBeGreaterThan(0);
  expect(of('ts').length).toBeGreaterThan(0);
});

test.each(of('js bundled'))('example %i in a bundle, with data over HTTP', async (at, { code, printed }) => {
  const file = await bundle(put(`bundled-${at}.mjs`, code));
  expect(readFileSync(file, 'utf8')).not.toContain('node:');
  // The site of the example does not exist: its files come from our own folder.
  const site = put(
    'site.mjs',
    `import { readFileSync } from 'node:fs';
    globalThis.fetch = async (url) => {
      const name = String(url).replace('https://static.example/tessera/', 'public/data/');
      return new Response(readFileSync(name));
    };`,
  );
  expect(printedBy('--import', `./${site}`, file)).toBe(printed?.text);
});

test('a bundle of squares alone takes no words along', async () => {
  // What is loaded when asked for stands in files of its own: all of them count.
  const whole = dirname(await bundle(put('whole.mjs', `export { openGeocoder } from 'tessera';`)));
  const wholeBytes = readdirSync(whole).reduce((sum, name) => sum + readFileSync(join(whole, name)).length, 0);
  const squares = await bundle(put('squares.mjs', `export { squareAt, boundsOf } from 'tessera';`));
  const text = readFileSync(squares, 'utf8');
  expect(text).toContain('export');
  expect(text).not.toMatch(/lexicon|atlas|fetch/);
  expect(text.length).toBeLessThan(wholeBytes / 10);
});

test('without a load, a browser build says what is missing', async () => {
  const file = await bundle(
    put(
      'no-load.mjs',
      `import { openGeocoder } from 'tessera';
    await openGeocoder().catch((error) => console.log(error.message));`,
    ),
  );
  expect(printedBy(file)).toContain('pass a "load"');
});

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('the types are found with module %s, resolution %s', (module, resolution) => {
  for (const [at, { code }] of [...of('ts'), ...of('js bundled')]) put(`typed-${at}.mts`, code);
  put(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        target: 'es2023',
        lib: ['es2023', 'dom'],
        types: [],
        module,
        moduleResolution: resolution,
      },
      include: ['*.mts'],
    }),
  );
  const compiler = 'node_modules/typescript/bin/tsc';
  expect(() => printedBy(compiler, '-p', folder)).not.toThrow();
});
