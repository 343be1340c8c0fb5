/** Runs one benchmark and puts what it measured into its part of docs/benchmarks.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type BenchReport, printReport } from './measure.ts';

const PAGE = 'docs/benchmarks.md';

const INTRO = `# Benchmarks

Made by \`npm run bench\`; \`npm run bench -- address\` measures one part anew and leaves the others. Peers are installed
for this alone (\`bench/package.json\`). Every ratio compares medians of rounds that took turns in one run; absolute times
move with the machine, ratios hold.
`;

const [name = ''] = process.argv.slice(2);

/** Versions of the peers that a benchmark imports, as they are installed. */
const peersOf = (file: string): string => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync('bench/package.json', 'utf8'),
  );
  const source = readFileSync(file, 'utf8');
  const used = Object.entries(dependencies).filter(([peer]) => source.includes(`from '${peer}'`));
  return used.map(([peer, version]) => `, ${peer} ${version}`).join('');
};

const begin = (part: string): string => `<!-- part: ${part} -->\n`;

/** The parts of the page by name, as they were written last. */
const partsOf = (page: string): Map<string, string> =>
  new Map(
    [...page.matchAll(/<!-- part: ([\w-]+) -->\n([\s\S]*?)(?=<!-- part: |$)/g)].map(([, n = '', t = '']) => [n, t]),
  );

const write = (text: (old: string) => string): void => {
  const parts = existsSync(PAGE) ? partsOf(readFileSync(PAGE, 'utf8')) : new Map<string, string>();
  parts.set(name, text(parts.get(name) ?? ''));
  const order = readdirSync('bench')
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace('.bench.ts', ''));
  const kept = order.flatMap((part) => (parts.has(part) ? [begin(part) + (parts.get(part) ?? '').trim()] : []));
  writeFileSync(PAGE, `${[INTRO.trim(), ...kept].join('\n\n')}\n`);
};

const FAILED = /^The last run of this part failed.*\n\n/m;

try {
  const module: { default: () => Promise<BenchReport | readonly BenchReport[]> } = await import(`./${name}.bench.ts`);
  const reports = [await module.default()].flat().map(printReport);
  const [cpu] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Measured ${day}: Node ${process.version}, ${cpus().length} cores (${cpu?.model ?? 'unknown'})${peersOf(`bench/${name}.bench.ts`)}.`;
  for (const report of reports) console.log(report);
  write(() => `${machine}\n\n${reports.join('\n')}`);
} catch (error) {
  console.error(error);
  write(
    (old) => `The last run of this part failed; what follows, if anything, is older.\n\n${old.replace(FAILED, '')}`,
  );
  process.exitCode = 1;
}
// A benchmark may leave a worker or a socket behind; the next one must not wait for it.
process.exit();
