/** Writes what `engine/places/other-names.ts` reads: script by script, because like compresses best beside like. */
import { NAMES_MAGIC } from '../../engine/places/other-names.ts';
import { writeBytes } from './byte-writer.ts';
import type { Place } from './gazetteer-source.ts';
import { chooseNames, SCRIPTS } from './names-choice.ts';
import { otherNamesOf } from './names-source.ts';

/**
 * Smaller towns seldom have a name in another language, and those of 15 000 to 50 000 people would double the file.
 */
const NAMED_POPULATION = 50_000;

/** `towns` stand in the order of their file. */
export const writeNames = (towns: readonly Place[]): Uint8Array => {
  const others = otherNamesOf(towns);
  const chosen = towns.map((place, index) =>
    place.population < NAMED_POPULATION
      ? undefined
      : chooseNames([place.name, place.alias].filter(Boolean), others[index]!, place),
  );
  const out = writeBytes(NAMES_MAGIC);
  out.varint(towns.length);
  out.varint(SCRIPTS.length);
  for (const script of SCRIPTS) {
    const named = chosen.flatMap((names, town) => {
      const own = names?.get(script);
      return own === undefined ? [] : [{ town, names: own }];
    });
    out.varint(named.length);
    let last = 0;
    for (const { town } of named) {
      out.varint(town - last);
      last = town;
    }
    for (const { names } of named) out.varint(names.length);
    out.text(named.flatMap(({ names }) => names).join('\n'));
  }
  return out.finish();
};
