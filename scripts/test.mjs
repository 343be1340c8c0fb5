/**
 * npm test: every check there is, one stage after the other, each timed; the last line says how many passed.
 *
 *     npm test                   everything
 *     npm test -- types unit     only these stages
 *
 * Needs what `npm ci` installed, and a Chromium for the browser tests: Playwright's own, the system's, or, when we are
 * root on Debian, one that is installed here. Redis and nginx for the heavy tests come the same way.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath, debianTools } from './tools.mjs';
import { overBudget } from './weight.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
process.env.PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
delete process.env.NODE_ENV;

/** No stage needs half of it on two cores; something hangs. The browser tests give up by themselves a little earlier. */
const LONGEST_STAGE_MS = 22 * 60_000;

/** Each stage returns undefined when it passed, or a sentence that says why not. */
function run(command, args, env = {}) {
  const { status, error, signal } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true', ...env },
    timeout: LONGEST_STAGE_MS,
    // Asked to stop like this, a test runner still reports and ends what it started.
    killSignal: 'SIGINT',
  });
  if (status === 0) return undefined;
  return `${command} ${args.join(' ')}: ${error?.message ?? signal ?? `exit code ${status}`}`;
}

function checkLicences() {
  const allowed = new Set([
    'MIT',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    '0BSD',
    'MIT-0',
    'OFL-1.1',
    'Zlib',
    'BlueOak-1.0.0',
    'Unlicense',
    'CC0-1.0',
  ]);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const wrong = [];
  let count = 0;
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.dev || entry.devOptional || entry.optional) continue;
    count++;
    // "(MIT OR GPL-3.0)" leaves us the choice.
    const choices = String(entry.license ?? 'unknown')
      .replace(/[()]/g, '')
      .split(' OR ');
    if (!choices.some((licence) => allowed.has(licence))) wrong.push(`${path}: ${entry.license}`);
  }
  console.log(`${count} production packages`);
  if (count === 0) return 'the lock file lists no production package';
  return wrong.length === 0 ? undefined : `licences that nobody allowed: ${wrong.join('; ')}`;
}

function checkData() {
  const { files } = JSON.parse(readFileSync('public/data/manifest.json', 'utf8'));
  const wrong = [];
  for (const [name, { sha256, bytes }] of Object.entries(files)) {
    const file = join('public/data', name);
    if (!existsSync(file)) wrong.push(`${name} is missing`);
    else if (
      statSync(file).size !== bytes ||
      createHash('sha256').update(readFileSync(file)).digest('hex') !== sha256
    ) {
      wrong.push(`${name} is not what the manifest says`);
    }
  }
  const listed = new Set(Object.keys(files));
  for (const entry of readdirSync('public/data', { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice('public/data/'.length);
    if (entry.isFile() && name !== 'manifest.json' && !listed.has(name)) wrong.push(`${name} is not in the manifest`);
  }
  console.log(`${listed.size} data files`);
  return wrong.length === 0 ? undefined : wrong.join('; ');
}

const BROWSER_REPORT = 'test-results/report.json';

function checkBrowser() {
  if (!existsSync('playwright.config.ts') || !existsSync('e2e')) return 'there are no browser tests (e2e/)';
  const path = chromiumPath();
  if (path === undefined) {
    return 'no Chromium found: run "npx playwright install chromium", or install the package chromium';
  }
  rmSync(BROWSER_REPORT, { force: true });
  const problem = run('playwright', ['test'], { CHROMIUM_PATH: path });
  if (!existsSync(BROWSER_REPORT)) return problem ?? 'the browser tests left no report';
  const tests = browserTests(JSON.parse(readFileSync(BROWSER_REPORT, 'utf8')));
  const named = (wanted) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  console.log(`${tests.length} browser tests`);
  for (const name of named('flaky')) console.log(`flaky, failed before it passed: ${name}`);
  return problem === undefined ? undefined : [problem, ...named('unexpected')].join('\n  ');
}

/** How every browser test of a report went: expected, unexpected, flaky or skipped. */
function browserTests({ suites = [], specs = [] }, above = []) {
  const here = specs.flatMap(({ title, line, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `[${projectName}] ${file}:${line} ${[...above, title].join(' > ')}`,
      status,
    })),
  );
  // The outermost suites are the files, which every spec names anyway.
  const below = suites.flatMap((suite) =>
    browserTests(suite, suite.file === suite.title ? above : [...above, suite.title]),
  );
  return [...here, ...below];
}

function checkUnits() {
  // The examples of the pages are run as they stand there.
  if (debianTools(['curl']).length > 0) return 'curl not found: install the Debian package of this name';
  return run('vitest', ['run']);
}

function checkHeavy() {
  const missing = debianTools(['redis-server', 'nginx']);
  if (missing.length > 0) return `${missing.join(' and ')} not found: install the Debian packages of these names`;
  return run('vitest', ['run', '--config', 'vitest.heavy.config.ts']);
}

const STAGES = {
  types: () => run('npm', ['run', '-s', 'check:types']),
  lint: () => run('biome', ['check', '.', '--diagnostic-level=error']),
  layers: () => run('npm', ['run', '-s', 'check:layers']),
  unused: () => run('knip', []),
  licences: checkLicences,
  data: checkData,
  unit: checkUnits,
  build: () => run(process.execPath, ['scripts/build.mjs', '--if-needed']),
  weight: () => overBudget('dist'),
  heavy: checkHeavy,
  browser: checkBrowser,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`there is no stage ${unknown.join(', ')}; there are ${Object.keys(STAGES).join(', ')}`);
  process.exit(1);
}

const results = [];
for (const [name, check] of Object.entries(STAGES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const started = performance.now();
  let problem;
  try {
    problem = check();
  } catch (error) {
    problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (problem !== undefined) console.log(problem);
  results.push({ name, seconds, problem });
}

console.log('\n=== summary');
for (const { name, seconds, problem } of results) {
  console.log(`${problem === undefined ? 'passed' : 'FAILED'}  ${name.padEnd(9)} ${seconds.padStart(6)} s`);
  if (problem !== undefined) console.log(`  ${problem}`);
}
const failed = results.filter(({ problem }) => problem !== undefined).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
