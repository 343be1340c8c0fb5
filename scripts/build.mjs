/**
 * Builds what is missing or out of date: the page (dist/web), its packed copies (dist/packed), the server (dist/server)
 * and the package (dist/lib).
 *
 *     node scripts/build.mjs                       build everything
 *     node scripts/build.mjs --if-needed           only what changed since the last build
 *     node scripts/build.mjs --if-needed server    only these parts
 *
 * A stamp beside each part holds the sizes and times of the files it was built from.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildLibrary } from './build-library.mjs';
import { packSite } from './pack-site.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
// Before anything of Vite runs: the first to run sets it for all, and a check that runs first would set development.
process.env.NODE_ENV = 'production';

const TESTS = /\.(test|bench|contract)\.tsx?$/;

/** Every file under these paths as `path size time`, hashed: cheap, and exact enough for a build on one machine. */
function stampOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    const stat = statSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!TESTS.test(path)) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

const source = (...rooms) => rooms.map((room) => join('src', room));
const PAGE_INPUTS = [
  'index.html',
  'embed.html',
  'docs.html',
  'batch.html',
  'embed',
  'public',
  'vite.config.ts',
  'vite.embed.config.ts',
  'vite.offline.config.ts',
  'src/pipeline/site',
  'package-lock.json',
  ...source('engine', 'api', 'batch', 'formats', 'worker', 'client', 'app', 'embed', 'docs'),
];
const SERVER_INPUTS = [
  'vite.server.config.ts',
  'package-lock.json',
  ...source('engine', 'api', 'batch', 'client', 'formats', 'library', 'server', 'cli'),
];
const LIBRARY_INPUTS = [
  'vite.library.config.ts',
  'scripts/build-library.mjs',
  'package-lock.json',
  ...source('engine', 'library'),
];

/** A language that lacks a message would show English, or nothing: no such page is built. */
async function checkMessages(vite) {
  for (const room of ['app', 'embed/build']) {
    const { module } = await vite.runnerImport(`./src/${room}/text/gaps.ts`, { configFile: false, logLevel: 'error' });
    if (module.allGaps.length > 0) throw new Error(`messages of the page:\n${module.allGaps.join('\n')}`);
  }
}

async function buildPage(vite) {
  if (existsSync('index.html')) {
    await checkMessages(vite);
    await vite.build({ configFile: 'vite.config.ts', logLevel: 'warn' });
    await vite.build({ configFile: 'vite.embed.config.ts', logLevel: 'warn' });
    await vite.build({ configFile: 'vite.offline.config.ts', logLevel: 'warn' });
    return;
  }
  // Without a page the interface still serves, with its data.
  rmSync('dist/web', { recursive: true, force: true });
  mkdirSync('dist/web', { recursive: true });
  if (existsSync('public')) cpSync('public', 'dist/web', { recursive: true });
}

const buildServer = (vite) => vite.build({ configFile: 'vite.server.config.ts', logLevel: 'warn' });

async function part({ name, inputs, folder, work }, ifNeeded) {
  const stampFile = join('dist', `${name}.stamp`);
  const stamp = stampOf(inputs);
  if (ifNeeded && existsSync(folder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const started = performance.now();
  await work(await import('vite'));
  mkdirSync('dist', { recursive: true });
  writeFileSync(stampFile, stamp);
  console.error(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const PARTS = [
  { name: 'server', inputs: SERVER_INPUTS, folder: 'dist/server', work: buildServer },
  {
    name: 'page',
    inputs: PAGE_INPUTS,
    folder: 'dist/web',
    work: async (vite) => {
      await buildPage(vite);
      await packSite('dist/web', 'dist/packed');
    },
  },
  { name: 'library', inputs: LIBRARY_INPUTS, folder: 'dist/lib', work: buildLibrary },
];

const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const ifNeeded = process.argv.includes('--if-needed');
for (const one of PARTS) if (wanted.length === 0 || wanted.includes(one.name)) await part(one, ifNeeded);
