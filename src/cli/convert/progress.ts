import type { Problem } from '../../batch/index.ts';
import { type Terminal, write } from '../terminal.ts';
import type { Source } from './source.ts';

/** What is said on stderr while a table is converted: where it is, what is wrong with which line, how fast it went. */
export type Progress = {
  count(rows: number, refused: number, problems: readonly Problem[]): Promise<void>;
  finish(): Promise<void>;
  refused(): number;
};

/** Told one by one; a table that is wrong throughout needs no million lines to say so. */
const MOST_PROBLEMS = 20;
const TERMINAL_PAUSE_MS = 200;
const LOG_PAUSE_MS = 10_000;

const grouped = (number: number): string => Math.round(number).toLocaleString('en');

/** `whereReasonsStand` ends a sentence about rows without an answer. */
export const openProgress = (
  { stderr }: Terminal,
  source: Source,
  isQuiet: boolean,
  whereReasonsStand: string,
): Progress => {
  const started = performance.now();
  const pause = stderr.isTTY ? TERMINAL_PAUSE_MS : LOG_PAUSE_MS;
  let [rows, refused, told, latest] = [0, 0, 0, started];

  const seconds = (): number => Math.max(0.001, (performance.now() - started) / 1000);
  const speed = (): string => `${grouped(rows / seconds())} rows/s`;
  /** A line over the one before on a screen, a line of its own in a log. */
  const line = (text: string): string => (stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);

  return {
    count: async (moreRows, moreRefused, problems) => {
      rows += moreRows;
      refused += moreRefused;
      for (const { line: number, fault } of problems) {
        if (told++ >= MOST_PROBLEMS) break;
        await write(stderr, `${stderr.isTTY ? '\r\x1b[K' : ''}${source.name}:${number}: ${fault.message}\n`);
      }
      if (isQuiet || performance.now() - latest < pause) return;
      latest = performance.now();
      const part = source.size ? ` ${Math.floor((100 * source.bytesRead()) / source.size)} %,` : '';
      await write(stderr, line(`${source.name}:${part} ${grouped(rows)} rows, ${speed()}`));
    },
    finish: async () => {
      if (refused > MOST_PROBLEMS) {
        const rest = `${grouped(refused - MOST_PROBLEMS)} more rows have no answer; ${whereReasonsStand}`;
        await write(stderr, `${stderr.isTTY ? '\r\x1b[K' : ''}${source.name}: ${rest}\n`);
      }
      if (isQuiet) return;
      const without = refused === 0 ? '' : `, ${grouped(refused)} without an answer`;
      const whole = `${source.name}: ${grouped(rows)} rows in ${seconds().toFixed(1)} s, ${speed()}${without}\n`;
      await write(stderr, stderr.isTTY ? `\r\x1b[K${whole}` : whole);
    },
    refused: () => refused,
  };
};
