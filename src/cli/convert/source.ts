import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A file or a pipe as letters, one for each byte, with its beginning looked at before anybody reads it. */
export type Source = {
  readonly name: string;
  /** In bytes; undefined for a pipe. */
  readonly size: number | undefined;
  /** The beginning, and whether it is all there is. */
  readonly start: string;
  readonly isWhole: boolean;
  /** The mark that some programs put before UTF-8; it belongs before the result as well. */
  readonly mark: string;
  /** Everything behind the mark, the beginning included. */
  pieces(): AsyncGenerator<string>;
  bytesRead(): number;
};

const PIECE_BYTES = 1 << 19;

const MARK = '\xef\xbb\xbf';
const UTF16 = /^(\xff\xfe|\xfe\xff)/;

const joined = (buffers: readonly Buffer[]): string => Buffer.concat(buffers).toString('latin1');

export const openSource = async (file: string | undefined, stdin: Readable): Promise<Source> => {
  const name = file ?? 'stdin';
  const size = file === undefined ? undefined : (await stat(file)).size;
  const stream = file === undefined ? stdin : createReadStream(file, { highWaterMark: PIECE_BYTES });
  const bytes: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let read = 0;

  const beginning: Buffer[] = [];
  let isWhole = false;
  while (!isWhole && read < PIECE_BYTES) {
    const { done, value } = await bytes.next();
    isWhole = done === true;
    if (!isWhole) beginning.push(value);
    read += isWhole ? 0 : value.length;
  }
  const all = joined(beginning);
  if (UTF16.test(all)) throw new Error(`${name} is UTF-16; save it as UTF-8`);
  const mark = all.startsWith(MARK) ? MARK : '';
  const start = all.slice(mark.length);

  async function* pieces(): AsyncGenerator<string> {
    yield start;
    // Pipes deliver small pieces; gathered, they are worth sending to another thread.
    let held: Buffer[] = [];
    let heldBytes = 0;
    for (let next = await bytes.next(); next.done !== true; next = await bytes.next()) {
      held.push(next.value);
      heldBytes += next.value.length;
      read += next.value.length;
      if (heldBytes < PIECE_BYTES) continue;
      yield joined(held);
      [held, heldBytes] = [[], 0];
    }
    if (heldBytes > 0) yield joined(held);
  }

  return { name, size, start, isWhole, mark, pieces, bytesRead: () => read };
};
