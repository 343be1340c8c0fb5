/** Measures one language: people's squares, and every square of the cities that speak it. */
import { openAtlas } from '../../engine/atlas/index.ts';
import type { Square } from '../../engine/grid/square.ts';
import { type LanguageCode, languageIndex } from '../../engine/lexicon/languages.ts';
import { openLexicon } from '../../engine/lexicon/lexicon.ts';
import { confusablePairs } from '../confusable/confusable-pairs.ts';
import { loadFromFolder } from '../data-folder.ts';
import { openMistakes } from './mistakes.ts';
import { type Measured, measure, nothingMeasured } from './nearest.ts';
import { squaresAround, squaresOfPeople } from './people.ts';
import { checkedCodec, plainCodec } from './schemes.ts';

export const SEED = 20;
export const WINDOW_KILOMETRES = 3;

/** Ten cities, each read square by square in its own language. */
const CITIES: readonly (readonly [name: string, lat: number, lng: number, language: LanguageCode])[] = [
  ['London', 51.5074, -0.1278, 'en'],
  ['Berlin', 52.52, 13.405, 'de'],
  ['Paris', 48.8566, 2.3522, 'fr'],
  ['Mexico City', 19.4326, -99.1332, 'es'],
  ['São Paulo', -23.5505, -46.6333, 'pt'],
  ['Cairo', 30.0444, 31.2357, 'ar'],
  ['Istanbul', 41.0082, 28.9784, 'tr'],
  ['Jakarta', -6.2088, 106.8456, 'id'],
  ['Tokyo', 35.6762, 139.6503, 'ja'],
  ['Beijing', 39.9042, 116.4074, 'zh'],
];

/** With the check digit and without. */
export type Pair = { readonly checked: Measured; readonly plain: Measured };

export type MeasuredLanguage = { readonly people: Pair; readonly cities: readonly [name: string, pair: Pair][] };

export const measureLanguage = async (
  code: LanguageCode,
  sample: number,
  windowKilometres: number,
): Promise<MeasuredLanguage> => {
  const atlas = openAtlas(await loadFromFolder('atlas.bin'));
  const lexicon = openLexicon(code, await loadFromFolder(`words/${code}.lex`));
  const words = Array.from({ length: lexicon.size }, (_, number) => lexicon.spellingOf(number));
  const mistakes = openMistakes(lexicon, confusablePairs(words, code));
  const withDigit = checkedCodec(atlas, languageIndex(code), lexicon.landOnly);
  const without = plainCodec(atlas, languageIndex(code), lexicon.landOnly);
  const measured = (squares: Iterable<Square>): Pair => {
    const pair = { checked: nothingMeasured(), plain: nothingMeasured() };
    for (const square of squares) {
      measure(square, withDigit, mistakes, atlas, pair.checked);
      measure(square, without, mistakes, atlas, pair.plain);
    }
    return pair;
  };
  return {
    people: measured(squaresOfPeople(sample, SEED)),
    cities: CITIES.filter(([, , , language]) => language === code).map(([name, lat, lng]) => [
      `${name} (${code})`,
      measured(squaresAround(lat, lng, windowKilometres)),
    ]),
  };
};
