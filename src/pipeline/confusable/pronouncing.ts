/**
 * Homophones by the pronouncing dictionary of English, as Americans and as southern English speakers hear them.
 *
 * The dictionary is American. The southern English sound is derived from it: r is silent unless a vowel follows, and
 * the vowels that then fall together (caught, court) are merged. Stress is ignored.
 */
import { dictionary } from 'cmu-pronouncing-dictionary';

const isVowel = (sound: string | undefined): boolean => sound !== undefined && /^[AEIOU]/.test(sound);

/** Cot and caught, and the pairs that most Americans no longer tell apart before r. */
const american = (sounds: readonly string[]): string =>
  sounds
    .join(' ')
    .replace(/AO(?! R)/g, 'AA')
    .replace(/HH W/g, 'W')
    .replace(/\b(?:AE|EH) R(?= [AEIOU])/g, 'EH R');

const southern = (sounds: readonly string[]): string =>
  sounds
    .map((sound, at) => {
      if (sound === 'ER') return isVowel(sounds[at + 1]) ? 'AH R' : 'AH';
      return sound === 'R' && !isVowel(sounds[at + 1]) ? '' : sound;
    })
    .filter((sound) => sound !== '')
    .join(' ')
    // The dictionary writes raw as many Americans say it, with the vowel of father.
    .replace(/AO/g, 'AA');

/** All sounds of a word; none when the dictionary does not know it. */
export const pronunciationsOf = (word: string): readonly string[] => {
  const found: string[] = [];
  // Further pronunciations are listed as word(1), word(2) and so on.
  for (let variant = 0; variant < 5; variant++) {
    const line = dictionary[variant === 0 ? word : `${word}(${variant})`];
    if (line === undefined) continue;
    // Prince and prints are one, and so are liar and lyre, vial and vile.
    const sounds = line
      .replace(/\d/g, '')
      .replace(/N T S/g, 'N S')
      .replace(/(AY|AW) ER/g, '$1 R')
      .replace(/(AY|AW) AH L/g, '$1 L')
      .split(' ');
    found.push(`us ${american(sounds)}`, `gb ${southern(sounds)}`);
  }
  return found;
};
