/**
 * Comma-separated rows (RFC 4180), piece by piece: a file of any size is read with the memory of its longest row.
 *
 * The separator is what the first line has most of: comma, semicolon or tab. Fields keep their spaces and line ends.
 */
export type CsvReader = {
  /** The rows that this piece of the file completes. */
  push(piece: string): string[][];
  /** The last row, when the file does not end with a line end. */
  end(): string[][];
};

const SEPARATORS = [',', ';', '\t'] as const;

/** The first line, line ends inside quotes included. */
const FIRST_LINE = /^(?:"[^"]*"|[^"\r\n])*[\r\n]/;

/** A first line longer than this, in characters, is no header: a quote was left open. */
const LONGEST_HEADER = 65_536;

/** What the first line of a table has most of. */
export const separatorOf = (firstLine: string): string => {
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const count = (separator: string): number => bare.split(separator).length;
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ',';
};

export const openCsvReader = (): CsvReader => {
  let separator: string | undefined;
  let held = '';
  let [row, field]: [string[], string] = [[], ''];
  /** Where the next character stands: before a field, in a plain one, inside quotes, or behind the closing quote. */
  let place: 'start' | 'plain' | 'quoted' | 'behind' = 'start';
  let afterReturn = false;

  const read = (text: string): string[][] => {
    const rows: string[][] = [];
    const endField = (): void => {
      row.push(field);
      [field, place] = ['', 'start'];
    };
    for (const character of text) {
      const isSecondHalf = afterReturn && character === '\n';
      afterReturn = false;
      if (isSecondHalf) continue;
      if (place === 'quoted') {
        if (character === '"') place = 'behind';
        else field += character;
      } else if (character === '"' && place !== 'plain') {
        // Two quotes inside quotes are one.
        if (place === 'behind') field += '"';
        place = 'quoted';
      } else if (character === separator) {
        endField();
      } else if (character === '\n' || character === '\r') {
        afterReturn = character === '\r';
        // An empty line is no row.
        if (place === 'start' && row.length === 0) continue;
        endField();
        rows.push(row);
        row = [];
      } else {
        field += character;
        place = 'plain';
      }
    }
    return rows;
  };

  return {
    push: (piece) => {
      if (separator !== undefined) return read(piece);
      held += piece;
      // No further: a line of many megabytes is more than a pattern can hold.
      const start = held.slice(0, LONGEST_HEADER);
      const [line] = FIRST_LINE.exec(start) ?? [];
      if (line === undefined && held.length < LONGEST_HEADER) return [];
      separator = separatorOf(line ?? start);
      const first = held.replace(/^\uFEFF/, '');
      held = '';
      return read(first);
    },
    end: () => {
      separator ??= separatorOf(held);
      const rows = read(held.replace(/^\uFEFF/, ''));
      // A quote left open is closed by the end of the file; a line end more than needed is no row.
      if (place === 'quoted') place = 'behind';
      held = '';
      return [...rows, ...read('\n')];
    },
  };
};

const quoted = (field: string): string =>
  /[",;\t\r\n]|^\uFEFF/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/** One row with its line end. A row of one empty field is quoted, or it would be an empty line. */
export const csvRow = (fields: readonly string[]): string =>
  `${fields.length === 1 && fields[0] === '' ? '""' : fields.map(quoted).join(',')}\r\n`;
