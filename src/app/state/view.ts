/**
 * The address bar is the truth for what can be shared: `/word.word.word`, `/@lat,lng,zoom`, `?lang=`. Reading anything
 * else gives the world.
 */
export type View = {
  /** A path that leads nowhere. */
  readonly isBroken?: true;
  readonly words?: string;
  readonly centre?: { readonly lat: number; readonly lng: number; readonly zoom: number };
};

const WORDS = /^\/([^/@.]+\.[^/.]+\.[^/.]+)\/?$/u;
const CENTRE = /^\/@(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)(?:,(\d{1,2}(?:\.\d+)?)z?)?\/?$/;

/** Of a link to a view that does not tell: streets and their names. */
const ZOOM = 16;

const BROKEN: View = { isBroken: true };

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
};

export const viewOfPath = (path: string): View => {
  const plain = decoded(path);
  const words = WORDS.exec(plain)?.[1];
  if (words !== undefined) return { words };
  const centre = CENTRE.exec(plain);
  if (centre === null) return plain === '/' || plain === '/index.html' ? {} : BROKEN;
  const [lat, lng, zoom] = [Number(centre[1]), Number(centre[2]), Number(centre[3] ?? ZOOM)];
  return lat <= 90 && lat >= -90 && lng <= 180 && lng >= -180
    ? { centre: { lat, lng, zoom: Math.min(22, zoom) } }
    : BROKEN;
};

/** Chosen on the page, it holds: a link that says otherwise would bring the other one back when the page is loaded again. */
export const forgetInLink = (name: 'lang' | 'style' | 'ui'): void => {
  const query = new URLSearchParams(location.search);
  if (!query.has(name)) return;
  query.delete(name);
  history.replaceState(history.state, '', `${location.pathname}${query.size === 0 ? '' : `?${query}`}`);
};

export const pathOfWords = (words: string): string => `/${words.split('.').map(encodeURIComponent).join('.')}`;

export const pathOfCentre = (lat: number, lng: number, zoom: number): string =>
  `/@${lat.toFixed(5)},${lng.toFixed(5)},${zoom.toFixed(1)}`;
