import type { Writable } from 'node:stream';

/**
 * Where the log goes: written without waiting, because whoever reads it may be slow, stop or go away, and none of that
 * may stop a server that answers.
 */
export type Sink = {
  write(text: string): void;
  /** Resolves when everything has left, or when nobody has taken it for a second. */
  emptied(): Promise<void>;
};

/** What is kept for a reader that is slow; what comes on top is counted and dropped. */
const MOST_WAITING_BYTES = 16 * 1024 * 1024;
const PATIENCE_MS = 1000;

export const openSink = (stream: Writable, mostWaiting = MOST_WAITING_BYTES): Sink => {
  let lost = 0;
  // Nobody reads any more: there is nobody left to be told.
  stream.on('error', () => undefined);

  return {
    write: (text) => {
      if (stream.writableLength > mostWaiting) {
        lost += text.split('\n').length - 1;
        return;
      }
      if (lost > 0) {
        stream.write(
          `${JSON.stringify({ time: new Date().toISOString(), level: 'warn', event: 'log-lost', lines: lost })}\n`,
        );
        lost = 0;
      }
      stream.write(text);
    },
    emptied: () =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS);
        stream.write('', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
};
