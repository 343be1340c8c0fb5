import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Engine, openEngine } from '../../engine/index.ts';
import { loadFromFolder } from '../../pipeline/data-folder.ts';
import type { Ask } from '../asking.ts';
import { EVERYBODY, openApi } from '../index.ts';
import { bboxOf, cornersOf, degrees, degreesText, pairOf, pointOf } from '../writing/degrees.ts';
import { mapLink } from '../writing/map-link.ts';
import { quoted } from '../writing/quoted.ts';
import { addressJson } from './address.ts';

/**
 * What is written by hand is, letter for letter, what JSON.stringify makes of the tree it stands for; the grid, whose
 * numbers have six decimals each, is so once it has been read.
 */

const engine = await openEngine({ load: loadFromFolder });
await Promise.all([engine.loadPlaces(), engine.loadLanguage('en'), engine.loadLanguage('zh')]);

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -540, max: 540, noNaN: true });

describe('degreesText', () => {
  it('is the number, rounded to six decimals', () => {
    const numbers = fc.oneof(
      longitude,
      fc.double(),
      fc.integer().map((millionths) => millionths / 1e6),
    );
    fc.assert(
      fc.property(numbers, (number) => degreesText(number) === String(degrees(number))),
      {
        numRuns: 20_000,
        examples: [[0], [-0], [-1e-7], [1e-6], [-1e-6], [0.1], [179.9999999], [100.0001], [1e9], [1e21], [Number.NaN]],
      },
    );
  });
});

describe('quoted', () => {
  it('is JSON.stringify of any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => quoted(text) === JSON.stringify(text)));
  });
});

describe('an address', () => {
  const named = (nearestPlace: string): Ask => {
    const there: Engine = { ...engine, whereIs: () => ({ country: 'GB', nearestPlace, distanceMetres: 1 }) };
    return { engine: there, mapUrl: 'https://map.example', inTurn: (work) => work() };
  };

  it.each(['en', 'zh'])('is written as its tree (%s)', (language) => {
    const place = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(latitude, longitude, place, (lat, lng, nearestPlace) => {
        const found = engine.toWords(lat, lng, language);
        // Chinese names land only.
        if (!found.ok) return;
        const { centre, bounds, words } = found.value;
        const map = mapLink('https://map.example', words);
        const [square, coordinates] = [cornersOf(bounds), pointOf(centre)];
        const tree = { country: 'GB', square, nearestPlace, coordinates, words, language, map };
        expect(addressJson(found.value, 'json', named(nearestPlace))).toBe(JSON.stringify(tree));
        const feature = {
          bbox: bboxOf(bounds),
          geometry: { coordinates: pairOf(centre), type: 'Point' },
          type: 'Feature',
          properties: { country: 'GB', nearestPlace, words, language, map },
        };
        const collection = { features: [feature], type: 'FeatureCollection' };
        expect(addressJson(found.value, 'geojson', named(nearestPlace))).toBe(JSON.stringify(collection));
      }),
    );
  });
});

describe('the grid', () => {
  const api = openApi({ engine, keys: EVERYBODY });
  const caller = { address: '', origin: '', overTls: true };

  const section = async (box: readonly number[], format: string): Promise<string> => {
    const query = `bounding-box=${box.join(',')}&format=${format}`;
    const { body } = await api.handle('GET', '/v3/grid-section', query, () => undefined, caller);
    expect(body).not.toMatch(/\s/);
    return JSON.stringify(JSON.parse(body));
  };

  it('is written as its tree, across borders of bands and the antimeridian too', async () => {
    // Up to 100 m across; every tenth of a degree of latitude a band ends.
    const corner = fc.tuple(
      fc.oneof(
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.integer({ min: -890, max: 890 }).map((n) => n / 10),
      ),
      fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(179.9999, -0.0003, 8.9997)),
      fc.double({ min: 0, max: 0.0009, noNaN: true }),
    );
    await fc.assert(
      fc.asyncProperty(corner, async ([lat, lng, size]) => {
        const box = [lat - size / 2, lng, lat + size / 2, lng + size].map((number) => Number(number.toFixed(9)));
        const [south = 0, west = 0, north = 0, east = 0] = box;
        const found = engine.gridLines(south, west, north, east, 4000);
        if (!found.ok) throw new Error(found.problem.message);
        const lines = found.value.map(({ start, end }) => ({ start: pointOf(start), end: pointOf(end) }));
        expect(await section(box, 'json')).toBe(JSON.stringify({ lines }));
        const coordinates = found.value.map(({ start, end }) => [pairOf(start), pairOf(end)]);
        const feature = { geometry: { coordinates, type: 'MultiLineString' }, type: 'Feature', properties: {} };
        expect(await section(box, 'geojson')).toBe(JSON.stringify({ features: [feature], type: 'FeatureCollection' }));
      }),
    );
  });
});
