import { readFileSync } from 'node:fs';
import { cellToLatLng, latLngToCell } from 'h3-js';
import { OpenLocationCode } from 'open-location-code';
import { type Engine, LANGUAGES, openEngine } from '../src/engine/index.ts';
import { seeded } from '../src/pipeline/seeded.ts';
import { type BenchReport, median, race, type Timing } from './measure.ts';

const load = async (name: string): Promise<ArrayBuffer> => {
  const bytes = readFileSync(`public/data/${name}`);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
};

/** Positions for each round: enough to leave the caches of any one city. */
const POSITIONS = 20_000;

/** Where most addresses are: centres of large cities, and 5 km around them. */
const CITIES = [
  [51.51, -0.12],
  [48.86, 2.35],
  [40.71, -74],
  [35.68, 139.7],
  [-23.55, -46.6],
  [19.43, -99.1],
  [28.6, 77.2],
  [31.2, 121.5],
  [6.5, 3.4],
  [30.05, 31.2],
  [55.75, 37.6],
  [-6.2, 106.8],
] as const;
const AROUND_DEGREES = 0.1;

type Positions = { readonly lats: Float64Array; readonly lngs: Float64Array };

const anywhere = (): Positions => {
  const random = seeded(7);
  return {
    lats: Float64Array.from({ length: POSITIONS }, () => (Math.asin(random() * 1.9 - 0.95) * 180) / Math.PI),
    lngs: Float64Array.from({ length: POSITIONS }, () => random() * 360 - 180),
  };
};

const inCities = (): Positions => {
  const random = seeded(7);
  const [lats, lngs] = [new Float64Array(POSITIONS), new Float64Array(POSITIONS)];
  for (let at = 0; at < POSITIONS; at++) {
    const [lat, lng] = CITIES[Math.floor(random() * CITIES.length)] ?? CITIES[0];
    lats[at] = lat + (random() - 0.5) * AROUND_DEGREES;
    lngs[at] = lng + (random() - 0.5) * AROUND_DEGREES;
  }
  return { lats, lngs };
};

/** 11 digits: the plus code whose cell (about 3 m) is nearest to our square. H3 at 15 is its finest (about 1 m²). */
const PLUS_DIGITS = 11;
const H3_RESOLUTION = 15;

/** Peers return a bare string and bare coordinates: the first row does the same, the second all that Tessera answers. */
const NOTE =
  'The first row gives what the peers give, a string or coordinates; a whole address has words, square, centre, bounds and language.';

const compare = (title: string, timings: readonly Timing[]): BenchReport => ({
  title,
  note: NOTE,
  rows: [
    ['', 'ns each (median)', 'times as long as the first'],
    ...timings.map(({ name, nanoseconds }) => [
      name,
      nanoseconds.toFixed(0),
      (nanoseconds / (timings[0]?.nanoseconds ?? 1)).toFixed(2),
    ]),
  ],
});

/** Both ways between positions and addresses, against the peers. */
const raceAt = (where: string, { lats, lngs }: Positions, engine: Engine): readonly BenchReport[] => {
  const each = (visit: (at: number) => unknown) => () => {
    let last: unknown;
    for (let at = 0; at < POSITIONS; at++) last = visit(at);
    return last;
  };
  const plus = new OpenLocationCode();
  const encode = race(
    [
      { name: 'Tessera, words alone', run: each((at) => engine.wordsOnly(lats[at] ?? 0, lngs[at] ?? 0, 'en')) },
      { name: 'Tessera, whole address', run: each((at) => engine.toWords(lats[at] ?? 0, lngs[at] ?? 0, 'en')) },
      { name: 'open-location-code', run: each((at) => plus.encode(lats[at] ?? 0, lngs[at] ?? 0, PLUS_DIGITS)) },
      { name: 'h3-js', run: each((at) => latLngToCell(lats[at] ?? 0, lngs[at] ?? 0, H3_RESOLUTION)) },
    ],
    POSITIONS,
  );
  const words = Array.from(lats, (lat, at) => {
    const address = engine.toWords(lat, lngs[at] ?? 0, 'en');
    return address.ok ? address.value.words : '';
  });
  const codes = Array.from(lats, (lat, at) => plus.encode(lat, lngs[at] ?? 0, PLUS_DIGITS));
  const cells = Array.from(lats, (lat, at) => latLngToCell(lat, lngs[at] ?? 0, H3_RESOLUTION));
  const centre = new Float64Array(2);
  const decode = race(
    [
      { name: 'Tessera, centre alone', run: each((at) => engine.centreOnly(words[at] ?? '', centre)) },
      { name: 'Tessera, whole address', run: each((at) => engine.toSquare(words[at] ?? '')) },
      { name: 'open-location-code', run: each((at) => plus.decode(codes[at] ?? '')) },
      { name: 'h3-js', run: each((at) => cellToLatLng(cells[at] ?? '')) },
    ],
    POSITIONS,
  );
  return [
    compare(`Address: position to words, ${where}`, encode),
    compare(`Address: words to square, ${where}`, decode),
  ];
};

const addressBench = async (): Promise<readonly BenchReport[]> => {
  const opening: number[] = [];
  const bytes = new Map<string, ArrayBuffer>();
  for (const { code } of LANGUAGES) bytes.set(`words/${code}.lex`, await load(`words/${code}.lex`));
  bytes.set('atlas.bin', await load('atlas.bin'));
  const held = async (name: string): Promise<ArrayBuffer> => bytes.get(name) ?? load(name);

  const startAll = performance.now();
  const engine = await openEngine({ load: held });
  const atlasMs = performance.now() - startAll;
  for (const { code } of LANGUAGES) {
    const start = performance.now();
    await engine.loadLanguage(code);
    opening.push(performance.now() - start);
  }
  const allMs = performance.now() - startAll;

  return [
    ...raceAt('anywhere on Earth', anywhere(), engine),
    ...raceAt('in cities', inCities(), engine),
    {
      title: 'Address: getting ready',
      rows: [
        ['', 'ms'],
        ['atlas', atlasMs.toFixed(1)],
        ['one language (median of 27)', median(opening).toFixed(1)],
        ['everything', allMs.toFixed(0)],
      ],
    },
  ];
};

export default addressBench;
