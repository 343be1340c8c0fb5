import { ADMISSIBLE_TRIPLES, DIGITS } from '../../engine/address/digits.ts';
import { TIER_ROWS } from '../../engine/address/tiers.ts';
import { BLOCK_SQUARES } from '../../engine/grid/bands.ts';
import { box, drawing, grouped, label, WIDTH } from './paper.ts';

/** How many words each kind of place draws from. */
const NAMES = ['Cities', 'Towns', 'All land', 'Everywhere'];

const [LEFT, TOP, STEP, BAR] = [120, 30, 58, 30];
const HEIGHT = TOP + TIER_ROWS.length * STEP + 8;
const LONGEST = WIDTH - LEFT - 24;
const MOST_ROWS = Math.max(...TIER_ROWS);

/** How many blocks, all check values together, the words up to a row have room for. */
const roomOf = (rows: number): number => Math.round((rows ** 3 * ADMISSIBLE_TRIPLES * DIGITS) / BLOCK_SQUARES);

export const tiersDrawing = (): string =>
  drawing('How many words each kind of place uses', HEIGHT, [
    ...TIER_ROWS.flatMap((rows, at) => {
      const y = TOP + at * STEP;
      const length = (LONGEST * rows) / MOST_ROWS;
      const words = `${grouped(rows * DIGITS)} words`;
      const fits = length > 150;
      return [
        label(LEFT - 14, y + 20, NAMES[at] ?? '', { anchor: 'end' }),
        box('soft', LEFT, y, LONGEST, BAR, 6),
        box('mark', LEFT, y, length, BAR, 6),
        fits
          ? label(LEFT + 12, y + 20, words, { kind: 'on-mark', anchor: 'start' })
          : label(LEFT + length + 10, y + 20, words, { anchor: 'start' }),
        label(LEFT, y + 46, `${rows} rows: room for ${grouped(roomOf(rows))} blocks`, {
          kind: 'small',
          anchor: 'start',
        }),
      ];
    }),
  ]);
