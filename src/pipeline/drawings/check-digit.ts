import { checkValue, DIGITS } from '../../engine/address/digits.ts';
import { type Engine, openEngine, type Position } from '../../engine/index.ts';
import { type Lexicon, openLexicon } from '../../engine/lexicon/lexicon.ts';
import { loadFromFolder } from '../data-folder.ts';
import { box, drawing, grouped, label, WIDTH } from './paper.ts';

/** One address and one slip of it, with the digits that tell them apart. */
const HEIGHT = 372;
const [LEFT, BOX, GAP] = [24, 184, 12];
const WEIGHTS = [1, 2, 3] as const;

/** About three metres, in degrees; more than enough squares to find one. */
const [STEP, MOST_STEPS] = [2.7e-5, 200];

type Row = { readonly words: readonly string[]; readonly wrong: number; readonly where: string };

const digitsOf = (lexicon: Lexicon, words: readonly string[]): readonly [number, number, number] => {
  const [a = 0, b = 0, c = 0] = words.map((word) => lexicon.numberOf(word) % DIGITS);
  return [a, b, c];
};

const rowOf = ({ words, wrong, where }: Row, lexicon: Lexicon, top: number): readonly string[] => {
  const digits = digitsOf(lexicon, words);
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  const value = checkValue(...digits);
  const boxes = words.flatMap((word, at) => {
    const x = LEFT + at * (BOX + GAP);
    return [
      box(at === wrong ? 'wash' : 'soft', x, top, BOX, 84, 8),
      label(x + BOX / 2, top + 30, word),
      label(x + BOX / 2, top + 64, `${WEIGHTS[at]} × ${digits[at]}`, { kind: 'big' }),
    ];
  });
  const end = LEFT + 3 * (BOX + GAP);
  return [
    ...boxes,
    box('mark', end, top, WIDTH - LEFT - end, 84, 8),
    label((end + WIDTH - LEFT) / 2, top + 30, 'check value', { kind: 'on-mark' }),
    label((end + WIDTH - LEFT) / 2, top + 64, String(value), { kind: 'big on-mark' }),
    label(LEFT, top + 106, `${sum} = ${Math.floor(sum / DIGITS)} × ${DIGITS} + ${value}, ${where}`, {
      kind: 'small',
      anchor: 'start',
    }),
  ];
};

/** A square, on the way north from a position, whose address can be taken for another that exists. */
const withSlip = async (engine: Engine, { lat, lng }: Position) => {
  for (let step = 0; step < MOST_STEPS; step++) {
    const address = engine.toWords(lat + step * STEP, lng, 'en');
    if (!address.ok) throw new Error(address.problem.message);
    const variants = await engine.mistakable(address.value.words);
    const slip = variants.ok ? variants.value.find(({ reason }) => reason !== 'order') : undefined;
    if (slip !== undefined) return { right: address.value.words.split('.'), slip };
  }
  throw new Error(`no address north of ${lat}, ${lng} has a confusable one to draw`);
};

export const checkDigitDrawing = async (position: Position): Promise<string> => {
  const engine = await openEngine({ load: loadFromFolder, suggestsLater: true });
  await Promise.all([engine.loadLanguage('en'), engine.loadPlaces()]);
  const lexicon = openLexicon('en', await loadFromFolder('words/en.lex'));
  const placeOf = ({ lat, lng }: Position): string => {
    const { nearestPlace, country } = engine.whereIs(lat, lng);
    return nearestPlace === '' ? 'at sea' : `near ${nearestPlace} (${country})`;
  };
  const { right, slip } = await withSlip(engine, position);
  const heard = slip.words.split('.');
  const far = `${placeOf(slip.centre)}, ${grouped(Math.round(slip.metres / 1000))} km away`;
  return drawing('The digits of three words add up to the check value of a zone; a slip gives another', HEIGHT, [
    label(LEFT, 36, 'As it was meant', { anchor: 'start' }),
    ...rowOf({ words: right, wrong: -1, where: `the check value of the zone ${placeOf(position)}` }, lexicon, 50),
    label(LEFT, 214, 'As it was heard', { anchor: 'start' }),
    ...rowOf(
      { words: heard, wrong: heard.findIndex((word, at) => word !== right[at]), where: `which leads ${far}` },
      lexicon,
      228,
    ),
  ]);
};
