/**
 * Folding: what remains of a word when case, accents and look-alike letter forms are taken away.
 *
 * Two spellings that people would call "the same word, typed differently" fold to the same letters; words of all
 * lexicons are unique after folding. The rule depends on the letter alone, never on the language, so that an address
 * needs no language hint. Folding is idempotent.
 */

/** Letters that no Unicode decomposition takes apart, and forms that keyboards of neighbouring languages produce. */
const special = new Map<string, string>([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['å', 'a'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
  ['ĳ', 'ij'],
  ['ς', 'σ'],
  // й is a letter of its own: folded to и it would make 239 Russian words collide.
  ['й', 'й'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ې', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ['ٱ', 'ا'],
  ['ـ', ''],
]);

const isKatakana = (code: number): boolean => code >= 0x30a1 && code <= 0x30f6;

/** Scripts where a mark is part of the letter: kana voicing, Hangul, Han and Thai vowels stay as they are. */
const keepsMarks = (code: number): boolean => (code >= 0xe00 && code <= 0xe7f) || (code >= 0x3000 && code <= 0xd7ff);

const foldLetter = (letter: string): string => {
  const code = letter.charCodeAt(0);
  if (isKatakana(code)) return String.fromCharCode(code - 0x60);
  const known = special.get(letter);
  if (known !== undefined) return known;
  if (keepsMarks(code)) return letter;
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return special.get(bare) ?? bare;
};

const letters = new Map<string, string>();

const foldedLetter = (letter: string): string => {
  let folded = letters.get(letter);
  if (folded === undefined) {
    folded = foldLetter(letter);
    // Bounded by what people type; hostile text must not grow it without end.
    if (letters.size < 20_000) letters.set(letter, folded);
  }
  return folded;
};

const isPlain = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f || (code >= 0x41 && code <= 0x5a)) return false;
  }
  return true;
};

/**
 * Letters in another form: those of Korean as a keyboard sends them before a syllable is whole, ligatures, Arabic letters
 * by their place in a word, wide and narrow ones.
 */
const PRESENTED = /[\u3131-\u318e\ufb00-\ufdff\ufe70-\ufefc\uff00-\uffef]+/g;

/** The folded form of a word or a whole text. Separators and digits pass through. */
export const foldWord = (text: string): string => {
  if (isPlain(text)) return text;
  const composed = text
    .replace(PRESENTED, (form) => form.normalize('NFKC'))
    .replace(/\u309b/g, '\u3099')
    .replace(/\u309c/g, '\u309a')
    .normalize('NFC')
    // Thai: sara am and sara ae may arrive as their halves, a tone before the vowel above which it stands.
    .replace(/\u0e4d\u0e32/g, '\u0e33')
    .replace(/\u0e40\u0e40/g, '\u0e41')
    .replace(/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e39])/g, '$2$1')
    .replace(/\u0e33([\u0e48-\u0e4b])/g, '$1\u0e33')
    .toLowerCase();
  let folded = '';
  for (const letter of composed) folded += foldedLetter(letter);
  return folded;
};
