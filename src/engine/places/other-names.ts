/**
 * The names that towns have in other languages and scripts, and names typed with one slip: what a search looks at when the
 * register's own names do not answer it. Loaded then, code and all.
 *
 * Invariant: towns are named by their number in the file of towns, so the two files are of one building.
 */
import { CorruptDataError } from '../problem.ts';
import type { Steps } from '../steps.ts';
import { openBytes, utf8Text } from './byte-reader.ts';
import { type Gazetteer, populationOf } from './gazetteer.ts';
import { foldAnyName, withoutUmlautE } from './name-fold-any.ts';
import { oneSlipFit } from './one-slip.ts';
import {
  addFound,
  type FoldedNames,
  type Found,
  type NameSearch,
  scoreOf,
  searchNames,
  wordsOf,
} from './place-search.ts';
import { utf8Bytes } from './utf8-bytes.ts';

export const NAMES_MAGIC = 'TNAM1';

export type OtherNames = {
  /** Adds to what was found by the names of the register. */
  readonly search: (text: string, search: NameSearch, found: Found[]) => void;
  /** For a text that finds nothing at all. */
  readonly searchWithSlip: (text: string, search: NameSearch, found: Found[]) => void;
};

/** In steps of fit: where all else is equal, the name that the register has goes first, then one in another language. */
const LESS_FIT = { otherLanguage: 0.3, umlaut: 0.6 } as const;

/** Shorter texts are one slip away from half of the world. */
const LEAST_LETTERS_WITH_SLIP = 5;
/** Among smaller towns something is one slip away from nearly everything. */
const LEAST_POPULATION_WITH_SLIP = 100_000;

/** Between two rests, so many names are folded. */
const NAMES_A_STEP = 4_000;

type Read = { readonly names: readonly string[]; readonly townOf: Uint32Array };

const readNames = (file: string, buffer: ArrayBuffer, towns: number): Read => {
  const reader = openBytes(file, NAMES_MAGIC, buffer);
  const count = reader.varint();
  if (count !== towns) throw new CorruptDataError(file, `names of ${towns} towns`, `${count}`);
  const names: string[] = [];
  const townOf: number[] = [];
  for (let scripts = reader.varint(); scripts > 0; scripts--) {
    let town = 0;
    const named = Array.from({ length: reader.varint() }, () => {
      town += reader.varint();
      return town;
    });
    if (town >= towns) throw new CorruptDataError(file, `towns below ${towns}`, `${town}`);
    for (const one of named) for (let more = reader.varint(); more > 0; more--) townOf.push(one);
    const text = reader.text();
    if (text !== '') for (const name of text.split('\n')) names.push(name);
    if (names.length !== townOf.length) throw new CorruptDataError(file, `${townOf.length} names`, `${names.length}`);
  }
  reader.finish();
  return { names, townOf: Uint32Array.from(townOf) };
};

/** A name that may have been meant: `entry` is its number among the other names, -1 for one of the register. */
type Likely = { readonly folded: string; readonly index: number; readonly entry: number };

export function* otherNamesInSteps(
  file: string,
  buffer: ArrayBuffer,
  places: Gazetteer,
  own: FoldedNames,
): Steps<OtherNames> {
  const { names, townOf } = readNames(file, buffer, places.count);
  yield;
  const isCity = (index: number): boolean => populationOf(places.populationStep[index]!) >= LEAST_POPULATION_WITH_SLIP;
  const likely: Likely[] = [];
  for (let entry = 0; entry < own.placeOf.length; entry++) {
    const index = own.placeOf[entry]!;
    if (!isCity(index)) continue;
    likely.push({ folded: utf8Text(own.bytes, own.start[entry]!, own.start[entry + 1]!), index, entry: -1 });
  }
  yield;
  const start = new Uint32Array(names.length + 1);
  const parts: Uint8Array[] = [];
  for (let entry = 0; entry < names.length; entry++) {
    const folded = foldAnyName(names[entry]!);
    const index = townOf[entry]!;
    if (isCity(index)) likely.push({ folded, index, entry });
    const bytes = utf8Bytes(folded);
    parts.push(bytes);
    start[entry + 1] = start[entry]! + bytes.length;
    if (entry % NAMES_A_STEP === NAMES_A_STEP - 1) yield;
  }
  const bytes = new Uint8Array(start[names.length]!);
  for (const [entry, part] of parts.entries()) bytes.set(part, start[entry]!);
  yield;
  const others: FoldedNames = { placeOf: townOf, start, bytes, ...wordsOf(start, bytes) };

  return {
    search: (text, search, found) => {
      const folded = foldAnyName(text);
      const typed = text.trim().toLowerCase();
      // A name that is all there but for its accents is one of another language; the one that was meant is not known.
      const nameOfEntry = (entry: number): string => {
        const name = names[entry]!;
        return foldAnyName(name) === folded && name.toLowerCase() !== typed ? '' : name;
      };
      searchNames(search, others, utf8Bytes(folded), found, LESS_FIT.otherLanguage, nameOfEntry);
      const plain = withoutUmlautE(folded);
      if (plain === folded) return;
      searchNames(search, own, utf8Bytes(plain), found, LESS_FIT.umlaut);
      searchNames(search, others, utf8Bytes(plain), found, LESS_FIT.umlaut, nameOfEntry);
    },
    searchWithSlip: (text, search, found) => {
      const folded = foldAnyName(text);
      if (folded.length < LEAST_LETTERS_WITH_SLIP) return;
      for (const { folded: name, index, entry } of likely) {
        const fit = oneSlipFit(folded, name);
        if (fit === 0 || !search.admits(index)) continue;
        const score = scoreOf(search, index, fit);
        addFound(found, { places, index, score, fit: 0, calledSo: entry < 0 ? undefined : names[entry] }, search.limit);
      }
    },
  };
}
