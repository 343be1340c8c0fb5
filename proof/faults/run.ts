/**
 * What the server bears, tried for real:
 *
 *     npm run proof:faults                     everything in full, about 15 minutes; writes docs/reliability.md
 *     npm run proof:faults -- quick            everything in small, about a minute and a half; only prints
 *     npm run proof:faults -- fuzz nodes       some of it in full; only prints
 *     npm run proof:faults -- quick kills      some of it in small; only prints
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import { longLoad } from './load.ts';
import { nodes } from './nodes.ts';
import type { Outcome } from './outcome.ts';

type Size = { readonly requests: number; readonly minutes: number; readonly kills: number };

const FULL: Size = { requests: 200_000, minutes: 10, kills: 50 };
const QUICK: Size = { requests: 20_000, minutes: 0.5, kills: 5 };

const RUNS: { readonly [name: string]: (size: Size) => Promise<Outcome> } = {
  fuzz: ({ requests }) => fuzz(requests),
  load: ({ minutes }) => longLoad(minutes),
  kills: (size) => kills(size.kills),
  nodes: () => nodes(),
};

const written = ({ title, about, figures, broken }: Outcome): string => {
  const rows = figures.map(([name, value]) => `| ${name} | ${value} |`);
  const verdict = broken.length === 0 ? 'Every promise was kept.' : `Broken: ${broken.join('; ')}.`;
  return [`## ${title}`, '', about, '', '| what | measured |', '| --- | --- |', ...rows, '', verdict, ''].join('\n');
};

const versionOf = (program: string, ...args: readonly string[]): string => {
  const { stdout, stderr } = spawnSync(program, [...args], { encoding: 'utf8' });
  return /\d+\.\d+\.\d+/.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown';
};

const intro = (): string => {
  const programs = [`Node ${process.versions.node}`, `Redis ${versionOf('redis-server', '--version')}`];
  programs.push(`nginx ${versionOf('/usr/sbin/nginx', '-v')}`);
  const cores = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})`;
  return `# Reliability

Made by \`npm run proof:faults\` on ${new Date().toISOString().slice(0, 10)} with ${programs.join(', ')} on ${cores}. The load average of the machine
before the run was ${BUSY_BEFORE.toFixed(1)}: times say what they say only when it was near nothing. The run needs redis-server and nginx.
\`npm run proof:faults -- fuzz load kills nodes\` names its parts, to run some alone, and \`-- quick\` makes each of them
small. The scripts are in \`proof/faults/\`.

`;
};

const BUSY_BEFORE = loadavg()[0] ?? Number.NaN;
const words = process.argv.slice(2);
const size = words.includes('quick') ? QUICK : FULL;
const asked = words.filter((word) => word !== 'quick' && word !== 'full');
const unknown = asked.filter((name) => RUNS[name] === undefined);
if (unknown.length > 0) {
  throw new Error(`there is no ${unknown.join(', ')}; there are quick, full, ${Object.keys(RUNS).join(', ')}`);
}
const parts: string[] = [];
for (const [name, run] of Object.entries(RUNS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = performance.now();
  const outcome = await run(size);
  if (outcome.broken.length > 0) process.exitCode = 1;
  parts.push(written(outcome));
  console.log(parts.at(-1));
  console.error(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
if (asked.length === 0 && size === FULL) writeFileSync('docs/reliability.md', intro() + parts.join('\n'));
