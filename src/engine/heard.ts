/**
 * "Heard it right?": every address that one address could be mistaken for (a confusable word in any place, or the words
 * in another order), and how far away it lies. This is what the check digit buys, made visible.
 */
import type { Address } from './address/address.ts';
import { printTriple } from './address/address.ts';
import type { Codec } from './address/codec.ts';
import { type Triple, tripleOf } from './address/triple.ts';
import { openVariants, type VariantReason, type Variants } from './confusable/variants.ts';
import { distanceMetres } from './geo/distance.ts';
import type { Position } from './geo/position.ts';
import { centreOf } from './grid/square.ts';
import type { LanguageCode } from './lexicon/languages.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Pinyin } from './sound/pinyin.ts';

export type HeardVariant = {
  readonly words: string;
  readonly centre: Position;
  readonly metres: number;
  readonly reason: VariantReason | 'order';
};

export type Heard = {
  variantsOf(address: Address, lexicon: Lexicon, codec: Codec): readonly HeardVariant[];
};

const OTHER_ORDERS = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

export const openHeard = (pinyin: () => Pinyin | undefined): Heard => {
  const opened = new Map<LanguageCode, Variants>();

  const variantsFor = (lexicon: Lexicon): Variants => {
    let variants = opened.get(lexicon.language);
    if (variants === undefined) {
      variants = openVariants(lexicon, pinyin());
      opened.set(lexicon.language, variants);
    }
    return variants;
  };

  return {
    variantsOf: (address, lexicon, codec) => {
      const words = address.words.split('.');
      const [a = -1, b = -1, c = -1] = words.map((word) => lexicon.numberOf(word));
      if (Math.min(a, b, c) < 0) throw new Error(`"${address.words}" is no address in ${lexicon.language}`);
      const numbers = [a, b, c] as const;
      const found: HeardVariant[] = [];
      const add = (triple: Triple, reason: HeardVariant['reason']): void => {
        const square = codec.squareOfTriple(triple);
        if (square === -1) return;
        const centre = centreOf(square);
        const metres = distanceMetres(address.centre.lat, address.centre.lng, centre.lat, centre.lng);
        found.push({ words: printTriple(lexicon, triple), centre, metres, reason });
      };
      for (const [at, word] of words.entries()) {
        for (const { number, reasons } of variantsFor(lexicon).variantsOf(word)) {
          add(tripleOf(at === 0 ? number : a, at === 1 ? number : b, at === 2 ? number : c), reasons[0] ?? 'edit');
        }
      }
      for (const [first, second, third] of OTHER_ORDERS) {
        add(tripleOf(numbers[first], numbers[second], numbers[third]), 'order');
      }
      return found.sort((a, b) => a.metres - b.metres);
    },
  };
};
