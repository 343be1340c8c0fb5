/**
 * The options of a framed map as the query of its address, and back: `/embed?words=...&theme=dark`.
 *
 * A value that can not be read is reported and left out, so that a map with one wrong option is still a map.
 */
import { isPageLanguage, type PageLanguage } from '../app/text/languages.ts';
import { isLanguage, isTheme, isWords, isZoom, type Point, pointOf, type ThemeChoice } from './protocol.ts';

export const CONTROLS = ['search', 'card', 'zoom', 'scale'] as const;
export type Control = (typeof CONTROLS)[number];

export const MAPS = ['streets', 'plain'] as const;
export type MapChoice = (typeof MAPS)[number];

export const MODES = ['pick', 'view'] as const;
export type Mode = (typeof MODES)[number];

export type FrameOptions = {
  readonly words?: string;
  readonly centre?: Point;
  readonly zoom?: number;
  /** The language of addresses. */
  readonly language?: string;
  /** The language of everything else in the frame. */
  readonly ui?: PageLanguage;
  readonly theme?: ThemeChoice;
  /** Streets come from a tile server; plain is the embedded world, and asks nobody. */
  readonly map?: MapChoice;
  readonly controls?: readonly Control[];
  readonly mode?: Mode;
  /** Six hex digits. */
  readonly accent?: string;
  /** The one origin that is told of events and may give commands; `*` for any. */
  readonly origin?: string;
};

export type ReadOptions = { readonly options: FrameOptions; readonly wrong: readonly string[] };

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);

const NUMBER = /^-?\d{1,3}(\.\d{1,12})?$/;

const numberIn = (text: string): number | undefined => (NUMBER.test(text) ? Number(text) : undefined);

const pointIn = (text: string): Point | undefined => {
  const [lat = '', lng = '', ...more] = text.split(',');
  return more.length === 0 ? pointOf({ lat: numberIn(lat), lng: numberIn(lng) }) : undefined;
};

const zoomIn = (text: string): number | undefined => {
  const zoom = numberIn(text);
  return isZoom(zoom) ? zoom : undefined;
};

/** A list of names; `none` switches all of them off. */
const controlsIn = (text: string): readonly Control[] | undefined => {
  if (text === 'none') return [];
  const named = text.split(',');
  const known = CONTROLS.filter((control) => named.includes(control));
  return known.length === named.length ? known : undefined;
};

const originIn = (text: string): string | undefined => {
  if (text === '*') return text;
  return URL.canParse(text) && new URL(text).origin === text ? text : undefined;
};

/** How each option is read; the order is that of a written query. */
const readers: { readonly [Name in keyof FrameOptions]-?: (text: string) => FrameOptions[Name] | undefined } = {
  words: (text) => (isWords(text) ? text : undefined),
  centre: pointIn,
  zoom: zoomIn,
  language: (text) => (isLanguage(text) ? text : undefined),
  ui: (text) => (isPageLanguage(text) ? text : undefined),
  theme: (text) => (isTheme(text) ? text : undefined),
  map: oneOf(MAPS),
  controls: controlsIn,
  mode: oneOf(MODES),
  accent: (text) => /^#?([0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase(),
  origin: originIn,
};

export const optionsIn = (query: URLSearchParams): ReadOptions => {
  const options: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, read] of Object.entries(readers)) {
    const text = query.get(name);
    if (text === null || text === '') continue;
    const value = read(text);
    if (value === undefined) wrong.push(name);
    else options[name] = value;
  }
  return { options, wrong };
};

const textOf = (value: string | number | Point | readonly Control[]): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if ('lat' in value) return `${value.lat},${value.lng}`;
  return value.length === 0 ? 'none' : value.join(',');
};

/** Name and text of every option that is set, as attributes of an element or a query have them. */
export const textsOf = (options: FrameOptions): readonly (readonly [name: string, text: string])[] =>
  Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)] as const]));

export const queryOf = (options: FrameOptions): string =>
  new URLSearchParams(textsOf(options).map(([n, t]) => [n, t])).toString();
