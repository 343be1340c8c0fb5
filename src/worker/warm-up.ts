/** Questions nobody asked, so that the code that answers has run before somebody waits for it. */
import type { Engine, LanguageCode } from '../engine/index.ts';

/** Far from each other, so that their words are of different tiers. */
const SQUARES = [
  [51.5, -0.12],
  [-1.29, 36.82],
  [35.68, 139.69],
] as const;

/** As somebody types: beginnings, a word and a half, all three with the last letter missing or wrong. */
const typedOf = (words: string): readonly string[] => {
  const [first = '', second = ''] = words.split('.');
  return [first.slice(0, 1), first.slice(0, 2), first, `${first}.${second.slice(0, 2)}`, words.slice(0, -1)];
};

/** Between two questions `pause` lets a real one in. */
export const warmUp = async (
  engine: Engine,
  language: LanguageCode,
  ask: (text: string) => Promise<unknown>,
  pause: () => Promise<unknown>,
): Promise<void> => {
  for (const [lat, lng] of SQUARES) {
    const found = engine.toWords(lat, lng, language);
    if (!found.ok) continue;
    for (const text of typedOf(found.value.words)) {
      await pause();
      await ask(text);
    }
  }
};
