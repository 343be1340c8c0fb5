/**
 * Timing two things so that their ratio can be trusted on a noisy machine: rounds of all contestants take turns in one
 * process, and medians are compared. A single timing means little here; a ratio of medians does.
 */
export type Contestant = { readonly name: string; readonly run: () => unknown };

export type Timing = { readonly name: string; readonly nanoseconds: number };

/** Rounds for each contestant; odd, so that the median is one of them. */
const ROUNDS = 15;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
};

/** Median nanoseconds for each operation; `run` does `operations` of them. */
export const race = (contestants: readonly Contestant[], operations: number): readonly Timing[] => {
  for (const { run } of contestants) for (let warm = 0; warm < 3; warm++) run();
  const times = contestants.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    // Every other round backwards: what a contestant finds in the caches is what the one before it left there.
    const order = [...contestants.entries()];
    for (const [at, { run }] of round % 2 === 0 ? order : order.reverse()) {
      const start = performance.now();
      run();
      times[at]?.push(performance.now() - start);
    }
  }
  return contestants.map(({ name }, at) => ({ name, nanoseconds: (median(times[at] ?? []) / operations) * 1e6 }));
};

/** What a benchmark gives to the report: rows of text, the first of them the head of the table. */
export type BenchReport = {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly (readonly string[])[];
};

export const printReport = ({ title, note, rows }: BenchReport): string => {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
  return `## ${title}\n\n${note === undefined ? '' : `${note}\n\n`}${table}\n`;
};
