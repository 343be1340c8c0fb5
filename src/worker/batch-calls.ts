import type { Columns, Fault, Shape } from '../batch/index.ts';
import type { WorkerCalls } from './calls.ts';

export type { Fault } from '../batch/index.ts';

/** What the batch page may ask its worker. A table never leaves the worker: the page sees its beginning and the result. */
export type BatchCalls = {
  open: (file: Blob) => Promise<Opening>;
  /** Forgets the file and its result. */
  close: () => Promise<void>;
  begin: (wishes: BatchWishes) => Promise<void>;
  /** Converts a little more. Whoever wants to cancel asks no further. */
  next: () => Promise<Step>;
  /** The whole result; undefined when what was converted last is something else, or not done. */
  result: (wishes: BatchWishes) => Promise<Blob | undefined>;
};

export type BatchWorkerCalls = BatchCalls & Pick<WorkerCalls, 'basemap'>;

export type BatchWishes = {
  readonly columns: Columns;
  readonly hasHeader: boolean;
  readonly language: string;
  readonly shape: Shape;
};

export type Refusal = {
  readonly ok: false;
  readonly reason: 'empty' | 'spreadsheet' | 'too-big' | 'unreadable';
  readonly detail: string;
  /** Of the file, from one, where it stops making sense. */
  readonly line?: number;
};

export type Opening =
  | {
      readonly ok: true;
      /** The first rows, a header among them when there is one. */
      readonly rows: readonly (readonly string[])[];
      readonly columns: Columns | undefined;
      readonly hasHeader: boolean;
      /** How many entries of a file of places are no points. */
      readonly leftOut: number;
    }
  | Refusal;

/** A row of the result, with why it has no answer when it has none. */
export type PreviewRow = { readonly cells: readonly string[]; readonly fault: Fault | undefined };

export type PreviewPoint = { readonly lat: number; readonly lng: number; readonly words: string };

/** What is shown of a result: few rows and points, whatever the table holds. */
export type Shown = {
  readonly preview: readonly PreviewRow[];
  readonly refusedRows: readonly PreviewRow[];
  readonly points: readonly PreviewPoint[];
};

/** What is shown is new since the step before; counts are since the beginning. */
export type Step = Shown & {
  readonly isDone: boolean;
  readonly rows: number;
  readonly refused: number;
  /** 0 to 1. */
  readonly share: number;
  readonly header: readonly string[];
};
