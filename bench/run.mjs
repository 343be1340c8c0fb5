/**
 * Runs every benchmark, each against its named peers in the same run, and writes docs/benchmarks.md: `npm run bench`.
 *
 *     npm run bench                       all of them
 *     npm run bench -- address places     some; the others keep what was measured before
 *
 * Each runs in a process of its own: one that crashes leaves its old figures, with a line that says so, and the rest go
 * on. The exit code is then 1.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
process.chdir(join(here, '..'));
const all = readdirSync(here)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`there is no benchmark ${unknown.join(', ')}; there are ${all.join(', ')}`);
  process.exit(2);
}
if (!existsSync(join(here, 'node_modules'))) execFileSync('npm', ['ci', '--silent'], { cwd: here, stdio: 'inherit' });
// The server and the page are measured as they are shipped.
execFileSync(process.execPath, ['scripts/build.mjs', '--if-needed'], { stdio: 'inherit' });

const failed = [];
for (const name of wanted.length === 0 ? all : wanted) {
  console.log(`=== ${name}`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--expose-gc', 'bench/report.ts', name], {
    stdio: 'inherit',
  });
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
