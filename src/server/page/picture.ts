import type { AskedEngine } from '../../api/index.ts';
import type { DeepLink } from './deep-link.ts';
import { drawLine, widthOf } from './lettering.ts';
import { type Frame, paintLocator } from './locator.ts';
import { PALETTE, paper } from './paint.ts';
import { pngOf } from './png.ts';

/**
 * The picture of a link for previews: its words beside a small map.
 *
 * A PNG, because networks show no SVG; drawn here with letters prepared beforehand, because a drawing package with the
 * fonts of 27 languages weighs more than the whole server. Arabic and Thai would need shaping, and Chinese thousands of
 * letters: words in such scripts give way to those of the same square in English, and the picture says so.
 */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

const MAP: Frame = { left: 700, top: 0, width: PICTURE_WIDTH - 700, height: PICTURE_HEIGHT };
const MARGIN = 72;
const ROOM = MAP.left - 2 * MARGIN;
/** Height of a line as it was prepared; smaller letters have smaller lines. */
const LINE = 96;
const SMALL = 2.2;
const SMALL_LINE = 46;

type Lettering = { readonly mark: string; readonly words: readonly string[]; readonly notes: readonly string[] };

const wordLines = (words: string): readonly string[] => words.split(/(?=\.)/);

const isDrawable = (text: string): boolean => widthOf(text) !== undefined;

const letteringOf = (engine: AskedEngine, link: DeepLink): Lettering => {
  const { words, lat, lng } = link;
  const place = isDrawable(link.place) ? [link.place] : [];
  const coordinates = `${Number(lat.toFixed(5))}, ${Number(lng.toFixed(5))}`;
  if (words === undefined) return { mark: '', words: [coordinates], notes: place };
  if (isDrawable(words)) return { mark: '///', words: wordLines(words), notes: place };
  const english = engine.toWords(lat, lng, 'en');
  if (!english.ok) return { mark: '', words: [coordinates], notes: place };
  return { mark: '///', words: wordLines(english.value.words), notes: ['The same square in English', ...place] };
};

/** What is too long for its line ends in an ellipsis. */
const fitted = (text: string, room: number): string => {
  if ((widthOf(text) ?? 0) <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && (widthOf(`${letters.join('')}…`) ?? 0) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

/** The place and its country on lines of their own where one line is too short for both. */
const noteLines = (note: string): readonly string[] => {
  const comma = note.lastIndexOf(', ');
  const room = ROOM * SMALL;
  if ((widthOf(note) ?? 0) <= room || comma < 0) return [fitted(note, room)];
  return [fitted(note.slice(0, comma), room), fitted(note.slice(comma + 2), room)];
};

export const pictureOf = (engine: AskedEngine, link: DeepLink): Promise<Buffer> => {
  const bitmap = paper(PICTURE_WIDTH, PICTURE_HEIGHT);
  paintLocator(bitmap, MAP, engine, link.lat, link.lng);
  const { mark, words, notes } = letteringOf(engine, link);
  const small = notes.flatMap(noteLines);
  const markWidth = widthOf(mark) ?? 0;
  const smaller = Math.max(1, ...words.map((line) => ((widthOf(line) ?? 0) + markWidth) / ROOM));
  const lineHeight = Math.round(LINE / smaller);
  let top = Math.round((PICTURE_HEIGHT - words.length * lineHeight - (small.length + 0.5) * SMALL_LINE) / 2);
  const left = drawLine(bitmap, { text: mark, left: MARGIN, top, smaller, ink: 'accent' });
  for (const text of words) {
    drawLine(bitmap, { text, left, top, smaller, ink: 'ink' });
    top += lineHeight;
  }
  top += SMALL_LINE / 2;
  for (const text of small) {
    drawLine(bitmap, { text, left: MARGIN, top, smaller: SMALL, ink: 'soft' });
    top += SMALL_LINE;
  }
  return pngOf(bitmap, PALETTE);
};
