import type { GridLine } from '../../engine/index.ts';
import { degreesText } from '../writing/degrees.ts';

/**
 * The lines of a grid section as text: 134 of them in a box of 200 m, fewer than 3 000 in the largest, 11 299 in the
 * largest around a pole.
 *
 * Both ends of a line share the coordinate that tells it from its neighbours, and neighbours differ in the decimals of
 * that coordinate alone. So the first line of such a run is written as bytes and copied, each copy twice as long as the
 * one before, and then the decimals are written over. Putting texts together takes three times as long. The decimals
 * are always six, as all lines of a run are equally long: 0.100000 where a number by itself would be written 0.1.
 */
export type Frame = { readonly open: string; readonly middle: string; readonly close: string };

export type GridForm = {
  readonly head: string;
  readonly tail: string;
  /** What stands around the latitude of a line between two longitudes. */
  readonly horizontal: (west: string, east: string) => Frame;
  /** What stands around the longitude of a line between two latitudes. */
  readonly vertical: (south: string, north: string) => Frame;
};

const DECIMALS = 6;
const MILLION = 1e6;

/** A line in JSON with eight numbers of the greatest length has 96. */
const MOST_BYTES_OF_LINE = 128;
const MOST_BYTES_AROUND = 256;

const ZERO = 48;

const decoder = new TextDecoder();

/** Kept from answer to answer: fetching and clearing 17 kB takes longer than filling them. */
let page = new Uint8Array(0);

const pageFor = (lines: number): Uint8Array => {
  const length = lines * MOST_BYTES_OF_LINE + MOST_BYTES_AROUND;
  if (page.length < length) page = new Uint8Array(length);
  return page;
};

/** Writes ASCII and says where it ends. */
const put = (bytes: Uint8Array, at: number, text: string): number => {
  for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index);
  return at + text.length;
};

const isLevel = ({ start, end }: GridLine): boolean => start.lat === end.lat;

const movingMillionths = (line: GridLine, level: boolean): number =>
  Math.round((level ? line.start.lat : line.start.lng) * MILLION);

const wholeOf = (millionths: number): number => Math.floor(Math.abs(millionths) / MILLION);

const haveSameEnds = (a: GridLine, b: GridLine, level: boolean): boolean =>
  level
    ? isLevel(b) && a.start.lng === b.start.lng && a.end.lng === b.end.lng
    : a.start.lat === b.start.lat && a.end.lat === b.end.lat;

/** Where the lines end that differ from this one in decimals only. */
const endOfRun = (lines: readonly GridLine[], from: number): number => {
  const first = lines[from]!;
  const level = isLevel(first);
  const begun = movingMillionths(first, level);
  const whole = wholeOf(begun);
  let to = from + 1;
  for (; to < lines.length; to++) {
    const line = lines[to]!;
    if (!haveSameEnds(first, line, level)) break;
    const millionths = movingMillionths(line, level);
    if (millionths < 0 !== begun < 0 || wholeOf(millionths) !== whole) break;
  }
  return to;
};

/** Fills the bytes from `start` to `end` with copies of the first `width` of them. */
const repeat = (bytes: Uint8Array, start: number, width: number, end: number): void => {
  for (let have = width; have < end - start; have *= 2) {
    bytes.copyWithin(start + have, start, Math.min(start + have, end - have));
  }
};

/** Writes a run of lines, each with a comma behind it, and says where it ends. */
const putRun = (bytes: Uint8Array, start: number, run: readonly GridLine[], form: GridForm): number => {
  const first = run[0]!;
  const level = isLevel(first);
  const { open, middle, close } = level
    ? form.horizontal(degreesText(first.start.lng), degreesText(first.end.lng))
    : form.vertical(degreesText(first.start.lat), degreesText(first.end.lat));
  const begun = movingMillionths(first, level);
  const whole = `${begun < 0 ? '-' : ''}${wholeOf(begun)}.`;
  const here = put(bytes, start, open + whole);
  const there = put(bytes, here + DECIMALS, middle + whole);
  const width = put(bytes, there + DECIMALS, `${close},`) - start;
  const end = start + width * run.length;
  repeat(bytes, start, width, end);
  for (let index = 0; index < run.length; index++) {
    const column = index * width;
    let rest = Math.abs(movingMillionths(run[index]!, level)) % MILLION;
    for (let place = column + DECIMALS - 1; place >= column; place--) {
      const tenth = Math.floor(rest / 10);
      const digit = ZERO + rest - tenth * 10;
      bytes[here + place] = digit;
      bytes[there + place] = digit;
      rest = tenth;
    }
  }
  return end;
};

export const gridText = (lines: readonly GridLine[], form: GridForm): string => {
  const bytes = pageFor(lines.length);
  let at = put(bytes, 0, form.head);
  for (let from = 0; from < lines.length; ) {
    const to = endOfRun(lines, from);
    at = putRun(bytes, at, lines.slice(from, to), form);
    from = to;
  }
  // The comma behind the last line gives way.
  const end = put(bytes, lines.length === 0 ? at : at - 1, form.tail);
  return decoder.decode(bytes.subarray(0, end));
};
