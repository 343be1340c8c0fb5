/** What a run gives to the report: its figures, and every promise that it found broken. */
export type Outcome = {
  readonly title: string;
  readonly about: string;
  readonly figures: readonly (readonly [name: string, value: string])[];
  readonly broken: readonly string[];
};

export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;

export const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));
