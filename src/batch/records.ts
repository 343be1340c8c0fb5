/**
 * The records of a table as they stand in the file (RFC 4180), cut from pieces of any size.
 *
 * A record is never looked at further than to find its end, so what was read can be written again letter by letter:
 * the texts of all chunks, one after the other, are the file.
 */
export type Dialect = { readonly separator: string; readonly lineEnd: '\n' | '\r' };

/** Whole records, the line end of each included. */
export type Chunk = {
  readonly text: string;
  /** The line of the file that the text begins on, from one. */
  readonly firstLine: number;
  /** One line with a quote that is never closed; what follows is read as if the quote were not there. */
  readonly isBroken: boolean;
};

/** In characters. A record that is longer has a quote too many: no cell of any honest table holds a megabyte. */
const LONGEST_RECORD = 1 << 20;

const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;

/** Finds the ends of records in a text, from left to right. */
export const openRecordEnds = (text: string, { separator, lineEnd }: Dialect): ((from: number) => number) => {
  const [separatorCode, lineEndCode] = [separator.charCodeAt(0), lineEnd.charCodeAt(0)];
  let nextQuote = text.indexOf('"');

  /** Behind the quotes that open at `at`, or -1 when they never close. */
  const behindQuotes = (at: number): number => {
    let close = text.indexOf('"', at + 1);
    while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) close = text.indexOf('"', close + 2);
    return close < 0 ? -1 : close + 1;
  };

  const endWithQuotes = (from: number): number => {
    let isFieldStart = true;
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE && isFieldStart) {
        at = behindQuotes(at);
        if (at < 0) return -1;
        // The character behind the quotes is looked at next, and begins no field.
        isFieldStart = false;
        at--;
      } else if (code === lineEndCode) return at + 1;
      else isFieldStart = code === separatorCode;
    }
    return -1;
  };

  /** Behind the line end of the record that starts at `from`; -1 when the text ends first. */
  return (from) => {
    if (nextQuote >= 0 && nextQuote < from) nextQuote = text.indexOf('"', from);
    const end = text.indexOf(lineEnd, from);
    return nextQuote < 0 || (end >= 0 && nextQuote > end) ? end + 1 || -1 : endWithQuotes(from);
  };
};

/** Takes the line end off a record: LF, CR LF or CR. */
export const withoutLineEnd = (record: string): string => {
  let end = record.length;
  if (record.charCodeAt(end - 1) === LINE_FEED) end--;
  if (record.charCodeAt(end - 1) === RETURN) end--;
  return end === record.length ? record : record.slice(0, end);
};

export type RecordCutter = {
  /** The records that this piece of the file completes. */
  push(piece: string): readonly Chunk[];
  /** What is left when the file ends. */
  end(): readonly Chunk[];
};

/** How many lines end in a text. */
export const linesOf = (text: string, lineEnd: string): number => {
  let count = 0;
  for (let at = text.indexOf(lineEnd); at >= 0; at = text.indexOf(lineEnd, at + 1)) count++;
  return count;
};

export const openRecordCutter = (dialect: Dialect, firstLine = 1): RecordCutter => {
  let held = '';
  let line = firstLine;

  const chunkOf = (text: string, isBroken: boolean): Chunk => {
    const chunk = { text, firstLine: line, isBroken };
    line += linesOf(text, dialect.lineEnd);
    return chunk;
  };

  /** Cuts off whole records; what stays in `held` has no end yet. */
  const cut = (): Chunk[] => {
    const endOf = openRecordEnds(held, dialect);
    let end = 0;
    for (let next = endOf(0); next > 0; next = endOf(next)) end = next;
    if (end === 0) return [];
    const chunk = chunkOf(held.slice(0, end), false);
    held = held.slice(end);
    return [chunk];
  };

  /** The first line of what has no end, alone. */
  const cutBroken = (): Chunk => {
    const end = held.indexOf(dialect.lineEnd) + 1 || held.length;
    const text = held.slice(0, end);
    held = held.slice(end);
    return chunkOf(text, true);
  };

  return {
    push: (piece) => {
      held += piece;
      const chunks = cut();
      while (held.length > LONGEST_RECORD) chunks.push(cutBroken(), ...cut());
      return chunks;
    },
    end: () => {
      const chunks: Chunk[] = [];
      while (held !== '') {
        // The last line need not end; but a quote may still be open there, and then it is broken.
        const isWhole = openRecordEnds(held + dialect.lineEnd, dialect)(0) > held.length;
        if (isWhole) {
          chunks.push(chunkOf(held, false));
          held = '';
        } else chunks.push(cutBroken(), ...cut());
      }
      return chunks;
    },
  };
};

type Cell = { readonly text: string /** Where it ends. */; readonly end: number; readonly behindQuotes: string };

const cellAt = (record: string, from: number, separator: string): Cell => {
  let [quoted, at] = ['', from];
  if (record.charCodeAt(from) === QUOTE) {
    let close = record.indexOf('"', from + 1);
    while (close >= 0 && record.charCodeAt(close + 1) === QUOTE) close = record.indexOf('"', close + 2);
    if (close < 0) close = record.length;
    quoted = record.slice(from + 1, close).replaceAll('""', '"');
    at = close + 1;
  }
  const found = record.indexOf(separator, at);
  const end = found < 0 ? record.length : found;
  const plain = record.slice(at, end);
  return { text: quoted + plain, end, behindQuotes: at > from ? plain : '' };
};

/** The cells of a record without its line end, quotes taken off. */
export const cellsOf = (record: string, separator: string): string[] => {
  if (!record.includes('"')) return record.split(separator);
  const cells: string[] = [];
  for (let at = 0; at <= record.length; ) {
    const { text, end } = cellAt(record, at, separator);
    cells.push(text);
    at = end + 1;
  }
  return cells;
};

/** Whether letters stand behind closing quotes, where no program writes any: the quotes are not what they seem. */
export const isBadlyQuoted = (record: string, separator: string): boolean => {
  for (let at = 0; at <= record.length; ) {
    const { end, behindQuotes } = cellAt(record, at, separator);
    if (behindQuotes !== '') return true;
    at = end + 1;
  }
  return false;
};

/** A cell as it is written, quoted where it must be. */
export const cellText = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
