/**
 * What is wrong with the messages of the pages, in sentences; the build stops when there is any. Types see a missing key
 * too, but a build does not check types.
 */
import { en as batchEnglish } from '../batch/text/en.ts';
import { loadBatchMessages } from '../batch/text/messages.ts';
import { en as savedEnglish } from '../saved/text/en.ts';
import { loadSavedMessages } from '../saved/text/messages.ts';
import { en as settingsEnglish } from '../settings/text/en.ts';
import { loadSettingsMessages } from '../settings/text/messages.ts';
import { en as detailEnglish } from '../square/text/en.ts';
import { loadDetailMessages } from '../square/text/messages.ts';
import { en, type Plural } from './en.ts';
import { isPageLanguage, PAGE_LANGUAGES } from './languages.ts';
import { messagesFiles } from './messages.ts';

const placesIn = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/** A form for exactly one or two may say the number in words, or drop what the others need. */
const isSaidInWords = (form: string): boolean => ['zero', 'one', 'two'].includes(form);

/** The whole numbers that tell all plural forms of all languages apart lie below 200. */
const formsOf = (code: string): readonly string[] => {
  const rules = new Intl.PluralRules(code);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
};

const gapsInPlural = (code: string, wanted: Plural, given: Plural): readonly string[] => {
  const missing = formsOf(code).filter((form) => !Object.hasOwn(given, form));
  const strange = Object.entries(given)
    .filter(([form, text]) => !isSaidInWords(form) && placesIn(text) !== placesIn(wanted.other))
    .map(([form]) => `form "${form}" has other {places} than English`);
  return [...missing.map((form) => `plural form "${form}" is missing`), ...strange];
};

const gapsInMessage = (code: string, wanted: unknown, given: unknown): readonly string[] => {
  if (given === undefined || given === '') return ['is missing'];
  if (typeof wanted === 'string' && typeof given === 'string')
    return placesIn(wanted) === placesIn(given) ? [] : ['has other {places} than English'];
  if (isPlural(wanted) && isPlural(given)) return gapsInPlural(code, wanted, given);
  return ['is a plain text in one language and has plural forms in the other'];
};

const isPlural = (value: unknown): value is Plural => typeof value === 'object' && value !== null && 'other' in value;

type Dictionary = Readonly<Record<string, unknown>>;

export const gapsIn = (code: string, given: Dictionary, english: Dictionary = en): readonly string[] => {
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(english, key));
  return [
    ...Object.entries(english).flatMap(([key, wanted]) =>
      gapsInMessage(code, wanted, given[key]).map((gap) => `${code}: ${key} ${gap}`),
    ),
    ...unknown.map((key) => `${code}: ${key} is not a message of English`),
  ];
};

const findGaps = async (): Promise<readonly string[]> => {
  const codes = Object.keys(PAGE_LANGUAGES).filter(isPageLanguage);
  const all = await Promise.all(
    codes.map(async (code) => [
      ...gapsIn(code, (await messagesFiles[code]())[code] ?? {}),
      ...gapsIn(code, await loadBatchMessages[code](), batchEnglish),
      ...gapsIn(code, await loadSavedMessages[code](), savedEnglish),
      ...gapsIn(code, await loadSettingsMessages[code](), settingsEnglish),
      ...gapsIn(code, await loadDetailMessages[code](), detailEnglish),
    ]),
  );
  return all.flat();
};

/** Found while this file is loaded: the build closes what loads the languages as soon as it has this file. */
export const allGaps: readonly string[] = await findGaps();
