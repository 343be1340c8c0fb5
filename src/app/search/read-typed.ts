/**
 * What a typed or pasted text names without any search: a position in one of many notations, a code, or the words of a
 * link to an address. Loaded when somebody goes to the search box.
 */
import { loadedAnew } from '../loaded-anew.ts';
import { viewOfPath } from '../state/view.ts';
import { completedPlusCode, readCode } from './codes.ts';
import { type Position, readPosition } from './read-place.ts';

export type Typed =
  | {
      readonly kind: 'position';
      readonly notation: 'coordinates' | 'plusCode' | 'geohash' | 'grid';
      readonly at: Position;
    }
  | { readonly kind: 'words'; readonly words: string };

/** What a text is read by: a short plus code is near to a place that is named, or to what is looked at. */
export type Near = {
  readonly pageLanguage: string;
  readonly focus: Position | undefined;
  readonly placeNamed: (name: string) => Promise<Position | undefined>;
};

const RADIANS = Math.PI / 180;
const EARTH_RADIUS_METRES = 6_371_009;

/** Around the sphere: to half a per cent. */
export const metresBetween = (from: Position, to: Position): number => {
  const [height, width] = [(to.lat - from.lat) * RADIANS, (to.lng - from.lng) * RADIANS];
  const chord =
    Math.sin(height / 2) ** 2 + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * Math.sin(width / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Zone, square of 100 km, and as many digits east as north. */
const MILITARY = /^(\d{1,2}[C-HJ-NP-X])\s?([A-HJ-NP-Z]{2})\s?(\d{2,5})\s?(\d{2,5})$/i;

const loadMilitary = loadedAnew(() => import('mgrs'));

const militaryPosition = async (text: string): Promise<Position | undefined> => {
  const [, zone = '', square = '', east = '', north = ''] = MILITARY.exec(text) ?? [];
  const digits = east + north;
  if (zone === '' || digits.length % 2 === 1) return undefined;
  try {
    const { toPoint } = await loadMilitary();
    const [lng, lat] = toPoint(`${zone}${square}${digits}`.toUpperCase());
    return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : undefined;
  } catch {
    return undefined;
  }
};

const wordsOfLink = (text: string): string | undefined => {
  if (!/^https?:\/\//i.test(text)) return undefined;
  try {
    return viewOfPath(`/${new URL(text).pathname.split('/').at(-1) ?? ''}`).words;
  } catch {
    return undefined;
  }
};

export const readTyped = async (
  text: string,
  { focus, pageLanguage, placeNamed }: Near,
): Promise<Typed | undefined> => {
  const at = readPosition(text, pageLanguage);
  if (at !== undefined) return { kind: 'position', notation: 'coordinates', at };
  const words = wordsOfLink(text);
  if (words !== undefined) return { kind: 'words', words };
  const code = readCode(text);
  if (code?.kind === 'shortPlusCode') {
    const near = code.near === '' ? focus : await placeNamed(code.near);
    const found = near === undefined ? undefined : completedPlusCode(code.code, near);
    return found === undefined ? undefined : { kind: 'position', notation: 'plusCode', at: found };
  }
  if (code !== undefined) return { kind: 'position', notation: code.kind, at: code.at };
  const military = await militaryPosition(text);
  return military === undefined ? undefined : { kind: 'position', notation: 'grid', at: military };
};
