/**
 * Spelling-to-sound rules as tables of text, and the one-pass reader that applies them.
 *
 * A line is `spellings sound [left_right]`: the spellings (alternatives separated by |) are read as the sound (`-` is
 * silence) where `left` fits the letters before and `right` those behind. Both are regular expressions, `left` of five
 * letters at most; # is the edge of the word, V a vowel of the table. The longest spelling that fits wins; among equally
 * long ones the one with more context, then the first line. Letters without a line stand for their folded selves. A
 * sound heard twice in a row is written once, so length and doubling never tell two keys apart.
 */
import { foldWord } from '../lexicon/fold.ts';

export type SoundTable = {
  /** Letters that V stands for. */
  readonly vowels: string;
  readonly rules: string;
  /** Whole-word changes made before the table is read, where a rule of letters is not enough. */
  readonly before?: readonly (readonly [pattern: RegExp, replacement: string])[];
  /** Changes made to the sounds at last. */
  readonly after?: readonly (readonly [pattern: RegExp, replacement: string])[];
};

type Rule = {
  readonly spelling: string;
  readonly sound: string;
  readonly left: RegExp | undefined;
  readonly right: RegExp | undefined;
};

const EDGE = '#';

/** Letters that a left context may look back over. */
const LOOKING_BACK = 5;

const parseRule = (line: string, vowels: string): Rule[] => {
  const [spellings = '', sound = '', context = '_'] = line.trim().split(/\s+/);
  const expand = (side: string) =>
    side.replace(/\[([^\]]*)\]|V/g, (whole, inside?: string) =>
      inside === undefined ? `[${vowels}]` : whole.replace('V', vowels),
    );
  const [left = '', right = ''] = context.split('_').map(expand);
  const before = left === '' ? undefined : new RegExp(`(?:${left})$`);
  return spellings.split('|').map((spelling) => ({
    spelling,
    sound: sound === '-' ? '' : sound,
    left: before,
    right: right === '' ? undefined : new RegExp(right, 'y'),
  }));
};

const singly = (sounds: string): string => {
  let key = '';
  for (const sound of sounds) if (!key.endsWith(sound)) key += sound;
  return key;
};

/** Folding one letter at a time would cost more than all rules together; bounded, because text may hold any letter. */
const foldedLetters = new Map<string, string>();
const MOST_LETTERS = 4096;

const foldedLetter = (letter: string): string => {
  let folded = foldedLetters.get(letter);
  if (folded === undefined) {
    folded = foldWord(letter);
    if (foldedLetters.size < MOST_LETTERS) foldedLetters.set(letter, folded);
  }
  return folded;
};

/** A reader of one language's table: word in, sounds out. */
export const readerOf = ({ vowels, rules, before = [], after = [] }: SoundTable): ((word: string) => string) => {
  const byFirst = new Map<string, Rule[]>();
  const heard = new Set<string>();
  for (const line of rules.split('\n')) {
    if (line.trim() === '') continue;
    for (const rule of parseRule(line, vowels)) {
      const first = rule.spelling.charAt(0);
      const row = byFirst.get(first);
      if (row === undefined) byFirst.set(first, [rule]);
      else row.push(rule);
      for (const letter of rule.spelling) heard.add(letter);
    }
  }
  const context = ({ left, right }: Rule) => Number(left !== undefined) + Number(right !== undefined);
  for (const row of byFirst.values()) {
    row.sort((a, b) => b.spelling.length - a.spelling.length || context(b) - context(a));
  }

  // An accent that no line mentions tells no sound apart and is folded away.
  const prepared = (word: string): string => {
    let letters = '';
    for (const letter of word.normalize('NFC').toLowerCase()) {
      letters += heard.has(letter) ? letter : foldedLetter(letter);
    }
    for (const [pattern, replacement] of before) letters = letters.replace(pattern, replacement);
    return EDGE + letters + EDGE;
  };

  return (word) => {
    const letters = prepared(word);
    let sounds = '';
    for (let at = 1; at < letters.length - 1; ) {
      const rule = byFirst.get(letters.charAt(at))?.find(({ spelling, left, right }) => {
        if (
          !letters.startsWith(spelling, at) ||
          left?.test(letters.slice(Math.max(0, at - LOOKING_BACK), at)) === false
        )
          return false;
        if (right === undefined) return true;
        right.lastIndex = at + spelling.length;
        return right.test(letters);
      });
      sounds += rule === undefined ? foldedLetter(letters.charAt(at)) : rule.sound;
      at += rule === undefined ? 1 : rule.spelling.length;
    }
    for (const [pattern, replacement] of after) sounds = sounds.replace(pattern, replacement);
    return singly(sounds);
  };
};
