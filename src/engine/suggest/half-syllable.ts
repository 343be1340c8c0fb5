/**
 * Korean while it is typed: a consonant joins the syllable before it until a vowel follows, so 미성 passes through 밋. What
 * ends in a final may go on with that consonant as an initial.
 */
const BEFORE_FINALS = 0x11a7;
const FIRST_INITIAL = 0x1100;

/** For each final, in Unicode order from ㄱ on: the final that stays, 0 for none, and the initial that moves over. */
const MOVES =
  '0:0 0:1 1:9 0:2 4:12 4:18 0:3 0:5 8:0 8:6 8:7 8:9 8:16 8:17 8:18 0:6 0:7 17:9 0:9 0:10 0:11 0:12 0:14 0:15 0:16 0:17 0:18'
    .split(' ')
    .map((move) => move.split(':').map(Number));

/** The letters as a beginning of more; undefined when they do not end in a final. */
export const withFinalMoved = (letters: string): string | undefined => {
  const [stays, moves] = MOVES[letters.charCodeAt(letters.length - 1) - BEFORE_FINALS - 1] ?? [];
  if (stays === undefined || moves === undefined) return undefined;
  const left = stays === 0 ? '' : String.fromCharCode(BEFORE_FINALS + stays);
  return letters.slice(0, -1) + left + String.fromCharCode(FIRST_INITIAL + moves);
};
