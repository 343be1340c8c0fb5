/**
 * How a Japanese word in kana sounds. Notation: see rules.ts.
 *
 * Long and short vowels, doubled and single consonants, small and full kana have one key each: they are what the ear
 * loses first. づ is ず and ぢ is じ; を is お.
 */
import type { SoundTable } from './rules.ts';

const ROWS =
  'かきくけこ:k さしすせそ:s たちつてと:t なにぬねの:n はひふへほ:h まみむめも:m らりるれろ:r がぎぐげご:g ざじずぜぞ:z だぢづでど:d ばびぶべぼ:b ぱぴぷぺぽ:p';

const syllables = ROWS.split(' ').flatMap((row) => {
  const [kana = '', consonant = ''] = row.split(':');
  return [...kana].map((letter, at) => `${letter} ${consonant}${'aiueo'.charAt(at)}`);
});

export const japanese: SoundTable = {
  vowels: 'あいうえお',
  rules: `
    ${syllables.filter((line) => !/^[ぢづ]/.test(line)).join('\n')}
    ぢ   zi
    づ   zu
    あ|ぁ a
    い|ぃ i
    う|ぅ u
    え|ぇ e
    お|ぉ|を o
    や|ゃ ya
    ゆ|ゅ yu
    よ|ょ yo
    わ|ゎ wa
    ゐ   i
    ゑ   e
    ん   N
    っ|ー -
    ゔ   bu
    ゔぁ ba
    ゔぃ bi
    ゔぇ be
    ゔぉ bo
    てぃ ti
    でぃ zi
    うぃ ui
  `,
  after: [
    [/ou/g, 'o'],
    [/ei/g, 'e'],
    [/iy/g, 'y'],
    [/N(?=[bpm])/g, 'm'],
    [/N/g, 'n'],
  ],
};
