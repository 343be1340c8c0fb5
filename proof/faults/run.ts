/**
 * What the server bears, tried for real: `npm run proof:faults` takes about a quarter of an hour and writes
 * docs/reliability.md; `npm run proof:faults -- fuzz nodes` runs some of it and only prints.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import { longLoad } from './load.ts';
import { nodes } from './nodes.ts';
import type { Outcome } from './outcome.ts';

const RUNS: { readonly [name: string]: () => Promise<Outcome> } = {
  fuzz: () => fuzz(200_000),
  load: () => longLoad(10),
  kills: () => kills(50),
  nodes,
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
  return `# Reliability

Made by \`npm run proof:faults\` on ${new Date().toISOString().slice(0, 10)}, with ${programs.join(', ')}, on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}) that other work shared. It needs
redis-server and nginx; \`npm run proof:faults -- fuzz load kills nodes\` names its parts, to run some alone. The scripts are in \`proof/faults/\`.

`;
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => RUNS[name] === undefined);
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${Object.keys(RUNS).join(', ')}`);
const parts: string[] = [];
for (const [name, run] of Object.entries(RUNS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const outcome = await run();
  if (outcome.broken.length > 0) process.exitCode = 1;
  parts.push(written(outcome));
  console.log(parts.at(-1));
}
if (asked.length === 0) writeFileSync('docs/reliability.md', intro() + parts.join('\n'));
