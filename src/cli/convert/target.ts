import { rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { type Terminal, write } from '../terminal.ts';

/**
 * Where a result goes. A file is written beside its place and moved there when it is whole, so that nobody ever finds
 * half a result under its name, and a table can be converted into itself.
 */
export type Target = {
  write(bytes: Buffer): Promise<void>;
  /** The result is whole. */
  finish(): Promise<void>;
  /** It never will be. */
  abandon(): Promise<void>;
};

/** What a shell reports for a program that was ended by each. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The files that are not whole. One handler for all of them: the first of several would end the program before the next. */
const halves = new Set<string>();

const interrupt = (signal: (typeof SIGNALS)[number]): never => {
  for (const half of halves) rmSync(half, { force: true });
  process.exit(EXIT_CODES[signal]);
};

const handleSignals = (): void => {
  for (const signal of SIGNALS) {
    process.off(signal, interrupt);
    if (halves.size > 0) process.once(signal, interrupt);
  }
};

const hold = (half: string): void => {
  halves.add(half);
  handleSignals();
};

const release = (half: string): void => {
  halves.delete(half);
  handleSignals();
};

const openFile = async (file: string): Promise<Target> => {
  const half = `${file}.${process.pid}.half`;
  // Before the file is there: a signal may come in the turn that makes it.
  hold(half);
  const handle = await open(half, 'wx').catch((error): never => {
    release(half);
    throw error;
  });
  return {
    write: async (bytes) => {
      await handle.writeFile(bytes);
    },
    finish: async () => {
      await handle.sync();
      await handle.close();
      await rename(half, file);
      release(half);
    },
    abandon: async () => {
      await handle.close();
      await rm(half, { force: true });
      release(half);
    },
  };
};

export const openTarget = async (file: string | undefined, { stdout }: Terminal): Promise<Target> =>
  file === undefined || file === '-'
    ? { write: (bytes) => write(stdout, bytes), finish: async () => undefined, abandon: async () => undefined }
    : openFile(file);
