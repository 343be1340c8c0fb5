/**
 * How a Korean word sounds: syllables are taken apart into their letters, finals move over to a following vowel or are
 * neutralised, and neighbours assimilate.
 *
 * Letters of the key: seven finals k n t l m p N; initials keep breathing and tension except behind a stop, where
 * tension is not heard; ㅐ = ㅔ, ㅒ = ㅖ, ㅙ = ㅚ = ㅞ.
 */
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const VOWELS = 21;
const FINALS = 28;

/** In Unicode order: ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ. Capitals are breathed, doubled letters tense. */
const initials = ['g', 'gg', 'n', 'd', 'dd', 'l', 'm', 'b', 'bb', 's', 'ss', '', 'j', 'jj', 'C', 'K', 'T', 'P', 'h'];

/** In Unicode order: ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ. */
const vowels = 'a e ya ye eo e yeo ye o wa we we yo u weo we wi yu eu i i'.split(' ');

/** In Unicode order from "none": what stays at the end of the syllable, and what moves over to a following vowel. */
const finals: readonly (readonly [stays: string, moves: string])[] = [
  ['', ''],
  ...'k:g k:gg k:gs n:n n:nj n:n t:d l:l k:lg m:lm l:lb l:ls l:lT p:lP l:l m:m p:b p:bs t:s t:ss N:N t:j t:C k:K t:T p:P t:'
    .split(' ')
    .map((pair): [string, string] => {
      const [stays = '', moves = ''] = pair.split(':');
      return [stays, moves];
    }),
];

/** ㅎ, ㄶ and ㅀ breathe on a following ㄱ, ㄷ, ㅈ. */
const BREATHING_FINALS = new Set([6, 15, 27]);
const breathed: Readonly<Record<string, string>> = { g: 'K', d: 'T', j: 'C', b: 'P', k: 'K', t: 'T', p: 'P' };

const nasal: Readonly<Record<string, string>> = { k: 'N', t: 'n', p: 'm' };
const palatal: Readonly<Record<string, string>> = { d: 'j', T: 'C', lT: 'lC' };

const joined = (final: number, initial: string, vowel: string): string => {
  const [stays, moves] = finals[final] ?? ['', ''];
  if (final === 0) return initial;
  if (initial === '') {
    if (stays === 'N') return 'N';
    if (vowel === 'i') return palatal[moves] ?? moves;
    return moves;
  }
  if (BREATHING_FINALS.has(final) && breathed[initial] !== undefined) {
    return stays === 't' ? breathed[initial] : stays + breathed[initial];
  }
  if (initial === 'h' && breathed[stays] !== undefined) return breathed[stays];
  if (initial === 'n' || initial === 'm')
    return (
      (stays === 'l' && initial === 'n' ? 'l' : (nasal[stays] ?? stays)) +
      (stays === 'l' && initial === 'n' ? 'l' : initial)
    );
  if (initial === 'l') return stays === 'n' || stays === 'l' ? 'll' : `${nasal[stays] ?? stays}n`;
  // Behind a stop the plain and the tense initial sound alike.
  if (nasal[stays] !== undefined && initial.length === 2) return stays + initial.charAt(0);
  return stays + initial;
};

export const koreanKey = (word: string): string => {
  let key = '';
  let final = 0;
  for (const letter of word.normalize('NFC')) {
    const code = letter.charCodeAt(0);
    if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) {
      key += (finals[final]?.[0] ?? '') + letter;
      final = 0;
      continue;
    }
    const place = code - FIRST_SYLLABLE;
    const vowel = vowels[Math.floor(place / FINALS) % VOWELS] ?? '';
    key += joined(final, initials[Math.floor(place / (FINALS * VOWELS))] ?? '', vowel) + vowel;
    final = place % FINALS;
  }
  return key + (finals[final]?.[0] ?? '');
};
