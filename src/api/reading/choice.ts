import { type LanguageCode, languageOf } from '../../engine/index.ts';
import { type Parsed, parsed, unreadable } from './parsed.ts';

/** Values out of a short list. */

export const oneOf =
  <T extends string>(...choices: readonly T[]) =>
  (text: string): Parsed<T> => {
    const found = choices.find((choice) => choice === text.trim());
    return found === undefined ? unreadable(`expected one of ${choices.join(', ')}`) : parsed(found);
  };

export const readLanguage = (text: string): Parsed<LanguageCode> => {
  const found = text.length > 20 ? undefined : languageOf(text.trim());
  return found === undefined
    ? unreadable('expected the two-letter code of one of the 27 languages')
    : parsed(found.code);
};

export const readFlag = (text: string): Parsed<boolean> => {
  const lower = text.length > 20 ? '' : text.trim().toLowerCase();
  if (lower === 'true') return parsed(true);
  return lower === 'false' ? parsed(false) : unreadable('expected true or false');
};
