import {
  addedNames,
  type Converted,
  convertTable,
  LETTERS,
  openConverter,
  type Plan,
  planOf,
  type Sample,
  sampleOf,
} from '../batch/index.ts';
import type { Engine } from '../engine/index.ts';
import type { BatchCalls, BatchWishes, Opening, Shown, Step } from './batch-calls.ts';
import { NOTHING_SHOWN, openShown } from './batch-shown.ts';
import { type BatchSource, openBatchSource } from './batch-source.ts';

/**
 * Batch conversion for a page: file in, result out, with a preview of a few rows in between. Memory holds a chunk and
 * what the browser keeps of the result; both are the same for a thousand rows and a million.
 */

/** A step is short enough that a person who cancels does not wait, and long enough that asking costs nothing. */
const STEP_MS = 100;

/** Rows that are shown of a file before it is converted. */
const FIRST_ROWS = 20;

/** Pieces of the result are handed to the browser from this size on, in characters: it keeps them out of our memory. */
const PART = 1 << 22;

type Run = {
  readonly wishes: BatchWishes;
  readonly plan: Plan;
  readonly chunks: AsyncGenerator<Converted>;
  readonly parts: Blob[];
  /** What is to be shown of a chunk. */
  readonly shownOf: (converted: Converted, share: number) => Shown;
  held: string;
  rows: number;
  refused: number;
  isDone: boolean;
};

const TYPES = {
  csv: 'text/csv',
  json: 'application/x-ndjson',
  geojson: 'application/geo+json',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
} as const satisfies Record<Plan['shape'], string>;

const keep = (run: Run, text: string): void => {
  run.held += text;
  if (run.held.length < PART && !run.isDone) return;
  run.parts.push(new Blob([run.held]));
  run.held = '';
};

const isSame = (a: BatchWishes, b: BatchWishes): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Converts for a moment. */
const advance = async (run: Run, share: () => number): Promise<Shown> => {
  const until = performance.now() + STEP_MS;
  const [preview, refusedRows, points]: [Shown['preview'][], Shown['refusedRows'][], Shown['points'][]] = [[], [], []];
  while (!run.isDone && performance.now() < until) {
    const { done, value } = await run.chunks.next();
    run.isDone = done === true;
    if (done === true) keep(run, '');
    else {
      run.rows += value.rows;
      run.refused += value.refused;
      keep(run, value.text);
      const shown = run.shownOf(value, share());
      preview.push(shown.preview);
      refusedRows.push(shown.refusedRows);
      points.push(shown.points);
    }
  }
  return { preview: preview.flat(), refusedRows: refusedRows.flat(), points: points.flat() };
};

const openingOf = (source: BatchSource, { rows }: Sample, plan: Plan | undefined): Opening => {
  if (rows.length === 0) return { ok: false, reason: 'unreadable', detail: '' };
  const { columns, hasHeader = true } = plan ?? {};
  return { ok: true, rows: rows.slice(0, FIRST_ROWS), columns, hasHeader, leftOut: source.leftOut };
};

export const openBatch = (openedEngine: () => Promise<Engine>): BatchCalls => {
  let file: { readonly source: BatchSource; readonly sample: Sample } | undefined;
  let run: Run | undefined;
  /** Large files take a while to open: the one that was asked for last is the one that is open. */
  let asked = 0;
  /** So do languages: what was begun last, on the file that is open then, is what runs. */
  let begun = 0;

  /** Whatever is under way ends, and its result is forgotten. */
  const stop = async (): Promise<void> => {
    const stopped = run;
    run = undefined;
    await stopped?.chunks.return(undefined);
  };

  const started = async (wishes: BatchWishes): Promise<Run> => {
    if (file === undefined) throw new Error('no file is open');
    const { source, sample } = file;
    const plan = planOf(sample, wishes);
    if (plan === undefined) throw new Error('no columns were chosen');
    const engine = await openedEngine();
    await engine.loadLanguage(plan.language);
    const job = { pieces: source.pieces(), plan, sample, coding: LETTERS, convert: openConverter(engine, plan) };
    const shownOf = plan.shape === 'csv' ? openShown(plan) : (): Shown => NOTHING_SHOWN;
    const counts = { held: '', rows: 0, refused: 0, isDone: false };
    return { wishes, plan, shownOf, chunks: convertTable({ ...job, inFlight: 1 }), parts: [], ...counts };
  };

  return {
    open: async (blob) => {
      const question = ++asked;
      await stop();
      file = undefined;
      const opened = await openBatchSource(blob);
      if (!opened.ok) return opened;
      const { source } = opened;
      const sample = sampleOf(source.start, source.isWhole);
      if (question === asked) file = { source, sample };
      return openingOf(source, sample, planOf(sample, { shape: 'csv' }));
    },
    close: async () => {
      asked++;
      file = undefined;
      await stop();
    },
    begin: async (wishes) => {
      const [beginning, ofFile] = [++begun, asked];
      const isLatest = (): boolean => beginning === begun && ofFile === asked;
      await stop();
      if (!isLatest()) return;
      const next = await started(wishes);
      if (isLatest()) run = next;
      else await next.chunks.return(undefined);
    },
    next: async (): Promise<Step> => {
      if (run === undefined || file === undefined) throw new Error('nothing was begun');
      const { source } = file;
      const current = run;
      const shown = await advance(current, source.share);
      const { isDone, rows, refused, plan } = current;
      const header = [...plan.header, ...addedNames(plan)];
      return { isDone, rows, refused, share: isDone ? 1 : source.share(), header, ...shown };
    },
    result: async (wishes) => {
      if (run === undefined || !run.isDone || !isSame(run.wishes, wishes)) return undefined;
      return new Blob(run.parts, { type: TYPES[run.plan.shape] });
    },
  };
};
