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

  /** Two words and the beginning of the third, of an address in each of these countries. */
  const begunIn: readonly (readonly [country: string, lat: number, lng: number, letters: number])[] = [
    ['SG', 1.35, 103.83, 1],
    ['LU', 49.61, 6.13, 1],
    ['MT', 35.9, 14.45, 1],
    ['LS', -29.5, 28.2, 1],
    ['IS', 64.14, -21.9, 1],
    ['NZ', -41.28, 174.77, 2],
    ['DE', 52.52, 13.4, 3],
    ['US', 39.1, -94.58, 4],
    ['RU', 55.75, 37.6, 4],
  ];
  test.each(begunIn)('what is begun is finished in %s alone', (country, lat, lng, letters) => {
    const { words } = addressAt(lat, lng);
    const [first, second, third = ''] = words.split('.');
    const text = `${first}.${second}.${third.slice(0, letters)}`;
    const found = typed(text, { clip: { countries: [country] }, results: 100 });
    expect(found.map((one) => one.words)).toContain(words);
    for (const one of found) expect(one.country).toBe(country);
  });

  test('and so it is where few people live', () => {
    for (let at = 0; at < 16; at++) {
      const { words, centre } = addressAt(-29.9 + at * 0.061, 27.9 + ((at * 7) % 16) * 0.05);
      expect(engine.countryAt(centre.lat, centre.lng)).toBe('LS');
      const [first, second, third = ''] = words.split('.');
      const found = typed(`${first}.${second}.${third.charAt(0)}`, { clip: { countries: ['LS'] }, results: 100 });
      expect(found.map((one) => one.words)).toContain(words);
    }
  });

  test('the wider a circle, the more is found', () => {
    const { words, centre } = addressAt(-29.5, 28.2);
    const [first, second, third = ''] = words.split('.');
    const within = (kilometres: number) => {
      const circle = { centre, radiusMetres: kilometres * 1000 };
      const found = typed(`${first}.${second}.${third.slice(0, 2)}`, { clip: { circle }, results: 100 });
      return found.map((one) => one.words);
    };
    const [narrow, wide, wider] = [within(300), within(1000), within(3000)];
    expect(narrow).toContain(words);
    expect(wide.length).toBeGreaterThanOrEqual(Math.min(100, narrow.length));
    expect(wider.length).toBeGreaterThanOrEqual(Math.min(100, wide.length));
  });

  const told = (degrees: number): number => Number(degrees.toFixed(6));
  test('what was told to lie at an edge or a corner is held by it', () => {
    for (let at = 0; at < 20; at++) {
      const { words, centre } = addressAt(47.1 + at * 0.0123, 8.2 + at * 0.0171);
      const [lat, lng] = [told(centre.lat), told(centre.lng)];
      const corner = { lat, lng };
      const shapes: readonly Clip[] = [
        { box: { south: lat, west: lng, north: lat, east: lng } },
        { box: { south: lat, west: lng - 1, north: lat + 1, east: lng } },
        { polygon: [corner, { lat, lng: lng + 1 }, { lat: lat + 1, lng: lng + 1 }, { lat: lat + 1, lng }, corner] },
        { polygon: [corner, { lat, lng: lng - 1 }, { lat: lat - 1, lng: lng - 1 }, { lat: lat - 1, lng }, corner] },
      ];
      for (const clip of shapes) expect(typed(words, { clip })[0]?.words).toBe(words);
    }
  });

  const ring = (...corners: readonly (readonly [lat: number, lng: number])[]) =>
    corners.map(([lat, lng]) => ({ lat, lng }));
  test.each([
    ['one meridian in two notations', ring([51, 359], [52, -1], [52, 1], [51, 1], [51, 359]), 51.52, -0.19, 50.8, 10],
    ['a ring around a pole', ring([60, 0], [60, 90], [60, 180], [60, -90], [60, 0]), 78.22, 15.63, 51.52, -0.19],
    ['a ring around the other pole', ring([-60, 0], [-60, -120], [-60, 120], [-60, 0]), -77.85, 166.67, 78.22, 15.63],
    ['the whole ring', ring([40, 0], [60, 0], [60, 360], [40, 360], [40, 0]), 50.8, 10, 30, 31.2],
  ])('a polygon: %s', (_name, polygon, lat, lng, otherLat, otherLng) => {
    const [inside, outside] = [addressAt(lat, lng).words, addressAt(otherLat, otherLng).words];
    expect(typed(inside, { clip: { polygon } })[0]?.words).toBe(inside);
    expect(typed(outside, { clip: { polygon } }).map(({ words }) => words)).not.toContain(outside);
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

  test('what the focus does not weigh does not depend on it', () => {
    const [a, b, c = ''] = london().words.split('.');
    for (const text of [`${a}.${b}.${c.charAt(0)}`, `${a}.${b}.${c.slice(0, 2)}`, `${b} ${c} ${a?.charAt(0)}`]) {
      const plain = typed(text, { results: 20 }).map(({ words }) => words);
      for (const lng of [-0.08, 13.4, 139.7]) {
        const found = typed(text, { results: 20, focus: { lat: 45, lng }, focusResults: 0 });
        expect(found.map(({ words }) => words)).toEqual(plain);
      }
    }
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

test('Korean is found at every key that is pressed', () => {
  const focus = { lat: 37.5665, lng: 126.978 };
  for (let at = 0; at < 10; at++) {
    const { words } = addressAt(37.5 + at * 0.011, 126.95 + at * 0.013, 'ko');
    const [first, second, third = ''] = words.split('.');
    const [letter = '', ...rest] = third.normalize('NFD');
    const keys = [third.charAt(0)];
    // A keyboard sends a letter of its own until a vowel follows, and lets the next consonant join the syllable.
    const alone = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'.charAt(letter.charCodeAt(0) - 0x1100);
    const next = third.charAt(1).normalize('NFD').charCodeAt(0) - 0x1100;
    const final = 'ᆨᆩᆫᆮ ᆯᆷᆸ ᆺᆻᆼᆽ ᆾᆿᇀᇁᇂ'.charAt(next).trim();
    if (rest.length > 0 && third.charAt(0).normalize('NFD').length === 2 && final !== '')
      keys.push(third.charAt(0) + final);
    const typedKeys = [alone, ...keys];
    for (const key of typedKeys) {
      const found = typed(`${first}.${second}.${key}`, { focus, results: 20 });
      expect(
        found.map((one) => one.words),
        key,
      ).toContain(words);
    }
  }
});

test('an address is found in what is written around it', () => {
  const { words } = london();
  const japanese = addressAt(35.68, 139.76, 'ja').words;
  for (const [text, meant] of [
    [`///${words} https://map.example/${words}`, words],
    [`///${words}\nhttp://map.example:8080/${words}`, words],
    [`Meet me at ${words}, please ring twice`, words],
    [`see ///${words} thanks`, words],
    [`Ich bin bei ${words}.`, words],
    [`My home (${words.toUpperCase()}) is there, see www.map.example`, words],
    [`住所は ${japanese.replaceAll('.', '。')} です`, japanese],
  ] as const)
    expect(typed(text, { focus })[0]?.words, text).toBe(meant);
});

test('a link to an address is read as the address', () => {
  const { words } = london();
  expect(typed(`https://map.example:8080/${words}`)[0]?.words).toBe(words);
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
