/**
 * What a page and the map framed in it may say to each other: one closed list of events and one of commands.
 *
 * Every message carries the version of this protocol under the name `tessera`; whatever is not exactly one of these is
 * ignored, because anybody may post anything to a window. docs/embed.md tells the same to those who embed.
 */
export const PROTOCOL = 1;

export type Point = { readonly lat: number; readonly lng: number };

export const THEMES = ['light', 'dark', 'auto'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** Who chose the square: the person in the frame, or the page around it. */
export type Chooser = 'person' | 'host';

export type Selection = {
  readonly words: string;
  readonly language: string;
  readonly coordinates: Point;
  readonly square: { readonly southwest: Point; readonly northeast: Point };
  readonly country: string;
  readonly nearestPlace: string;
};

/** From the frame to the page. */
export type FrameEvent =
  | { readonly type: 'ready'; readonly language: string }
  | ({ readonly type: 'select'; readonly by: Chooser } & Selection)
  | { readonly type: 'move'; readonly centre: Point; readonly zoom: number }
  | { readonly type: 'error'; readonly code: string; readonly message: string };

/** From the page to the frame. */
export type Command =
  | { readonly type: 'select'; readonly words: string }
  | { readonly type: 'select'; readonly coordinates: Point }
  | { readonly type: 'clear' }
  | { readonly type: 'flyTo'; readonly coordinates: Point; readonly zoom?: number }
  | { readonly type: 'setLanguage'; readonly language: string }
  | { readonly type: 'setTheme'; readonly theme: ThemeChoice };

export type Sealed<Message> = Message & { readonly tessera: typeof PROTOCOL };

export const sealed = <Message extends FrameEvent | Command>(message: Message): Sealed<Message> => ({
  tessera: PROTOCOL,
  ...message,
});

export const MOST_ZOOM = 22;

/** Far longer than any three words; what is longer is not worth asking the engine. */
const MOST_CHARACTERS = 200;

/** `en`, and with a script or region: `zh_tr`, `mn_la`. */
const LANGUAGE = /^[a-z]{2}([_-][A-Za-z]{2,4})?$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

export const isLanguage = (value: unknown): value is string => typeof value === 'string' && LANGUAGE.test(value);

export const isZoom = (value: unknown): value is number => isWithin(value, 0, MOST_ZOOM);

export const isTheme = (value: unknown): value is ThemeChoice => THEMES.some((theme) => theme === value);

export const isWords = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MOST_CHARACTERS;

/** A copy with nothing else in it, or undefined. */
export const pointOf = (value: unknown): Point | undefined => {
  if (!isRecord(value)) return undefined;
  const { lat, lng } = value;
  return isWithin(lat, -90, 90) && isWithin(lng, -360, 360) ? { lat, lng } : undefined;
};

/** The command in a message, rebuilt from the parts that were checked; undefined for everything else. */
export const commandIn = (data: unknown): Command | undefined => {
  if (!isRecord(data) || data.tessera !== PROTOCOL) return undefined;
  const { type, words, language, theme, zoom } = data;
  const coordinates = pointOf(data.coordinates);
  if (type === 'clear') return { type };
  if (type === 'setLanguage') return isLanguage(language) ? { type, language } : undefined;
  if (type === 'setTheme') return isTheme(theme) ? { type, theme } : undefined;
  if (type === 'select' && words !== undefined) return isWords(words) ? { type, words } : undefined;
  if (type === 'select') return coordinates === undefined ? undefined : { type, coordinates };
  if (type !== 'flyTo' || coordinates === undefined) return undefined;
  if (zoom === undefined) return { type, coordinates };
  return isZoom(zoom) ? { type, coordinates, zoom } : undefined;
};
