import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFromFolder } from '../../pipeline/data-folder.ts';
import { type Clip, type Engine, LANGUAGES, openEngine, type Suggestion, type SuggestQuestion } from '../index.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await openEngine({ load: loadFromFolder });
  await Promise.all(LANGUAGES.map(({ code }) => engine.loadLanguage(code)));
  await engine.loadPlaces();
});

type Options = Partial<Omit<SuggestQuestion, 'input'>>;

const asked = (input: SuggestQuestion['input'], options: Options = {}): readonly Suggestion[] => {
  const outcome = engine.suggest({ input, results: 3, clip: {}, preferLand: true, ...options });
  return outcome.ok ? outcome.value : [];
};

const typed = (text: string, options?: Options): readonly Suggestion[] => asked({ kind: 'text', text }, options);

const addressAt = (lat: number, lng: number, language = 'en') => {
  const address = engine.toWords(lat, lng, language);
  if (!address.ok) throw new Error(address.problem.message);
  return address.value;
};

/** A square in central London, and a focus 8 km from it. */
const london = () => addressAt(51.520847, -0.195521);
const focus = { lat: 51.5, lng: -0.08 };

describe('an exact address is the first suggestion, however it is typed', () => {
  const spellings: readonly (readonly [string, (words: string) => string])[] = [
    ['as it is', (words) => words],
    ['leading slashes', (words) => `///${words}`],
    ['spaces', (words) => words.replaceAll('.', ' ')],
    ['middle dots', (words) => words.replaceAll('.', '・')],
    ['full-width full stops', (words) => words.replaceAll('.', '。')],
    ['capitals', (words) => words.toUpperCase()],
    ['commas and spaces', (words) => words.replaceAll('.', ', ')],
    ['stray punctuation', (words) => ` "${words}!" `],
  ];
  test.each(spellings)('%s', (_name, spell) => {
    const { words } = london();
    expect(typed(spell(words))[0]?.words).toBe(words);
  });

  test('in every language', () => {
    for (const { code } of LANGUAGES) {
      const { words, square } = addressAt(51.520847, -0.195521, code);
      const [first] = typed(words);
      expect(first?.words).toBe(words);
      expect(first?.square).toBe(square);
      expect(first?.language).toBe(code);
    }
  });

  test('even when the focus is on the other side of the Earth', () => {
    const { words } = london();
    expect(typed(words, { focus: { lat: -37.8, lng: 144.9 } }).map((s) => s.words)).toContain(words);
  });
});

describe('too little is answered with nothing', () => {
  test.each(['', ' ', 'word', 'word.', 'two.words', 'two.words.', '...', '!?', '123.456.789'])('"%s"', (text) => {
    expect(typed(text)).toEqual([]);
  });

  test('two words and one letter are enough', () => {
    const [first, second, third = ''] = london().words.split('.');
    const found = typed(`${first}.${second}.${third.charAt(0)}`, { focus, results: 20 });
    expect(found.map((s) => s.words)).toContain(london().words);
  });
});

describe('one mistake near the focus is mended', () => {
  const mistakes: readonly (readonly [string, (word: string) => string])[] = [
    ['a letter missing', (word) => word.slice(0, 2) + word.slice(3)],
    ['a letter doubled', (word) => word.slice(0, 2) + word.charAt(1) + word.slice(2)],
    ['a wrong letter', (word) => `${word.slice(0, 2)}x${word.slice(3)}`],
    ['two letters exchanged', (word) => word.slice(0, 1) + word.charAt(2) + word.charAt(1) + word.slice(3)],
    ['a plural', (word) => `${word}s`],
  ];
  test.each(mistakes)('%s, in any of the three words', (_name, spoil) => {
    const { words } = london();
    for (let at = 0; at < 3; at++) {
      const parts = words.split('.');
      parts[at] = spoil(parts[at] ?? '');
      expect(typed(parts.join('.'), { focus })[0]?.words).toBe(words);
    }
  });

  test('words in the wrong order', () => {
    const { words } = london();
    const [a, b, c] = words.split('.');
    for (const order of [
      [b, a, c],
      [a, c, b],
      [c, a, b],
    ]) {
      expect(typed(order.join('.'), { focus })[0]?.words).toBe(words);
    }
  });

  test('a word split in two, two words run together, a word too many', () => {
    const { words } = london();
    const [a = '', b = '', c = ''] = words.split('.');
    expect(typed(`${a} ${b.slice(0, 2)} ${b.slice(2)} ${c}`, { focus })[0]?.words).toBe(words);
    expect(typed(`${a}${b} ${c}`, { focus })[0]?.words).toBe(words);
    expect(typed(`${a}${b}${c}`, { focus })[0]?.words).toBe(words);
    expect(typed(`um ${a} ${b} ${c}`, { focus })[0]?.words).toBe(words);
  });
});

describe('clips', () => {
  const paris = { lat: 48.8566, lng: 2.3522 };
  const clips: readonly (readonly [string, Clip, (s: Suggestion) => boolean])[] = [
    ['country', { countries: ['FR'] }, ({ country }) => country === 'FR'],
    [
      'box',
      { box: { south: 48, west: 2, north: 49, east: 3 } },
      ({ centre }) => centre.lat >= 48 && centre.lat <= 49 && centre.lng >= 2 && centre.lng <= 3,
    ],
    [
      'circle',
      { circle: { centre: paris, radiusMetres: 30_000 } },
      ({ centre }) => Math.hypot(centre.lat - paris.lat, (centre.lng - paris.lng) * 0.66) * 111 < 31,
    ],
    [
      'polygon',
      {
        polygon: [
          { lat: 48, lng: 2 },
          { lat: 50, lng: 2 },
          { lat: 48, lng: 4 },
          { lat: 48, lng: 2 },
        ],
      },
      ({ centre }) => centre.lat >= 48 && centre.lng >= 2 && centre.lat - 48 + (centre.lng - 2) <= 2.0001,
    ],
  ];
  test.each(clips)(
    '%s: everything lies inside, and an address inside is found through a mistake',
    (_name, clip, inside) => {
      const { words } = addressAt(paris.lat, paris.lng);
      const [first = '', second, third] = words.split('.');
      const found = typed(`${first.slice(0, -1)}.${second}.${third}`, { clip, results: 10 });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(inside)).toBe(true);
      expect(found.map((s) => s.words)).toContain(words);
    },
  );

  test('a box that must hold whole squares does not hold one whose centre alone is inside', () => {
    const { words, bounds: whole } = addressAt(paris.lat, paris.lng);
    const within = (box: Clip['box']) =>
      typed(words, { clip: { ...(box && { box }), boxHoldsWhole: true } }).some((one) => one.words === words);
    expect(within(whole)).toBe(true);
    expect(within({ ...whole, south: whole.south + 1e-6 })).toBe(false);
    expect(within({ ...whole, east: whole.east - 1e-6 })).toBe(false);
  });

  test('a box across the antimeridian', () => {
    const { words } = addressAt(-16.8, 179.98);
    const found = typed(words, { clip: { box: { south: -18, west: 179, north: -16, east: 181 } } });
    expect(found[0]?.words).toBe(words);
  });

  test('several clips are intersected; a country that is none holds nothing', () => {
    const { words } = london();
    expect(
      typed(words, { clip: { countries: ['GB'], circle: { centre: focus, radiusMetres: 50_000 } } })[0]?.words,
    ).toBe(words);
    expect(typed(words, { clip: { countries: ['FR'], circle: { centre: focus, radiusMetres: 50_000 } } })).toEqual([]);
    expect(typed(words, { clip: { countries: ['ZX'] } })).toEqual([]);
  });
});

describe('blend, land and speech', () => {
  test('only the first focusResults are weighted by the focus', () => {
    const [a = '', b, c] = london().words.split('.');
    const text = `${a.slice(0, -1)}.${b}.${c}`;
    const plain = typed(text, { results: 5 }).map((s) => s.words);
    const blend = typed(text, { results: 5, focus, focusResults: 1 }).map((s) => s.words);
    const focused = typed(text, { results: 5, focus }).map((s) => s.words);
    expect(blend[0]).toBe(focused[0]);
    expect(blend.slice(1)).toEqual(plain.filter((words) => words !== blend[0]).slice(0, 4));
  });

  test('distance is told only with a focus', () => {
    const { words } = london();
    expect(typed(words)[0]).not.toHaveProperty('distanceToFocusMetres');
    expect(typed(words, { focus })[0]?.distanceToFocusMetres).toBeGreaterThan(7000);
  });

  test('what was heard is found by confidence, and by sound', () => {
    const { words } = london();
    const heard = (text: string, confidence: number) => ({ text, confidence });
    const hypotheses = [heard('nothing like it', 0.2), heard(words.replaceAll('.', ' '), 0.9)];
    expect(asked({ kind: 'voice', hypotheses }, { language: 'en', focus })[0]?.words).toBe(words);
  });
});

describe('an address far away that is one slip from one near the focus', () => {
  /** Words of the focus in an order that is an address, too, far from there. */
  const exchanged = (): string => {
    const [a, b, c] = london().words.split('.');
    const other = [`${b}.${a}.${c}`, `${a}.${c}.${b}`, `${c}.${b}.${a}`].find((words) => engine.toSquare(words).ok);
    if (other === undefined) throw new Error('none of the orders is an address: take another square');
    return other;
  };

  test('comes second where the focus weighs, and is never left out', () => {
    expect(typed(exchanged(), { focus, results: 2 }).map(({ words }) => words)).toEqual([london().words, exchanged()]);
  });

  test('comes first where the focus does not weigh, or only one is wanted', () => {
    expect(typed(exchanged(), { focus, results: 3, focusResults: 0 })[0]?.words).toBe(exchanged());
    expect(typed(exchanged(), { focus, results: 1 })[0]?.words).toBe(exchanged());
    expect(typed(exchanged(), { results: 3 })[0]?.words).toBe(exchanged());
  });
});

test('what is spoken is searched in the language that is spoken, and in no other', () => {
  const hypotheses = [{ text: london().words.replaceAll('.', ' '), confidence: 1 }];
  for (const language of ['de', 'ru', 'ar', 'el', 'ko', 'mn'] as const) {
    for (const found of asked({ kind: 'voice', hypotheses }, { language })) expect(found.language).toBe(language);
  }
});

test('a word alone, two words and the beginning of a third word that is none are too little', () => {
  const [first = '', second = ''] = london().words.split('.');
  for (const text of [first, `${first}s`, `${first}.q`, `${first} ${second}qx`, `${first}..${second.charAt(0)}`])
    expect(typed(text, { focus }), text).toEqual([]);
});

test('suggestions are valid addresses, ranked 1..n without gaps or twins, and the same every time', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz. éжあ道'), maxLength: 40 });
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 100 }), (text, results) => {
      const found = typed(text, { results, focus });
      expect(found.length).toBeLessThanOrEqual(results);
      expect(found.map((s) => s.rank)).toEqual(found.map((_, at) => at + 1));
      expect(new Set(found.map((s) => s.square)).size).toBe(found.length);
      for (const { words, square } of found) {
        const back = engine.toSquare(words);
        expect(back.ok && back.value.square).toBe(square);
      }
      expect(typed(text, { results, focus })).toEqual(found);
    }),
    { numRuns: 150 },
  );
});

test('an exact address is present with any clip that contains it, and first without a focus', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGES),
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.integer({ min: 10, max: 5_000_000 }),
      ({ code }, lat, lng, radiusMetres) => {
        const address = engine.toWords(lat, lng, code);
        fc.pre(address.ok);
        const { words, centre } = address.value;
        expect(typed(words)[0]?.words).toBe(words);
        expect(typed(words, { clip: { circle: { centre, radiusMetres } } })[0]?.words).toBe(words);
      },
    ),
    { numRuns: 150 },
  );
});

test.each([
  'a'.repeat(10_000),
  'a '.repeat(5000),
  '.'.repeat(10_000),
  'ааа.ббб.ввв',
  '道.路.上',
  'x.y.z',
  '\u0000.\u0001.\u0002',
])('hostile input is answered: %#', (text) => {
  expect(Array.isArray(typed(text, { results: 100, focus }))).toBe(true);
});

describe('indexes built ahead', () => {
  const hypotheses = [{ text: 'filled count sope', confidence: 1 }];

  test('change no answer, and let others in while they are built', async () => {
    const cold = await openEngine({ load: loadFromFolder });
    await cold.loadLanguage('en');
    const warm = await openEngine({ load: loadFromFolder });
    await warm.loadLanguage('en');
    let pauses = 0;
    await warm.prepareSuggestions('en', true, async () => {
      pauses++;
    });
    expect(pauses).toBeGreaterThan(20);
    for (const input of [{ kind: 'voice', hypotheses } as const, { kind: 'text', text: 'filed.cuont.soap' } as const]) {
      const question: SuggestQuestion = { input, language: 'en', results: 20, clip: {}, preferLand: true };
      expect(warm.suggest(question)).toEqual(cold.suggest(question));
    }
  });

  test('may be asked for a language that is not loaded: nothing happens', async () => {
    const empty = await openEngine({ load: loadFromFolder });
    await expect(empty.prepareSuggestions('de', true, () => Promise.resolve())).resolves.toBeUndefined();
  });
});
