import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MapFeature, openBasemap } from './basemap.ts';

const open = (name: string): MapFeature[] => {
  const bytes = readFileSync(new URL(`../../../public/data/basemap/${name}`, import.meta.url));
  return openBasemap(name, Uint8Array.from(bytes).buffer).features;
};
const world = open('world.bin');
const detail = open('detail.bin');
const labels = open('labels.bin');

const polygonsOf = (features: MapFeature[], kind: string): number[][][][] =>
  features.flatMap(({ properties, geometry }) =>
    properties.kind === kind && geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
const linesOf = (features: MapFeature[], kind: string): number[][][] =>
  features.flatMap(({ properties, geometry }) =>
    properties.kind === kind && geometry.type === 'MultiLineString' ? geometry.coordinates : [],
  );

const holds = (rings: number[][][], lng: number, lat: number): boolean => {
  let inside = false;
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [[ax, ay], [bx, by]] = [ring[i - 1]!, ring[i]!];
      if (ay! > lat !== by! > lat && lng < ax! + ((lat - ay!) / (by! - ay!)) * (bx! - ax!)) inside = !inside;
    }
  return inside;
};

/** As a map fills it: polygon by polygon. */
const isInside = (polygons: number[][][][], lng: number, lat: number): boolean =>
  polygons.some((rings) => holds(rings, lng, lat));

describe.each([
  ['world.bin', world],
  ['detail.bin', detail],
])('%s', (_, features) => {
  const polygons = polygonsOf(features, 'land');
  const land = polygons.flat();

  it.each([
    [-0.1, 51.5, true, 'London'],
    [-175, 66.5, true, 'Chukotka beyond the antimeridian'],
    [179, 67, true, 'Chukotka before it'],
    [0.5, -85, true, 'Antarctica'],
    [179.5, -85, true, 'Antarctica at the antimeridian'],
    [-179.5, -85, true, 'Antarctica behind it'],
    [-40, 75, true, 'Greenland'],
    [178, -18, true, 'Fiji'],
    [-30, 30, false, 'Atlantic'],
    [175, 0, false, 'Pacific'],
    [-175, 0, false, 'Pacific behind the antimeridian'],
    [0, 89, false, 'Arctic'],
    [179.9, 60, false, 'Bering Sea'],
    [10, -60, false, 'Southern Ocean'],
    [51, 41, false, 'Caspian Sea, a hole in its continent'],
  ])('at %d, %d says land: %s (%s)', (lng, lat, expected) => {
    expect(isInside(polygons, lng, lat)).toBe(expected);
  });

  it('stays on the map, closes its rings and jumps nowhere', () => {
    expect(land.length).toBeGreaterThan(1000);
    expect(land.filter((ring) => ring.length < 4)).toEqual([]);
    for (const ring of land) expect(ring[0]).toEqual(ring[ring.length - 1]);
    expect(land.flat().filter(([lng, lat]) => Math.abs(lng!) > 180 || Math.abs(lat!) > 90)).toEqual([]);
    // The longest straight line there is, 27.6°, lies between Canada and the United States.
    for (const line of [...linesOf(features, 'coast'), ...linesOf(features, 'border')])
      for (let i = 1; i < line.length; i++) expect(Math.abs(line[i]![0]! - line[i - 1]![0]!)).toBeLessThan(28);
  });

  it('draws no shore along the cut', () => {
    const coast = linesOf(features, 'coast');
    expect(coast.length).toBeGreaterThan(1000);
    const along = coast.filter((line) =>
      line.some((point, i) => i > 0 && Math.abs(point[0]!) === 180 && Math.abs(line[i - 1]![0]!) === 180),
    );
    expect(along).toEqual([]);
  });
});

describe('labels', () => {
  it('names each country once, on its own land', () => {
    const countries = world.filter(({ properties }) => properties.kind === 'country');
    const codes = countries.map(({ properties }) => properties.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(220);
    const france = countries.find(({ properties }) => properties.code === 'FR');
    expect(france?.geometry).toMatchObject({ type: 'Point' });
    if (france?.geometry.type === 'Point') {
      expect(france.geometry.coordinates[0]).toBeCloseTo(2.5, 0);
      expect(france.geometry.coordinates[1]).toBeCloseTo(47, 0);
    }
  });

  it('ranks places by the room they have', () => {
    const zoomOf = (name: string): unknown =>
      labels.find(({ properties }) => properties.name === name)?.properties.zoom;
    expect(labels.length).toBeGreaterThan(2000);
    expect(zoomOf('Shanghai')).toBe(0);
    expect(zoomOf('Reykjavík')).toBeLessThan(4);
    expect(zoomOf('Manchester')).toBeGreaterThan(4);
  });

  it('knows water inside the land and borders nobody agrees on', () => {
    expect(isInside(polygonsOf(world, 'lake'), 33, -1)).toBe(true);
    expect(linesOf(world, 'border').length).toBeGreaterThan(100);
    const disputed = world.filter(({ properties }) => properties.disputed === true);
    expect(disputed.length).toBe(1);
  });
});
