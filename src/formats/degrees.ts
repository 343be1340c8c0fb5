/** Degrees as the cells of a table hold them. Spreadsheets in many countries write 51,5 for 51.5. */

/** Exponents pass, as programs print small numbers so; nothing that JavaScript alone would take for a number does. */
const DECIMAL = /^[+-]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,3})?$/;

const DECIMAL_COMMA = /^([+-]?\d{1,3}),(\d+)$/;

const carefulDegreesOf = (text: string): number => {
  const plain = DECIMAL.test(text) ? text : text.replace(DECIMAL_COMMA, '$1.$2');
  const number = DECIMAL.test(plain) ? +plain : Number.NaN;
  return Number.isFinite(number) ? number : Number.NaN;
};

/** Nearly all cells: no space, no exponent. */
const PLAIN = /^-?\d{1,15}\.\d{1,40}$/;

/** NaN when the cell holds no number. */
export const degreesOf = (cell: string): number => (PLAIN.test(cell) ? +cell : carefulDegreesOf(cell.trim()));

export type LatLng = { readonly lat: number; readonly lng: number };

/** Longer than any two numbers that are meant; not worth splitting. */
const LONGEST_PAIR = 100;

/** `51.5, -0.12`, `51.5 -0.12`, `51,5; -0,12`. A comma between two digits parts numbers only where nothing else does. */
export const pairOf = (cell: string): LatLng | undefined => {
  const text = cell.trim();
  if (text.length > LONGEST_PAIR) return undefined;
  const parts = text.split(/\s*;\s*|\s*,\s+|\s+,|\s+/);
  const [lat = '', lng = '', more] = parts.length === 1 ? text.split(',') : parts;
  const pair = { lat: degreesOf(lat), lng: degreesOf(lng) };
  return more !== undefined || Number.isNaN(pair.lat) || Number.isNaN(pair.lng) ? undefined : pair;
};
