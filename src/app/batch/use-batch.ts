import { useRef, useState } from 'react';
import type { Batch, BatchWishes, Opening, PreviewPoint, PreviewRow, Step } from '../../client/batch.ts';
import { download as give } from '../download.ts';
import { resultName } from './result-name.ts';

/** What the page is doing: waiting for a file, asking what is in it, converting, showing what came of it. */
export type Opened = Extract<Opening, { ok: true }> & { readonly id: number; readonly name: string };

export type Outcome = {
  readonly header: readonly string[];
  readonly rows: number;
  readonly refused: number;
  readonly preview: readonly PreviewRow[];
  readonly refusedRows: readonly PreviewRow[];
  readonly points: readonly PreviewPoint[];
  readonly seconds: number;
};

export type Stage =
  | { readonly kind: 'waiting'; readonly trouble?: Extract<Opening, { ok: false }> }
  | { readonly kind: 'reading' }
  | { readonly kind: 'choosing'; readonly opened: Opened }
  | { readonly kind: 'running'; readonly opened: Opened; readonly rows: number; readonly share: number }
  | { readonly kind: 'done'; readonly opened: Opened; readonly wishes: Wishes; readonly outcome: Outcome };

export type Wishes = Omit<BatchWishes, 'shape'>;
export type Shape = BatchWishes['shape'];
export type Columns = BatchWishes['columns'];

/** How far the writing of a file has come, 0 to 1; undefined when none is written. */
export type Writing = { readonly share: number };

export const useBatch = (batch: Batch) => {
  const [stage, setStage] = useState<Stage>({ kind: 'waiting' });
  const [writing, setWriting] = useState<Writing>();
  const [fault, setFault] = useState('');
  /** Every piece of work has its own number; one that is no longer the latest was cancelled and goes no further. */
  const latest = useRef(0);

  const guarded = async (work: (isLatest: () => boolean) => Promise<void>): Promise<void> => {
    const mine = ++latest.current;
    setFault('');
    setWriting(undefined);
    try {
      await work(() => mine === latest.current);
    } catch (error) {
      if (mine !== latest.current) return;
      setWriting(undefined);
      setStage({ kind: 'waiting' });
      setFault(error instanceof Error ? error.message : String(error));
    }
  };

  /** Asks for one step after the other; undefined when it was cancelled in between. */
  const runThrough = async (
    wishes: BatchWishes,
    isLatest: () => boolean,
    onStep: (step: Step) => void,
  ): Promise<Step | undefined> => {
    await batch('begin', wishes);
    while (isLatest()) {
      const step = await batch('next');
      if (!isLatest()) return undefined;
      onStep(step);
      if (step.isDone) return step;
    }
    return undefined;
  };

  const open = (file: Blob, name: string): Promise<void> =>
    guarded(async (isLatest) => {
      setStage({ kind: 'reading' });
      const opening = await batch('open', file);
      if (!isLatest()) return;
      setStage(
        opening.ok
          ? { kind: 'choosing', opened: { ...opening, id: latest.current, name } }
          : { kind: 'waiting', trouble: opening },
      );
    });

  const convert = (before: Opened, wishes: Wishes): Promise<void> =>
    guarded(async (isLatest) => {
      // Whoever comes back to the columns finds them as they were chosen.
      const opened = { ...before, columns: wishes.columns, hasHeader: wishes.hasHeader };
      setStage({ kind: 'running', opened, rows: 0, share: 0 });
      const started = performance.now();
      const preview: PreviewRow[] = [];
      const refusedRows: PreviewRow[] = [];
      const points: PreviewPoint[] = [];
      const last = await runThrough({ ...wishes, shape: 'csv' }, isLatest, (step) => {
        preview.push(...step.preview);
        refusedRows.push(...step.refusedRows);
        points.push(...step.points);
        setStage({ kind: 'running', opened, rows: step.rows, share: step.share });
      });
      if (last === undefined) return;
      const { header, rows, refused } = last;
      const seconds = (performance.now() - started) / 1000;
      const outcome = { header, rows, refused, preview, refusedRows, points, seconds };
      setStage({ kind: 'done', opened, wishes, outcome });
    });

  /**
   * The table that was just converted is there already. Other shapes are written when somebody wants them: keeping four
   * of a million rows would cost more than doing it again.
   */
  const resultOf = async (wishes: BatchWishes, isLatest: () => boolean): Promise<Blob | undefined> => {
    const there = await batch('result', wishes);
    if (there !== undefined) return there;
    setWriting({ share: 0 });
    await runThrough(wishes, isLatest, ({ share }) => setWriting({ share }));
    return batch('result', wishes);
  };

  const download = ({ name }: Opened, wishes: Wishes, shape: Shape): Promise<void> =>
    guarded(async (isLatest) => {
      const file = await resultOf({ ...wishes, shape }, isLatest);
      if (!isLatest()) return;
      setWriting(undefined);
      if (file !== undefined) give(file, resultName(name, shape));
    });

  const cancel = (): void => {
    latest.current++;
    setWriting(undefined);
    if (stage.kind === 'running') setStage({ kind: 'choosing', opened: stage.opened });
  };

  const chooseAgain = (opened: Opened): void => {
    latest.current++;
    setWriting(undefined);
    setStage({ kind: 'choosing', opened });
  };

  const startOver = (): void => {
    latest.current++;
    setWriting(undefined);
    setStage({ kind: 'waiting' });
    void batch('close');
  };

  return { stage, writing, fault, open, convert, download, cancel, chooseAgain, startOver };
};
