/** Runs the benchmarks named on the command line one after the other; with `--write` into docs/benchmarks.md. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type BenchReport, printReport } from './measure.ts';

const names = process.argv.slice(2).filter((name) => name !== '--write');
const parts: string[] = [];
for (const name of names) {
  const module: { default: () => Promise<BenchReport | readonly BenchReport[]> } = await import(`./${name}.bench.ts`);
  const outcome = await module.default();
  for (const report of [outcome].flat()) {
    const text = printReport(report);
    console.log(text);
    parts.push(text);
  }
}
const [cpu] = cpus();
const machine = `Node ${process.version}, ${cpus().length} cores (${cpu?.model ?? 'unknown'}).`;
const intro = `# Benchmarks

Made by \`npm run bench\`. ${machine} Every ratio compares medians of rounds that took turns in one process; absolute
times move with the machine, ratios hold.
`;
if (process.argv.includes('--write')) writeFileSync('docs/benchmarks.md', [intro, ...parts].join('\n'));
