import { readFileSync } from 'node:fs';
import { cellToLatLng, latLngToCell } from 'h3-js';
import { OpenLocationCode } from 'open-location-code';
import { LANGUAGES, openEngine } from '../src/engine/index.ts';
import { seeded } from '../src/pipeline/seeded.ts';
import { type BenchReport, median, race } from './measure.ts';

const load = async (name: string): Promise<ArrayBuffer> => {
  const bytes = readFileSync(`public/data/${name}`);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
};

/** Positions for each round: enough to leave the caches of any one city. */
const POSITIONS = 20_000;

/** 11 digits: the plus code whose cell (about 3 m) is nearest to our square. H3 at 15 is its finest (about 1 m²). */
const PLUS_DIGITS = 11;
const H3_RESOLUTION = 15;

/** Peers return a bare string and bare coordinates: the first row does the same, the second all that Tessera answers. */
const NOTE =
  'The first row gives what the peers give, a string or coordinates; a whole address has words, square, centre, bounds and language.';

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

  const random = seeded(7);
  const lats = Float64Array.from({ length: POSITIONS }, () => (Math.asin(random() * 1.9 - 0.95) * 180) / Math.PI);
  const lngs = Float64Array.from({ length: POSITIONS }, () => random() * 360 - 180);
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
  const compare = (title: string, timings: typeof encode): BenchReport => ({
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
  return [
    compare('Address: position to words', encode),
    compare('Address: words to square', decode),
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
