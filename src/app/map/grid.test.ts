import { expect, test, vi } from 'vitest';
import type { GridSection } from '../../client/client.ts';
import { openGrid } from './grid.ts';

type Box = readonly [south: number, west: number, north: number, east: number];

const STEP = 0.001;

/** Lines as the engine gives them: west brought into -180..180, and on past 180 where the box crosses it. */
const sectionOf = ([south, west, north, east]: Box): GridSection => {
  const turn = west < -180 ? 360 : west >= 180 ? -360 : 0;
  const [from, to] = [west + turn, east + turn];
  const many = (low: number, high: number) =>
    Array.from({ length: Math.floor((high - low) / STEP) + 1 }, (_, at) => low + at * STEP);
  const coordinates = [
    ...many(south, north).map((lat) => [
      [from, lat],
      [to, lat],
    ]),
    ...many(from, to).map((lng) => [
      [lng, south],
      [lng, north],
    ]),
  ];
  const geometry = { type: 'MultiLineString' as const, coordinates };
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] };
};

const open = (
  view: Box,
  zoom = 19,
  refuses: (box: Box) => boolean = () => false,
  turn = (): Promise<void> => Promise.resolve(),
) => {
  let [south, west, north, east] = view;
  const asked: Box[] = [];
  const drawn: GridSection[] = [];
  const map = {
    getZoom: () => zoom,
    getBounds: () => ({ getSouth: () => south, getWest: () => west, getNorth: () => north, getEast: () => east }),
  };
  const ask = async (...box: [number, number, number, number]): Promise<GridSection> => {
    asked.push(box);
    await turn();
    if (refuses(box)) throw new Error('too big');
    return sectionOf(box);
  };
  const look = (at: Box): void => {
    [south, west, north, east] = at;
  };
  return { grid: openGrid(map as never, ask, (section) => drawn.push(section)), asked, drawn, look };
};

test('far out nothing is asked for', async () => {
  const { grid, asked } = open([0, 0, 1, 1], 17);
  await grid.update();
  expect(asked).toEqual([]);
});

test('a little beyond the view is drawn, and a small move asks for nothing', async () => {
  const { grid, asked, drawn, look } = open([10, 20, 10.01, 20.02]);
  await grid.update();
  expect(asked).toEqual([[9.995, 19.99, 10.015, 20.03].map((degrees) => expect.closeTo(degrees, 9))]);
  look([10.004, 20.008, 10.014, 20.028]);
  await grid.update();
  expect(asked).toHaveLength(1);
  look([10.006, 20, 10.016, 20.02]);
  await grid.update();
  expect(drawn).toHaveLength(2);
});

test('no box reaches beyond a pole', async () => {
  const { grid, asked } = open([89.99, 0, 90, 0.02]);
  await grid.update();
  expect(asked[0]?.[2]).toBe(90);
});

test('a view too large to be widened is drawn as it is; one that is too large by itself is asked for again', async () => {
  const view: Box = [0, 0, 0.03, 0.03];
  const large = open(view, 17.5, ([south, , north]) => north - south > 0.04);
  await large.grid.update();
  expect(large.asked).toHaveLength(2);
  expect(large.asked[1]).toEqual(view);
  expect(large.drawn).toHaveLength(1);
  const tooLarge = open(view, 17.5, () => true);
  await tooLarge.grid.update();
  await tooLarge.grid.update();
  expect(tooLarge.drawn).toEqual([]);
  expect(tooLarge.asked).toHaveLength(4);
});

test('a question that fails late takes nothing from the newer view', async () => {
  const waiting: ((refuse?: boolean) => void)[] = [];
  const turn = (): Promise<void> =>
    new Promise((resolve, reject) =>
      waiting.push((refuse = false) => (refuse ? reject(new Error('gone')) : resolve())),
    );
  const { grid, asked, drawn, look } = open([10, 20, 10.01, 20.02], 19, () => false, turn);
  const old = grid.update();
  look([30, 40, 30.01, 40.02]);
  const newer = grid.update();
  waiting[1]?.();
  await newer;
  waiting[0]?.(true);
  // The view itself is asked for when more than it was refused.
  await vi.waitFor(() => expect(waiting).toHaveLength(3));
  waiting[2]?.(true);
  await old;
  expect(drawn).toHaveLength(1);
  // Nobody has moved: the lines are there.
  void grid.update();
  expect(asked).toHaveLength(3);
});

test.each([
  ['just west of it, seen from the west', [10, 179.99, 10.01, 180.01], 179.9955],
  ['just east of it, seen from the west', [10, 179.99, 10.01, 180.01], 180.0045],
  ['just east of it, counted anew', [10, 179.99, 10.01, 180.01], -179.9955],
  ['just west of it, seen from the east', [10, -180.01, 10.01, -179.99], -180.0045],
  ['just east of it, seen from the east', [10, -180.01, 10.01, -179.99], -179.9955],
] as const)('the square under the pointer at the antimeridian: %s', async (_, view, lng) => {
  const { grid } = open(view);
  await grid.update();
  const cell = grid.cellAt({ lat: 10.0045, lng });
  expect(cell).toBeDefined();
  const offset = ((((lng - (cell?.west ?? 0)) % 360) + 540) % 360) - 180;
  expect(offset).toBeGreaterThanOrEqual(0);
  expect(offset).toBeLessThan(STEP * 1.001);
});
