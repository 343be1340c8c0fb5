import { type LanguageCode, languageOf } from '../engine/index.ts';
import { type FormatName, separatorOf } from '../formats/index.ts';
import { type Columns, type Direction, guessColumns } from './columns.ts';
import { cellsOf, type Dialect, openRecordEnds, withoutLineEnd } from './records.ts';

/**
 * How one table is converted: settled once from its beginning and from what the person chose, then the same for every
 * chunk, in whatever thread.
 */
export type Shape = FormatName | 'json';

export const SHAPES: readonly Shape[] = ['csv', 'json', 'geojson', 'gpx', 'kml'];

export type Plan = {
  readonly dialect: Dialect;
  /** What ends a row that is written where none was read: LF, CR LF or CR. */
  readonly newLine: string;
  readonly columns: Columns;
  /** Names of the columns; numbers when the table has no header. */
  readonly header: readonly string[];
  readonly hasHeader: boolean;
  /** Language of the words that are written. */
  readonly language: LanguageCode;
  readonly shape: Shape;
};

/** What is seen of a table before it is converted. */
export type Sample = {
  readonly dialect: Dialect;
  readonly newLine: string;
  /** The first row as it stands in the file, with its line end and blank lines before it. */
  readonly firstText: string;
  readonly rows: readonly (readonly string[])[];
};

/** Rows that are enough to guess by. */
const SAMPLE_ROWS = 200;

/** Reads the first rows of a table. `isWhole` says that the text is the whole file, so that its last row counts. */
export const sampleOf = (
  text: string,
  isWhole: boolean,
  { separator, decode = (cell) => cell }: { readonly separator?: string; decode?(cell: string): string } = {},
): Sample => {
  const lineEnd = text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
  const firstLine = text.slice(0, text.indexOf(lineEnd) + 1 || undefined);
  const dialect: Dialect = { separator: separator ?? separatorOf(firstLine), lineEnd };
  const whole = isWhole && !text.endsWith(lineEnd) ? text + lineEnd : text;
  const endOf = openRecordEnds(whole, dialect);
  const rows: string[][] = [];
  let [at, firstEnd] = [0, 0];
  for (let end = endOf(0); end > 0 && rows.length < SAMPLE_ROWS; end = endOf(end)) {
    const record = withoutLineEnd(whole.slice(at, end));
    if (record.trim() !== '') rows.push(cellsOf(record, dialect.separator).map((cell) => decode(cell)));
    if (rows.length === 1 && firstEnd === 0) firstEnd = end;
    at = end;
  }
  const newLine = firstLine.endsWith('\r\n') ? '\r\n' : lineEnd;
  return { dialect, newLine, firstText: text.slice(0, firstEnd), rows };
};

export type Wishes = {
  readonly columns?: Columns | undefined;
  readonly direction?: Direction | undefined;
  readonly hasHeader?: boolean | undefined;
  readonly language?: string | undefined;
  readonly shape: Shape;
};

/** Undefined when nobody said, and nothing tells, what is to be converted. */
export const planOf = (
  { dialect, newLine, rows }: Pick<Sample, 'dialect' | 'newLine' | 'rows'>,
  wishes: Wishes,
): Plan | undefined => {
  const guess = guessColumns(rows, wishes.direction);
  const columns = wishes.columns ?? guess.columns;
  if (columns === undefined) return undefined;
  const hasHeader = wishes.hasHeader ?? guess.hasHeader;
  const first = rows[0] ?? [];
  const header = hasHeader ? first : first.map((_, column) => `column ${column + 1}`);
  const language = languageOf(wishes.language ?? 'en')?.code ?? 'en';
  return { dialect, newLine, columns, header, hasHeader, language, shape: wishes.shape };
};

/** A name that no column has yet: a second conversion must not hide the first. */
const free = (name: string, taken: readonly string[]): string => {
  let found = name;
  for (let number = 2; taken.includes(found); number++) found = `${name} ${number}`;
  return found;
};

/** The names of the columns that are added. */
export const addedNames = ({ columns, header }: Plan): readonly string[] => {
  const names = columns.kind === 'words' ? ['latitude', 'longitude', 'error'] : ['words', 'error'];
  return names.map((name) => free(name, header));
};
