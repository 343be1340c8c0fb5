/**
 * Which of the many names that the register knows for a town are kept: those that people type and that its own name does
 * not find. The source does not say of which language a name is, so what can be told is told from its letters.
 */
import { foldAnyName, withoutUmlautE } from '../../engine/places/name-fold-any.ts';
import type { Place } from './gazetteer-source.ts';

type Sized = Pick<Place, 'population' | 'capital'>;

/** Scripts in the order of the file; a name that mixes two is of none. */
export const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Arabic',
  'Greek',
  'Han',
  'Katakana',
  'Hangul',
  'Thai',
  'Devanagari',
  'Hebrew',
  'Bengali',
  'Tamil',
  'Georgian',
  'Armenian',
] as const;

export type Script = (typeof SCRIPTS)[number];

const WRITTEN_IN = new Map(
  SCRIPTS.map((script) => {
    // Some Japanese names end in a word of Chinese characters or of hiragana, and the stroke that lengthens is common to both.
    const letters =
      script === 'Katakana' ? '\\p{Script=Katakana}\\p{Script=Han}\\p{Script=Hiragana}ー・＝' : `\\p{Script=${script}}`;
    const apart = script === 'Latin' ? " .'’-" : ` '"’״׳‐־-`;
    return [script, new RegExp(`^(?=.*\\p{Script=${script}})[${letters}\\p{M}${apart}]+$`, 'u')];
  }),
);

export const scriptOfName = (name: string): Script | undefined =>
  SCRIPTS.find((script) => WRITTEN_IN.get(script)?.test(name));

/** "City of" in languages that no page is in, and what romanisers write for it. */
const CITY_OF =
  /^(gorad|lungsod|kota|bandar raya|th[aà]nh ph[oố]|cathair|horad|burg|arrondissement|castra)\b|\b(osh|shi|qu|jiao|xian|si|oblast|kommun)$/i;

/** Letters of page languages and their neighbours; a name with another one is of a language that no page is in. */
const KNOWN_LATIN = /^[a-zäöüßàâæçéèêëîïôœùûÿñáíóúãõąćęłńśźżğışøåčďěňřšťůýžőűÀ-ÖØ-ÞŒŁŚŻŹĆİŞČŘŠŽ .'’-]+$/iu;

/**
 * Romanisations made by a machine begin small, those of Cyrillic keep soft signs as apostrophes and write sounds as
 * nobody does in a place name.
 */
const MACHINE_LATIN =
  /^\p{Ll}|['’](?![A-Z]|\p{Ll}{3})|\p{Ll}['’]\p{Ll}{0,2}(?:$|[ -])|j[aeou]{1}h|eh[zsn]|shch|[jq]h|zzh/u;

/** Codes of airports and other short forms. */
const CODE = /^\p{Lu}{2,5}$/u;

const isTypedLatin = (name: string): boolean =>
  name.length >= 3 &&
  KNOWN_LATIN.test(name) &&
  !MACHINE_LATIN.test(name) &&
  !CODE.test(name) &&
  !CITY_OF.test(name) &&
  !/^[ .'’-]|[ .'’-]{2}/.test(name);

/** Letters that Russian and Arabic do not have: names of other languages in their scripts. */
const OTHER_LETTERS: Partial<Readonly<Record<Script, RegExp>>> = {
  Cyrillic: /[^а-яё -]|ъ$/iu,
  Arabic: /[^ء-غف-ي\u064b-\u0652 -]/u,
};
const NO_NAME = /^горад | ош$| область$| район$|شەھىرى$|شہر$/iu;

/** Signs of Latin names in languages that no page is in: Lithuanian and Latin ends, romanised Cyrillic, Azeri. */
const SELDOM_TYPED = [
  /(as|us|um|is|os)$/,
  /[bcdfghklmnprstvz]j[aeiou]/,
  /kh|zh|cz.*'|dzh/,
  /.x/,
  /j[ao]$/,
  /[- ].*[- ]/,
];

/** How unlikely somebody types this, for names of one script and one town: smaller comes first. */
const rankOf = (name: string, script: Script, own: readonly string[]): number => {
  if (script !== 'Latin') return OTHER_LETTERS[script]?.test(name) ? 1 : 0;
  return SELDOM_TYPED.filter((sign) => sign.test(name) && !own.some((one) => sign.test(one))).length;
};

/** Capitals count as the first. */
const [METROPOLIS, CITY] = [1_000_000, 100_000];

type Room = { readonly all: number; readonly seldom: number };

/** How many names of a script a metropolis, a city and a town keep, and how many of them may be seldom typed. */
const ROOMS: Partial<Readonly<Record<Script, readonly [metropolis: Room, city: Room, town: Room]>>> = {
  // A metropolis has a name of its own in every language, a town mostly spellings.
  Latin: [
    { all: 36, seldom: 8 },
    { all: 14, seldom: 1 },
    { all: 4, seldom: 0 },
  ],
  Cyrillic: [
    { all: 6, seldom: 3 },
    { all: 4, seldom: 1 },
    { all: 2, seldom: 0 },
  ],
  Arabic: [
    { all: 4, seldom: 2 },
    { all: 3, seldom: 1 },
    { all: 2, seldom: 0 },
  ],
};
const PAGE_LANGUAGE: Room = { all: 3, seldom: 0 };
const ONE: Room = { all: 1, seldom: 0 };
const NONE: Room = { all: 0, seldom: 0 };
const BIG_CITIES_ONLY: ReadonlySet<Script> = new Set(['Bengali', 'Tamil', 'Georgian', 'Armenian']);
const OF_PAGES: ReadonlySet<Script> = new Set(['Han', 'Katakana', 'Hangul', 'Greek']);

const roomFor = (script: Script, { population, capital }: Sized): Room => {
  const size = capital || population >= METROPOLIS ? 0 : population >= CITY ? 1 : 2;
  const room = ROOMS[script]?.[size];
  if (room !== undefined) return room;
  if (OF_PAGES.has(script)) return PAGE_LANGUAGE;
  return BIG_CITIES_ONLY.has(script) && size === 2 ? NONE : ONE;
};

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

const marksOf = (name: string): number => name.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/** The names to keep, by script; `own` are those that a search finds the town by already. */
export const chooseNames = (
  own: readonly string[],
  others: readonly string[],
  size: Sized,
): ReadonlyMap<Script, readonly string[]> => {
  const known = new Set(own.map((name) => withoutUmlautE(foldAnyName(name))));
  const chosen = new Map<Script, string[]>();
  const seldom = new Map<Script, number>();
  const candidates = others.flatMap((other) => {
    // 시 is the Korean word for city, which is seldom typed.
    const name = other.normalize('NFC').replace(/ 시$/, '');
    const script = scriptOfName(name);
    if (script === undefined || NO_NAME.test(name) || (script === 'Latin' && !isTypedLatin(name))) return [];
    return [{ name, script, folded: withoutUmlautE(foldAnyName(name)), rank: rankOf(name, script, own) }];
  });
  const spellings = new Map<string, number>();
  for (const { folded } of candidates) spellings.set(folded, (spellings.get(folded) ?? 0) + 1);
  // What is written with and without its accents is a name that people write.
  const spelt = (folded: string): number => spellings.get(folded) ?? 0;
  // To show: München, as there is Muenchen too, but Roma, not the Róma of another language; Greek keeps its accents.
  const plain = new Set(others.map((name) => name.toLowerCase()));
  const isForeignSpelling = ({ name, script, folded }: (typeof candidates)[number]): boolean => {
    if (script !== 'Latin') return false;
    const umlauts = name.toLowerCase().replace(/[äöü]/g, (letter) => `${UMLAUTS[letter]}e`);
    const isUmlaut = umlauts !== name.toLowerCase() && plain.has(umlauts);
    return isUmlaut ? false : foldAnyName(name) !== name.toLowerCase() && plain.has(folded);
  };
  candidates.sort(
    (a, b) =>
      a.rank - b.rank ||
      spelt(b.folded) - spelt(a.folded) ||
      (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0) ||
      Number(isForeignSpelling(a)) - Number(isForeignSpelling(b)) ||
      marksOf(b.name) - marksOf(a.name) ||
      a.name.length - b.name.length ||
      (a.name < b.name ? 1 : -1),
  );
  for (const { name, script, folded, rank } of candidates) {
    const kept = chosen.get(script) ?? [];
    const room = roomFor(script, size);
    const rare = (seldom.get(script) ?? 0) + (rank > 0 ? 1 : 0);
    if (folded === '' || known.has(folded) || kept.length >= room.all || rare > room.seldom) continue;
    known.add(folded);
    seldom.set(script, rare);
    chosen.set(script, [...kept, name]);
  }
  return chosen;
};
