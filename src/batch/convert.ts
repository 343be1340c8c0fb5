import { squareOfWords } from '../api/staging.ts';
import { pointOf } from '../api/writing/degrees.ts';
import type { Address, Engine, Result } from '../engine/index.ts';
import { bodyOf, degreesOf, frameOf, type LatLng, type Placemark, pairOf, placemarkOf } from '../formats/index.ts';
import type { Columns } from './columns.ts';
import { type Fault, noNumber, noPosition, outOfRange } from './fault.ts';
import { addedNames, type Plan } from './plan.ts';
import { type Chunk, cellText, withoutLineEnd } from './records.ts';
import { rowsOf, type TableRow } from './rows.ts';

/**
 * Chunks of a table to chunks of the result. Every row that goes in comes out: as it was, with what was found and, when
 * nothing was, with the reason beside it.
 */
export type Problem = { readonly line: number; readonly fault: Fault };

export type Converted = {
  readonly text: string;
  readonly rows: number;
  readonly refused: number;
  /** One for each row without an answer. */
  readonly problems: readonly Problem[];
};

/**
 * What the letters of a table are while it is converted. A host that reads bytes one to a letter says here how to turn
 * a cell into real letters and back; whatever is not looked at then keeps its bytes, in whatever encoding.
 */
export type Coding = { decode(text: string): string; encode(text: string): string };

export const LETTERS: Coding = { decode: (text) => text, encode: (text) => text };

type Found =
  | { readonly ok: true; readonly place: LatLng; readonly words: string }
  | { readonly ok: false; readonly fault: Fault };

const wrong = (fault: Fault): Found => ({ ok: false, fault });

const LARGEST_LONGITUDE = 360;

type Positions = Exclude<Columns, { readonly kind: 'words' }>;

const positionOf = (cells: readonly string[], columns: Positions, { decode }: Coding): LatLng | Fault => {
  if (columns.kind === 'pair') {
    const cell = cells[columns.pair] ?? '';
    return pairOf(cell) ?? noPosition(decode(cell));
  }
  const [latCell = '', lngCell = ''] = [cells[columns.lat], cells[columns.lng]];
  const [lat, lng] = [degreesOf(latCell), degreesOf(lngCell)];
  if (Number.isNaN(lat)) return noNumber('latitude', decode(latCell));
  return Number.isNaN(lng) ? noNumber('longitude', decode(lngCell)) : { lat, lng };
};

/** Six decimals, as `degrees` rounds. Whole numbers become text several times as fast as fractions do. */
export const sixDecimals = (number: number): string => {
  const millionths = Math.round(Math.abs(number) * 1e6);
  const whole = Math.floor(millionths / 1e6);
  const sign = number < 0 && millionths > 0 ? '-' : '';
  return `${sign}${whole}.${String(millionths - whole * 1e6 + 1e6).slice(1)}`;
};

const openFinder = (engine: Engine, plan: Plan, coding: Coding) => {
  const { columns, language } = plan;
  const centre = new Float64Array(2);
  // Files of places say the words again, as they are spelled; tables have them already.
  const isTable = plan.shape === 'csv' || plan.shape === 'json';

  const foundSquare = (found: Result<Address>): Found => {
    if (!found.ok) return wrong(found.problem);
    const { centre, words } = found.value;
    return { ok: true, place: centre, words };
  };

  const wordsOf = (cells: readonly string[], positions: Positions): Found => {
    const position = positionOf(cells, positions, coding);
    if ('code' in position) return wrong(position);
    const { lat, lng } = position;
    if (Math.abs(lat) > 90) return wrong(outOfRange('latitude', lat, 90));
    // Longitudes wrap, but one far beyond is metres of some national grid, and no words of ours would be right.
    if (Math.abs(lng) > LARGEST_LONGITUDE) return wrong(outOfRange('longitude', lng, LARGEST_LONGITUDE));
    const words = engine.wordsOnly(lat, lng, language);
    return words === undefined ? foundSquare(engine.toWords(lat, lng, language)) : { ok: true, place: position, words };
  };

  /** Waits only when a language must be loaded first. */
  return (cells: readonly string[]): Found | Promise<Found> => {
    if (columns.kind !== 'words') return wordsOf(cells, columns);
    const text = coding.decode(cells[columns.words] ?? '');
    if (isTable && engine.centreOnly(text, centre)) {
      return { ok: true, place: { lat: centre[0]!, lng: centre[1]! }, words: text };
    }
    const found = squareOfWords(engine, text);
    if (text.trim() === '' && !(found instanceof Promise) && !found.ok) {
      return wrong({ code: 'empty-cell', message: found.problem.message });
    }
    return found instanceof Promise ? found.then(foundSquare) : foundSquare(found);
  };
};

/** Writes rows in one of the shapes. */
type Writer = {
  add(row: TableRow, found: Found): void;
  blank(record: string): void;
  finish(): string;
};

const openCsvWriter = (plan: Plan, { encode }: Coding): Writer => {
  const { separator } = plan.dialect;
  const [width, isToWords] = [plan.header.length, plan.columns.kind !== 'words'];
  const nothing = isToWords ? '' : separator;
  let text = '';

  const added = (found: Found): string => {
    if (!found.ok) return `${nothing}${separator}${encode(cellText(found.fault.message, separator))}`;
    const { place, words } = found;
    return isToWords
      ? `${encode(words)}${separator}`
      : `${sixDecimals(place.lat)}${separator}${sixDecimals(place.lng)}${separator}`;
  };

  return {
    add: ({ record, cells, fault }, found) => {
      const bare = withoutLineEnd(record);
      const end = record.slice(bare.length) || plan.newLine;
      // What is no row would push what is added into the wrong columns: it stands in one cell, letter by letter.
      const kept = fault === undefined ? bare : cellText(cells[0] ?? '', separator) + separator.repeat(width - 1);
      text += kept + separator + added(found) + end;
    },
    blank: (record) => {
      text += record;
    },
    finish: () => text,
  };
};

const openJsonWriter = (plan: Plan, { decode, encode }: Coding): Writer => {
  const { header } = plan;
  const names = addedNames(plan);
  const isToWords = plan.columns.kind !== 'words';
  let text = '';
  return {
    add: ({ cells }, found) => {
      const { lat, lng } = found.ok ? pointOf(found.place) : { lat: 0, lng: 0 };
      const answer: readonly (string | number)[] = found.ok ? (isToWords ? [found.words] : [lat, lng]) : [];
      const kept = cells.map((cell, column) => [header[column] ?? `column ${column + 1}`, decode(cell)]);
      const added = answer.map((value, at) => [names[at] ?? '', value]);
      const error = found.ok ? [] : [[names.at(-1) ?? '', found.fault.message]];
      text += `${JSON.stringify(Object.fromEntries([...kept, ...added, ...error]))}\n`;
    },
    blank: () => undefined,
    finish: () => encode(text),
  };
};

const openPlaceWriter = (plan: Plan, shape: 'geojson' | 'gpx' | 'kml', { decode, encode }: Coding): Writer => {
  const placemarks: Placemark[] = [];
  return {
    add: ({ cells }, found) => {
      if (!found.ok) return;
      const entries = cells.map((cell, column): [string, string] => [plan.header[column] ?? '', decode(cell)]);
      // A position that was given stays as it is: rounded, it could lie in the next square.
      const { lat, lng } = plan.columns.kind === 'words' ? pointOf(found.place) : found.place;
      placemarks.push(placemarkOf(lat, lng, [['words', found.words], ...entries]));
    },
    blank: () => undefined,
    finish: () => (placemarks.length === 0 ? '' : encode(bodyOf(shape, placemarks))),
  };
};

const openWriter = (plan: Plan, coding: Coding): Writer => {
  if (plan.shape === 'csv') return openCsvWriter(plan, coding);
  return plan.shape === 'json' ? openJsonWriter(plan, coding) : openPlaceWriter(plan, plan.shape, coding);
};

/** What stands before, between and behind the chunks of a result. `headerText` is the header as it is in the file. */
export const resultFrame = (plan: Plan, headerText: string, { encode }: Coding) => {
  if (plan.shape === 'json') return { head: '', between: '', foot: '' };
  if (plan.shape !== 'csv') return frameOf(plan.shape);
  if (!plan.hasHeader) return { head: '', between: '', foot: '' };
  const { separator } = plan.dialect;
  const bare = withoutLineEnd(headerText);
  const names = addedNames(plan).map((name) => encode(cellText(name, separator)));
  const head = [bare, ...names].join(separator) + (headerText.slice(bare.length) || plan.newLine);
  return { head, between: '', foot: '' };
};

export type Converter = (chunk: Chunk) => Promise<Converted>;

export const openConverter = (engine: Engine, plan: Plan, coding: Coding = LETTERS): Converter => {
  const find = openFinder(engine, plan, coding);
  return async (chunk) => {
    const writer = openWriter(plan, coding);
    const problems: Problem[] = [];
    let [rows, refused] = [0, 0];
    for (const row of rowsOf(chunk, plan.dialect, plan.header.length)) {
      if (row.cells.length === 0) {
        writer.blank(row.record);
        continue;
      }
      const answer = row.fault === undefined ? find(row.cells) : wrong(row.fault);
      const found = answer instanceof Promise ? await answer : answer;
      writer.add(row, found);
      rows++;
      if (found.ok) continue;
      refused++;
      problems.push({ line: row.line, fault: found.fault });
    }
    return { text: writer.finish(), rows, refused, problems };
  };
};
