import { type Fault, UNCLOSED, wrongWidth } from './fault.ts';
import {
  type Chunk,
  cellsOf,
  type Dialect,
  isBadlyQuoted,
  linesOf,
  openRecordEnds,
  withoutLineEnd,
} from './records.ts';

/** One row of a table. The records of all rows, one after the other, are the text of the chunk. */
export type TableRow = {
  readonly record: string;
  readonly cells: readonly string[];
  /** The line of the file that it begins on, from one. */
  readonly line: number;
  /** Why this is no row of the table; then its one cell is the whole record. */
  readonly fault: Fault | undefined;
};

/** The rows of a chunk of a table that is `width` columns wide; a blank line is a row without cells. */
export function* rowsOf({ text, firstLine, isBroken }: Chunk, dialect: Dialect, width: number): Generator<TableRow> {
  const { separator, lineEnd } = dialect;
  // The last line of a file need not end. Elsewhere every chunk does, and this copies nothing.
  const isOpen = !text.endsWith(lineEnd);
  const whole = isOpen ? text + lineEnd : text;
  const endOf = openRecordEnds(whole, dialect);
  let line = firstLine;
  for (let at = 0; at < text.length; ) {
    const lineStop = whole.indexOf(lineEnd, at) + 1;
    const found = isBroken ? -1 : endOf(at);
    const row = (end: number, cells: readonly string[], fault?: Fault): TableRow => {
      const record = text.slice(at, end);
      return { record, cells, line, fault };
    };
    const bare = withoutLineEnd(text.slice(at, found < 0 ? lineStop : found));
    const cells = found < 0 ? [bare] : bare.trim() === '' ? [] : cellsOf(bare, separator);
    if (found < 0 || (found > lineStop && (cells.length !== width || isBadlyQuoted(bare, separator)))) {
      // Lines that make no row of this table were swallowed by a quote too many: only the first of them is wrong.
      yield row(lineStop, [withoutLineEnd(text.slice(at, lineStop))], UNCLOSED);
      line++;
      at = lineStop;
      continue;
    }
    const hasWidth = cells.length === width || cells.length === 0;
    yield hasWidth ? row(found, cells) : row(found, [bare], wrongWidth(cells.length, width));
    line += found === lineStop ? 1 : linesOf(text.slice(at, found), lineEnd);
    at = found;
  }
}
