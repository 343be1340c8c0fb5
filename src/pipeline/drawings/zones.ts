import type { Atlas } from '../../engine/atlas/index.ts';
import { blockOf, squareAt } from '../../engine/grid/square.ts';
import { box, drawing, label, path, round, WIDTH } from './paper.ts';

/** The zones of a piece of Europe with their check values, as the atlas has them, block by block. */
const [SOUTH, NORTH, WEST, EAST] = [46.5, 55.5, -6, 16];
/** One sample for each band, and about one for each block along it. */
const [LAT_STEP, LNG_STEP] = [0.1, 0.16];
const SCALE = WIDTH / (EAST - WEST);
const STRETCH = SCALE / Math.cos((((SOUTH + NORTH) / 2) * Math.PI) / 180);
const HEIGHT = Math.round((NORTH - SOUTH) * STRETCH);

const CITIES = [
  ['London', 51.51, -0.13],
  ['Paris', 48.86, 2.35],
  ['Berlin', 52.52, 13.4],
  ['Hamburg', 53.55, 9.99],
  ['Munich', 48.14, 11.58],
  ['Prague', 50.08, 14.43],
  ['Cologne', 50.94, 6.96],
  ['Brussels', 50.85, 4.35],
  ['Manchester', 53.48, -2.24],
  ['Zürich', 47.37, 8.54],
] as const;

const x = (lng: number): number => round((lng - WEST) * SCALE);
const y = (lat: number): number => round((NORTH - lat) * STRETCH);

type Sample = { readonly zone: number; readonly value: number; readonly land: boolean };

const sampleAt = (atlas: Atlas, lat: number, lng: number): Sample => {
  const block = blockOf(squareAt(lat, lng));
  return { zone: atlas.zoneOf(block), value: atlas.checkValueOf(block), land: atlas.isLand(block) };
};

const centres = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / step) }, (_, at) => from + (at + 0.5) * step);

/** Stretches of equal cells in a row, as rectangles of a path. */
const runsOf = (rows: readonly (readonly Sample[])[], wanted: (cell: Sample) => boolean) => {
  let d = '';
  for (const [at, row] of rows.entries()) {
    const top = y(SOUTH + (at + 1) * LAT_STEP);
    const height = round(y(SOUTH + at * LAT_STEP) - top);
    let start = -1;
    for (let column = 0; column <= row.length; column++) {
      const cell = row[column];
      const inside = cell !== undefined && wanted(cell);
      if (inside && start < 0) start = column;
      if (inside || start < 0) continue;
      const [left, right] = [x(WEST + start * LNG_STEP), x(Math.min(EAST, WEST + column * LNG_STEP))];
      d += `M${left},${top}h${round(right - left)}v${height}h${round(left - right)}z`;
      start = -1;
    }
  }
  return d;
};

/** The edges between cells of different zones. */
const bordersOf = (rows: readonly (readonly Sample[])[]): string => {
  let d = '';
  for (const [at, row] of rows.entries()) {
    const [bottom, top] = [y(SOUTH + at * LAT_STEP), y(SOUTH + (at + 1) * LAT_STEP)];
    for (const [column, cell] of row.entries()) {
      const [left, right] = [x(WEST + column * LNG_STEP), x(WEST + (column + 1) * LNG_STEP)];
      if (row[column + 1] !== undefined && row[column + 1]?.zone !== cell.zone) d += `M${right},${bottom}V${top}`;
      const above = rows[at + 1]?.[column];
      if (above !== undefined && above.zone !== cell.zone) d += `M${left},${top}H${right}`;
    }
  }
  return d;
};

/** Where to write the value of a zone that holds none of the cities: the middle of what is seen of it. */
const middlesOf = (rows: readonly (readonly Sample[])[], lats: readonly number[], lngs: readonly number[]) => {
  const zones = new Map<number, { value: number; cells: number; lat: number; lng: number }>();
  for (const [at, row] of rows.entries()) {
    for (const [column, { zone, value }] of row.entries()) {
      const seen = zones.get(zone) ?? { value, cells: 0, lat: 0, lng: 0 };
      zones.set(zone, {
        value,
        cells: seen.cells + 1,
        lat: seen.lat + (lats[at] ?? 0),
        lng: seen.lng + (lngs[column] ?? 0),
      });
    }
  }
  return zones;
};

/** Cells of a zone that has enough room for its number. */
const ROOM = 120;

export const zonesDrawing = (atlas: Atlas): string => {
  const [lats, lngs] = [centres(SOUTH, NORTH, LAT_STEP), centres(WEST, EAST, LNG_STEP)];
  const rows = lats.map((lat) => lngs.map((lng) => sampleAt(atlas, lat, lng)));
  const cities = CITIES.map(([name, lat, lng]) => ({ name, lat, lng, ...sampleAt(atlas, lat, lng) }));
  const named = new Set(cities.map(({ zone }) => zone));
  const [london] = cities;
  const numbers = [...middlesOf(rows, lats, lngs)].flatMap(([zone, { value, cells, lat, lng }]) =>
    named.has(zone) || cells < ROOM
      ? []
      : [label(x(lng / cells), y(lat / cells), String(value), { kind: 'small halo' })],
  );
  const places = cities.flatMap(({ name, lat, lng, value }) => [
    `<circle class="mark" cx="${x(lng)}" cy="${y(lat)}" r="3"/>`,
    label(x(lng), y(lat) - 9, name, { kind: 'halo' }),
    label(x(lng), y(lat) + 18, String(value), { kind: 'accent halo' }),
  ]);
  return drawing('Zones between Ireland and Bohemia, each with its check value', HEIGHT, [
    box('water', 0, 0, WIDTH, HEIGHT, 12),
    path(
      'land',
      runsOf(rows, ({ land }) => land),
    ),
    path(
      'wash',
      runsOf(rows, ({ land, zone }) => land && zone === london?.zone),
    ),
    path('strong', bordersOf(rows)),
    ...numbers,
    ...places,
  ]);
};
