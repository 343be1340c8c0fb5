import { BANDS, BLOCK_SIDE } from '../../engine/grid/bands.ts';
import { box, drawing, grouped, label, path, round } from './paper.ts';

/** From the Earth to a square, in three steps. Bands and blocks of the globe are drawn a hundred times too large. */
const HEIGHT = 330;
const [CENTRE_X, CENTRE_Y, RADIUS] = [128, 150, 105];
/** Degrees by which the globe is tilted towards the reader, so that a pole is in sight. */
const TILT = 24;
const DRAWN_BAND = 10;
const BLOCKS_AT_EQUATOR = 36;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Orthographic; undefined on the far side. */
const onGlobe = (lat: number, lng: number): string | undefined => {
  const [phi, lambda, tilt] = [radians(lat), radians(lng), radians(TILT)];
  if (Math.sin(tilt) * Math.sin(phi) + Math.cos(tilt) * Math.cos(phi) * Math.cos(lambda) < 0) return undefined;
  const x = Math.cos(phi) * Math.sin(lambda);
  const y = Math.cos(tilt) * Math.sin(phi) - Math.sin(tilt) * Math.cos(phi) * Math.cos(lambda);
  return `${round(CENTRE_X + RADIUS * x)},${round(CENTRE_Y - RADIUS * y)}`;
};

/** A line through positions, interrupted where it runs behind the globe. */
const lineOf = (positions: readonly (readonly [lat: number, lng: number])[]): string => {
  let d = '';
  let drawn = false;
  for (const [lat, lng] of positions) {
    const point = onGlobe(lat, lng);
    if (point !== undefined) d += `${drawn ? 'L' : 'M'}${point}`;
    drawn = point !== undefined;
  }
  return d;
};

const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);

const globe = (): string => {
  let d = '';
  for (let south = -90; south < 90; south += DRAWN_BAND) {
    if (south > -90) d += lineOf(steps(-180, 180, 90).map((lng) => [south, lng] as const));
    const blocks = Math.max(1, Math.round(BLOCKS_AT_EQUATOR * Math.cos(radians(south + DRAWN_BAND / 2))));
    for (const lng of steps(-180, 180, blocks)) {
      d += lineOf(steps(south, south + DRAWN_BAND, 4).map((lat) => [lat, lng] as const));
    }
  }
  return d;
};

const [FRAME, TOP] = [210, 45];
const [BLOCKS_X, SQUARES_X] = [285, 528];

/** Bricks of three bands: every band has its own number of blocks, so they do not stand above each other. */
const blocks = (): readonly string[] => {
  const lines = [0, 1, 2, 3].map((row) => `M${BLOCKS_X},${TOP + row * 70}h${FRAME}`).join('');
  const shifts = [18, 44, 5];
  const uprights = shifts.flatMap((shift, row) =>
    [0, 1, 2].map((at) => `M${BLOCKS_X + shift + at * 70},${TOP + row * 70}v70`),
  );
  return [
    box('wash', BLOCKS_X + 44, TOP + 70, 70, 70),
    path('line', `${lines}${uprights.join('')}`),
    path('strong', `M${BLOCKS_X + 44},${TOP + 70}h70v70h-70z`),
  ];
};

const SQUARES = 10;

const squares = (): readonly string[] => {
  const side = FRAME / SQUARES;
  const lines = steps(0, FRAME, SQUARES).map(
    (at) => `M${SQUARES_X + round(at)},${TOP}v${FRAME}M${SQUARES_X},${TOP + round(at)}h${FRAME}`,
  );
  return [
    box('wash', SQUARES_X + 6 * side, TOP + 3 * side, side, side),
    path('line', lines.join('')),
    path('strong', `M${SQUARES_X + 6 * side},${TOP + 3 * side}h${side}v${side}h${-side}z`),
  ];
};

export const gridDrawing = (): string =>
  drawing('From the Earth to a square: bands, blocks of 11 km, squares of 3 m', HEIGHT, [
    `<circle class="water" cx="${CENTRE_X}" cy="${CENTRE_Y}" r="${RADIUS}"/>`,
    path('line', globe()),
    path('strong', `M${CENTRE_X + 30},${CENTRE_Y - 30}h8v8h-8z`),
    path(
      'strong',
      `M${CENTRE_X + 38},${CENTRE_Y - 30}L${BLOCKS_X},${TOP}M${CENTRE_X + 38},${CENTRE_Y - 22}L${BLOCKS_X},${TOP + FRAME}`,
    ),
    ...blocks(),
    path(
      'strong',
      `M${BLOCKS_X + 114},${TOP + 70}L${SQUARES_X},${TOP}M${BLOCKS_X + 114},${TOP + 140}L${SQUARES_X},${TOP + FRAME}`,
    ),
    ...squares(),
    label(CENTRE_X, 286, `${grouped(BANDS)} bands`),
    label(CENTRE_X, 306, 'drawn a hundred times too high', { kind: 'small' }),
    label(BLOCKS_X + FRAME / 2, 286, 'blocks, 11.1 km a side'),
    label(BLOCKS_X + FRAME / 2, 306, 'a band has as many as fit', { kind: 'small' }),
    label(SQUARES_X + FRAME / 2, 286, 'squares, 3 m a side'),
    label(SQUARES_X + FRAME / 2, 306, `${grouped(BLOCK_SIDE)} by ${grouped(BLOCK_SIDE)} in a block`, { kind: 'small' }),
  ]);
