/**
 * What the page says, in the person's language. English is always at hand; every other language is a file of its own,
 * loaded only when it is spoken.
 */
import { en, type MessageKey, type Messages, type Plural } from './en.ts';
import { directionOf, languageOfTag, localeOf, type PageLanguage } from './languages.ts';

export type { MessageKey } from './en.ts';

/** Each file holds its messages under the code of its language. */
type MessagesFile = Readonly<Partial<Record<PageLanguage, Messages>>>;

export const messagesFiles: Readonly<Record<PageLanguage, () => Promise<MessagesFile>>> = {
  en: async () => ({ en }),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  ru: () => import('./ru.ts'),
  tr: () => import('./tr.ts'),
  ar: () => import('./ar.ts'),
  zh: () => import('./zh.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
};

type LengthUnit = 'meter' | 'kilometer' | 'foot' | 'mile';

/** Made when it is first wanted: the tools of a language take longer than all the rest of a start. */
const whenWanted = <Tool>(make: () => Tool): (() => Tool) => {
  let made: Tool | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Two digits are enough for what is near: 0.68 and 2.6, then 12.3 and 454. */
const lengths = (locale: string, unit: LengthUnit) => {
  const withDigits = (maximumSignificantDigits: number) =>
    whenWanted(
      () => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits }),
    );
  const [short, long] = [withDigits(2), withDigits(3)];
  return { format: (length: number): string => (length < 10 ? short : long)().format(length) };
};

const toolsOf = (locale: string) => ({
  number: whenWanted(() => new Intl.NumberFormat(locale)),
  metres: lengths(locale, 'meter'),
  kilometres: lengths(locale, 'kilometer'),
  feet: lengths(locale, 'foot'),
  miles: lengths(locale, 'mile'),
  plurals: whenWanted(() => new Intl.PluralRules(locale)),
  regions: whenWanted(() => new Intl.DisplayNames([locale], { type: 'region' })),
  languages: whenWanted(() => new Intl.DisplayNames([locale], { type: 'language' })),
  // Latin words inside a right-to-left sentence keep their dots and slashes on their own side.
  isolated: (text: string): string => (directionOf(languageOfTag(locale)) === 'rtl' ? `\u2068${text}\u2069` : text),
});

let messages: Messages = en;
let tools = toolsOf(localeOf('en'));
let spoken: PageLanguage = 'en';

/** What it gives back makes the part speak it: all parts change in the same moment as the page. */
type Learn = (code: PageLanguage) => Promise<() => void>;

/** The parts of the page with messages of their own (room-messages.ts): they learn what the page is to speak. */
export const rooms: Learn[] = [];

export const spokenNow = (): PageLanguage => spoken;

let wishes = 0;

/**
 * From here on everything is said in this language; what is on screen already has to be drawn again. False when all goes
 * on as it was: its file did not come (no network, an old page on a new server), or another language was wished for since.
 */
export const speak = async (code: PageLanguage): Promise<boolean> => {
  const wish = ++wishes;
  try {
    const { [code]: next } = await messagesFiles[code]();
    const begins: (() => void)[] = [];
    // Also those that join in meanwhile.
    for (const learn of rooms) begins.push(await learn(code));
    if (next === undefined || wish !== wishes) return false;
    messages = next;
    tools = toolsOf(localeOf(code));
    spoken = code;
    for (const begin of begins) begin();
    return true;
  } catch (error) {
    console.warn('messages', code, error);
    return false;
  }
};

export type Values = Readonly<Record<string, string | number>>;

/** `{name}` is replaced; a message with plural forms chooses among them by `{count}`. */
export const filled = (message: string | Plural, values: Values = {}): string => {
  const text =
    typeof message === 'string' ? message : (message[tools.plurals().select(Number(values.count))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? tools.number().format(value) : tools.isolated(value);
  });
};

export const say = (key: MessageKey, values?: Values): string => filled(messages[key], values);

let isImperial = false;

/** From here on distances are told in feet and miles, or in metres. */
export const measureIn = (units: 'metric' | 'imperial'): void => {
  isImperial = units === 'imperial';
};

const METRES_PER_FOOT = 0.3048;
const FEET_PER_MILE = 5280;

/** What long ways are counted in. */
export const longUnitMetres = (): number => (isImperial ? METRES_PER_FOOT * FEET_PER_MILE : 1000);

export const distanceText = (metres: number): string => {
  if (!isImperial)
    return metres < 1000 ? tools.metres.format(Math.round(metres)) : tools.kilometres.format(metres / 1000);
  const feet = metres / METRES_PER_FOOT;
  return feet < 1000 ? tools.feet.format(Math.round(feet)) : tools.miles.format(feet / FEET_PER_MILE);
};

/** A place with the larger ones it lies in; what is empty is left out. */
export const placeText = (...names: readonly (string | undefined)[]): string =>
  names
    .filter((name) => name !== undefined && name !== '')
    .map((name) => tools.isolated(name ?? ''))
    .join(say('comma'));

/** The name of a language in the page's language. */
export const languageName = (code: string): string => tools.languages().of(code) ?? code;

/** The name of a country in the page's language; ZZ is no country. */
export const countryName = (code: string): string =>
  code === 'ZZ' || code === '' ? '' : (tools.regions().of(code) ?? code);
