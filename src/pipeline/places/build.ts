/** Builds `public/data/places/` from pinned packages: `npm run data:places`. The same packages give the same bytes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { citiesOf } from './cities-of.ts';
import { coastMesh } from './coast-source.ts';
import { type Place, readPlaces, regionNames } from './gazetteer-source.ts';
import { readOutlines } from './outlines-source.ts';
import { writeBorders } from './write-borders.ts';
import { type Entry, fileOrder, writeGazetteer } from './write-gazetteer.ts';
import { writeNames } from './write-names.ts';

const FOLDER = new URL('../../../public/data/places/', import.meta.url);

/** Places of this many people or more travel first. */
const TOWN_POPULATION = 15_000;

const write = (name: string, bytes: Uint8Array): void => {
  writeFileSync(new URL(name, FOLDER), bytes);
  console.log(`${name}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} as brotli`);
};

mkdirSync(FOLDER, { recursive: true });
const places = readPlaces();
const cities = citiesOf(places);

const names = regionNames();
const regions = [...new Set(places.map(({ region }) => region))].sort();
const regionNumber = new Map(regions.map((region, index) => [region, index]));

const inFileOrder = (admits: (place: Place) => boolean): { entries: Entry[]; sources: number[] } => {
  const sources = places.flatMap((place, index) => (admits(place) ? [index] : []));
  const entries = sources.map((index): Entry => {
    const place = places[index]!;
    return { place, region: regionNumber.get(place.region) ?? 0 };
  });
  const order = [...fileOrder(entries)];
  return { entries: order.map((index) => entries[index]!), sources: order.map((index) => sources[index]!) };
};
const towns = inFileOrder((place) => place.population >= TOWN_POPULATION);
const villages = inFileOrder((place) => place.population < TOWN_POPULATION);
const townNumber = new Map(towns.sources.map((source, index) => [source, index + 1]));
const cityNumbers = (sources: readonly number[]): number[] =>
  sources.map((source) => townNumber.get(cities[source]!) ?? 0);

const outlines = readOutlines();
const { mesh, lost } = coastMesh(places, outlines);
console.log(
  `${places.length} places, ${towns.entries.length} towns; islands the land map leaves out: ${lost.join(' ')}`,
);
write('borders.bin', writeBorders(outlines, [...new Set(places.map(({ country }) => country))], mesh));
write(
  'towns.bin',
  writeGazetteer(
    towns.entries,
    regions.map((region) => names.get(region) ?? ''),
    cityNumbers(towns.sources),
  ),
);
write('villages.bin', writeGazetteer(villages.entries, [], cityNumbers(villages.sources)));
write('names.bin', writeNames(towns.entries.map(({ place }) => place)));
