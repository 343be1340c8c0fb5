/** CSV as spreadsheets write it: a header, then a place a row. The columns are found by their names in the header. */
import { csvRow, openCsvReader } from './csv-rows.ts';
import { degreesOf, type LatLng, pairOf } from './degrees.ts';
import {
  decimal,
  type FileRead,
  fileProblem,
  isOnEarth,
  LATITUDE_NAMES,
  type LeftOut,
  LONGITUDE_NAMES,
  type Placemark,
  placemarkOf,
} from './placemark.ts';

/** One column may hold both coordinates, as `51.5, -0.12`. */
const PAIR_NAMES: readonly string[] = ['coordinates', 'position', 'location', 'latlng', 'lat,lng'];

export type PositionColumns = { readonly lat: number; readonly lng: number } | { readonly pair: number };

/** Which columns of a header hold positions; undefined when none do. */
export const positionColumns = (header: readonly string[]): PositionColumns | undefined => {
  const names = header.map((name) => name.trim().toLowerCase());
  const columnOf = (known: readonly string[]): number =>
    known.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
  const [lat, lng, pair] = [columnOf(LATITUDE_NAMES), columnOf(LONGITUDE_NAMES), columnOf(PAIR_NAMES)];
  if (lat >= 0 && lng >= 0) return { lat, lng };
  return pair >= 0 ? { pair } : undefined;
};

/** The position in a row, undefined when there is none; it may lie outside the Earth. */
const positionOfRow = (row: readonly string[], columns: PositionColumns): LatLng | undefined => {
  if ('pair' in columns) return pairOf(row[columns.pair] ?? '');
  const [lat, lng] = [degreesOf(row[columns.lat] ?? ''), degreesOf(row[columns.lng] ?? '')];
  return Number.isNaN(lat) || Number.isNaN(lng) ? undefined : { lat, lng };
};

// A spreadsheet would run a text that begins like a formula. An apostrophe in front makes it a text again; reading
// takes one apostrophe away, so nothing is lost.
const guarded = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const unguarded = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** Names come from files, so one may be that of something every object inherits. */
const ownText = (texts: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(texts, name) ? (texts[name] ?? '') : '';

const OWN_COLUMNS = ['name', 'description', 'list', 'colour', 'words'] as const;

export const writeCsv = (placemarks: readonly Placemark[]): string => {
  const others = [...new Set(placemarks.flatMap((placemark) => Object.keys(placemark.others)))];
  const rows = placemarks.map((placemark) => {
    const texts = OWN_COLUMNS.map((column) => guarded(placemark[column]));
    const rest = others.map((name) => guarded(ownText(placemark.others, name)));
    return csvRow([...texts, decimal(placemark.lat), decimal(placemark.lng), ...rest]);
  });
  return csvRow([...OWN_COLUMNS, 'lat', 'lng', ...others.map(guarded)]) + rows.join('');
};

export const readCsv = (text: string): FileRead => {
  const reader = openCsvReader();
  const [header, ...rows] = [...reader.push(text), ...reader.end()];
  if (header === undefined) return fileProblem('empty', 'no header');
  const columns = positionColumns(header);
  if (columns === undefined) return fileProblem('no-position-columns', `header: ${header.join(', ').slice(0, 200)}`);
  const positions: readonly number[] = Object.values(columns);
  const [placemarks, leftOut]: [Placemark[], LeftOut[]] = [[], []];
  rows.forEach((row, at) => {
    const position = positionOfRow(row, columns);
    if (position === undefined) leftOut.push({ entry: at + 1, reason: 'no-position' });
    else if (!isOnEarth(position.lat, position.lng)) leftOut.push({ entry: at + 1, reason: 'not-on-earth' });
    else {
      const entries = row.map((value, column): [string, string] => [
        positions.includes(column) ? '' : unguarded(header[column] ?? ''),
        unguarded(value),
      ]);
      placemarks.push(placemarkOf(position.lat, position.lng, entries));
    }
  });
  return { ok: true, value: { placemarks, leftOut } };
};
