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

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** What a shell reports for a program that was interrupted. */
const INTERRUPTED = 130;

const openFile = async (file: string): Promise<Target> => {
  const half = `${file}.${process.pid}.half`;
  const interrupt = (): never => {
    rmSync(half, { force: true });
    process.exit(INTERRUPTED);
  };
  const release = (): void => {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  };
  // Before the file is there: a signal may come in the turn that makes it.
  for (const signal of SIGNALS) process.once(signal, interrupt);
  const handle = await open(half, 'wx').catch((error): never => {
    release();
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
      release();
    },
    abandon: async () => {
      await handle.close();
      await rm(half, { force: true });
      release();
    },
  };
};

export const openTarget = async (file: string | undefined, { stdout }: Terminal): Promise<Target> =>
  file === undefined || file === '-'
    ? { write: (bytes) => write(stdout, bytes), finish: async () => undefined, abandon: async () => undefined }
    : openFile(file);
