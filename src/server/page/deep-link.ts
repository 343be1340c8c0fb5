import type { AskedEngine } from '../../api/index.ts';

/**
 * What a deep link shows, in a sentence or two: for previews in messengers and for search engines.
 *
 * `/word.word.word` is a square, `/@lat,lng,zoom` a view; anything else, and words that address nothing, is no link.
 */
export type DeepLink = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The three words, when the link is one to a square. */
  readonly words: string | undefined;
  readonly place: string;
  readonly lat: number;
  readonly lng: number;
};

const WORDS = /^\/([^/.@?#]{1,60}\.[^/.@?#]{1,60}\.[^/.@?#]{1,60})\/?$/;
const VIEW = /^\/@(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)(?:,[\d.]{1,6}z?)?\/?$/;

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

const placeNear = (engine: AskedEngine, lat: number, lng: number): string => {
  const { country, nearestPlace } = engine.whereIs(lat, lng);
  const region = country === 'ZZ' ? '' : (regionNames.of(country) ?? '');
  return [nearestPlace, region].filter((part) => part !== '').join(', ');
};

export const deepLinkAt = (engine: AskedEngine, rawPath: string): DeepLink | undefined => {
  const path = decoded(rawPath);
  if (path === undefined) return undefined;
  const view = VIEW.exec(path);
  if (view !== null) {
    const [lat, lng] = [Number(view[1]), Number(view[2])];
    if (Math.abs(lat) > 90) return undefined;
    const place = placeNear(engine, lat, lng);
    return {
      path: rawPath,
      title: `${place === '' ? `${lat}, ${lng}` : place} · Tessera`,
      description: 'Every three metres of this map have an address of three words.',
      words: undefined,
      place,
      lat,
      lng,
    };
  }
  const typed = WORDS.exec(path)?.[1];
  if (typed === undefined) return undefined;
  const found = engine.toSquare(typed);
  if (!found.ok) return undefined;
  const { words, centre } = found.value;
  const place = placeNear(engine, centre.lat, centre.lng);
  return {
    path: `/${encodeURIComponent(words)}`,
    title: `///${words} · Tessera`,
    description: `A square of three metres${place === '' ? ' at sea' : ` near ${place}`}, found by three words.`,
    words,
    place,
    lat: centre.lat,
    lng: centre.lng,
  };
};
