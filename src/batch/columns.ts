import { SEPARATORS } from '../engine/index.ts';
import { degreesOf, pairOf, positionColumns } from '../formats/index.ts';

/**
 * Which columns of a table hold positions or words: by the names in the header, else by what the cells look like.
 */
export type Columns =
  | { readonly kind: 'two'; readonly lat: number; readonly lng: number }
  | { readonly kind: 'pair'; readonly pair: number }
  | { readonly kind: 'words'; readonly words: number };

export type Direction = 'to-words' | 'to-coordinates';

export type Guess = { readonly columns: Columns | undefined; readonly hasHeader: boolean };

const WORD = '[\\p{L}\\p{M}]+';
const ADDRESS = new RegExp(`^/{0,3}${WORD}(?:[${SEPARATORS}]${WORD}){2}$`, 'u');
const WORDS_NAMES: readonly string[] = ['words', 'three words', 'three-word address', 'word address', '///'];

type Rows = readonly (readonly string[])[];

/** A column is what most of its cells are; a few wrong ones are what errors are for. */
const most = (rows: Rows, column: number, is: (cell: string) => boolean): boolean => {
  const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
  return cells.length > 0 && cells.filter(is).length > cells.length / 2;
};

const within = (limit: number) => (cell: string) => Math.abs(degreesOf(cell)) <= limit && /[.,]\d/.test(cell);

const width = (rows: Rows): number => Math.max(0, ...rows.map((row) => row.length));

const firstColumn = (rows: Rows, is: (cell: string) => boolean): number =>
  Array.from({ length: width(rows) }, (_, column) => column).find((column) => most(rows, column, is)) ?? -1;

const isAddress = (cell: string): boolean => ADDRESS.test(cell);

const byLooks = (rows: Rows, direction: Direction | undefined): Columns | undefined => {
  const words = firstColumn(rows, isAddress);
  if (words >= 0 && direction !== 'to-words') return { kind: 'words', words };
  if (direction === 'to-coordinates') return undefined;
  const pair = firstColumn(rows, (cell) => !within(180)(cell) && pairOf(cell) !== undefined);
  if (pair >= 0) return { kind: 'pair', pair };
  // Two neighbours with decimals; a latitude comes first, unless the first can not be one.
  for (let column = 0; column + 1 < width(rows); column++) {
    const [first, second] = [column, column + 1];
    if (most(rows, first, within(90)) && most(rows, second, within(180))) {
      return { kind: 'two', lat: first, lng: second };
    }
    if (most(rows, first, within(180)) && most(rows, second, within(90))) {
      return { kind: 'two', lat: second, lng: first };
    }
  }
  return undefined;
};

const byNames = (header: readonly string[], rows: Rows, direction: Direction | undefined): Columns | undefined => {
  const positions = direction === 'to-coordinates' ? undefined : positionColumns(header);
  if (positions !== undefined && 'lat' in positions) return { kind: 'two', ...positions };
  if (positions !== undefined && most(rows, positions.pair, (cell) => pairOf(cell) !== undefined)) {
    return { kind: 'pair', pair: positions.pair };
  }
  if (direction === 'to-words') return undefined;
  const names = header.map((name) => name.trim().toLowerCase());
  const words = names.findIndex((name) => WORDS_NAMES.includes(name));
  return words < 0 ? undefined : { kind: 'words', words };
};

/** Guesses from the first rows of a table, its header among them when it has one. */
export const guessColumns = (rows: Rows, direction?: Direction): Guess => {
  const [first = [], ...others] = rows;
  const named = byNames(first, others, direction);
  if (named !== undefined) return { columns: named, hasHeader: true };
  const columns = byLooks(others.length === 0 ? rows : others, direction);
  // A header is a first row that has nothing to convert where all others do.
  return { columns, hasHeader: columns === undefined ? others.length > 0 : !holds(first, columns) };
};

const holds = (row: readonly string[], columns: Columns): boolean => {
  if (columns.kind === 'words') return isAddress((row[columns.words] ?? '').trim());
  if (columns.kind === 'pair') return pairOf(row[columns.pair] ?? '') !== undefined;
  return !Number.isNaN(degreesOf(row[columns.lat] ?? '')) && !Number.isNaN(degreesOf(row[columns.lng] ?? ''));
};

/** A column that a person named: by its name in the header, or by its number from one; -1 when there is none. */
export const columnNamed = (name: string, header: readonly string[]): number => {
  const wanted = name.trim().toLowerCase();
  const found = header.findIndex((title) => title.trim().toLowerCase() === wanted);
  if (found >= 0) return found;
  const number = Number(wanted);
  return /^\d{1,4}$/.test(wanted) && number >= 1 && number <= header.length ? number - 1 : -1;
};
