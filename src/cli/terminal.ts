import type { Readable, Writable } from 'node:stream';

/** What a command may touch of the world, so that a test can stand in for a terminal. */
export type Terminal = {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable;
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: { readonly [name: string]: string | undefined };
};

/** What a script can tell a run by; `tessera --help` lists them. */
export const EXIT = {
  fine: 0,
  /** Answered, but some of the questions have no answer: no such address, a malformed row. */
  refused: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** A file, a pipe or our own data can not be read or written. */
  broken: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export type Command = {
  /** One line of the list of commands. */
  readonly summary: string;
  readonly help: string;
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
};

/** The command line is wrong; the message is a sentence for the person, who is then shown the way to the help. */
export class UsageError extends Error {}

/** Writes and waits when the other side is slow, so that a long answer never piles up in memory. */
export const write = async (stream: Writable, text: string | Uint8Array): Promise<void> => {
  if (stream.write(text)) return;
  await new Promise<void>((resolve, reject) => {
    const settle = (error?: Error | null): void => {
      stream.off('drain', settle);
      stream.off('error', settle);
      stream.off('close', settle);
      error instanceof Error ? reject(error) : resolve();
    };
    stream.on('drain', settle);
    stream.on('error', settle);
    stream.on('close', settle);
  });
};
