/**
 * Runs every benchmark, each against its named peers in the same process, and writes docs/benchmarks.md:
 * `npm run bench`. `npm run bench -- address places` runs some of them and writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
if (!existsSync(join(here, 'node_modules'))) execFileSync('npm', ['ci', '--silent'], { cwd: here, stdio: 'inherit' });
// The server and the page are measured as they are shipped.
execFileSync(process.execPath, [join(here, '..', 'scripts', 'build.mjs'), '--if-needed'], { stdio: 'inherit' });
const only = process.argv.slice(2);
const names = readdirSync(here)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
  .filter((name) => only.length === 0 || only.includes(name));
// The document holds all of them, or it would lose what was not measured.
const whole = only.length === 0 ? ['--write'] : [];
execFileSync(process.execPath, ['--import', 'tsx', '--expose-gc', join(here, 'report.ts'), ...names, ...whole], {
  stdio: 'inherit',
});
