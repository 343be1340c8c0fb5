import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES, openEngine } from '../../src/engine/index.ts';
import { loadFromFolder } from '../../src/pipeline/data-folder.ts';

/**
 * The addresses that the pages use as examples, each from a position: words may change until version 1.0, positions do
 * not. `docs/examples.json` holds the words that stand in the pages now.
 */
export type Example = { readonly position: string; readonly language: string; readonly words: string };

const FILE = 'docs/examples.json';

export const examples: readonly Example[] = JSON.parse(readFileSync(FILE, 'utf8'));

const engine = await openEngine({ load: loadFromFolder });
await Promise.all(LANGUAGES.map(({ code }) => engine.loadLanguage(code)));

export const wordsNow = ({ position, language }: Example): string => {
  const [lat = Number.NaN, lng = Number.NaN] = position.split(',').map(Number);
  const address = engine.toWords(lat, lng, language);
  if (!address.ok) throw new Error(`${position}: ${address.problem.message}`);
  return address.value.words;
};

/** The last two letters that are not the same change places. */
const withSlip = (words: string): string => {
  const letters = [...words];
  const at = letters.findLastIndex((letter, place) => place > 0 && letter !== letters[place - 1]);
  const [before = '', after = ''] = letters.slice(at - 1, at + 1);
  return letters.toSpliced(at - 1, 2, after, before).join('');
};

/** An address as the pages write it: whole, with a slip, half typed, spoken. */
const formsOf = (words: string): readonly string[] => {
  const third = words.slice(words.lastIndexOf('.') + 1);
  const begun = words.slice(0, words.length - third.length) + third.slice(0, Math.ceil(third.length / 2));
  return [words, withSlip(words), begun, words.replaceAll('.', '+')];
};

/** A text with the addresses of today in place of those of the last refresh. */
export const withWordsOfToday = (text: string): string => {
  const pairs = new Map(
    examples.flatMap((example) => {
      const forms = formsOf(wordsNow(example));
      return formsOf(example.words).map((form, at) => [form, forms[at] ?? form] as const);
    }),
  );
  const longestFirst = [...pairs.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(longestFirst.map((form) => form.replace(/[.+]/g, '\\$&')).join('|'), 'g');
  return text.replace(any, (form) => pairs.get(form) ?? form);
};

export const writeExamples = (): void => {
  const now = examples.map((example) => ({ ...example, words: wordsNow(example) }));
  writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
};

const ADDRESS = /[\p{L}\p{M}]+\.[\p{L}\p{M}]+\.[\p{L}\p{M}]+/gu;

/** Addresses in a text that are no example: they would be wrong as soon as a word list changes. */
export const strayAddresses = (text: string): readonly string[] =>
  (text.match(ADDRESS) ?? []).filter((found) => {
    if (examples.some(({ words }) => formsOf(words).includes(found))) return false;
    const square = engine.toSquare(found);
    return square.ok || square.problem.code === 'addresses-nothing';
  });
