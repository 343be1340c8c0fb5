import { Readable, Writable } from 'node:stream';
import { run } from './main.ts';

/** A terminal made of texts: what a test types, pipes in and reads. */
export const runTessera = async (
  args: readonly string[],
  piped?: string,
): Promise<{ readonly exitCode: number; readonly stdout: string; readonly stderr: string }> => {
  const written = { stdout: '', stderr: '' };
  const keeping = (name: 'stdout' | 'stderr'): Writable =>
    new Writable({
      write: (chunk, _, done) => {
        written[name] += String(chunk);
        done();
      },
    });
  const stdin = Object.assign(Readable.from(piped === undefined ? [] : [Buffer.from(piped)]), {
    isTTY: piped === undefined,
  });
  const terminal = { stdin, stdout: keeping('stdout'), stderr: keeping('stderr'), env: {} };
  return { exitCode: await run(args, terminal), ...written };
};
