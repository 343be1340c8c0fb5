import type { Problem } from '../../batch/index.ts';
import { csvRow } from '../../formats/index.ts';
import type { Terminal } from '../terminal.ts';
import { openTarget } from './target.ts';

/** Every row without an answer: formats that hold places only have no place for it. */
export type ErrorReport = {
  add(problems: readonly Problem[]): Promise<void>;
  finish(): Promise<void>;
  abandon(): Promise<void>;
};

const nothing = async (): Promise<void> => undefined;

export const openErrorReport = async (file: string | undefined, terminal: Terminal): Promise<ErrorReport> => {
  if (file === undefined) return { add: nothing, finish: nothing, abandon: nothing };
  const target = await openTarget(file, terminal);
  await target.write(Buffer.from(csvRow(['line', 'error'])));
  return {
    add: async (problems) => {
      if (problems.length === 0) return;
      const rows = problems.map(({ line, fault }) => csvRow([String(line), fault.message]));
      await target.write(Buffer.from(rows.join('')));
    },
    finish: target.finish,
    abandon: target.abandon,
  };
};
