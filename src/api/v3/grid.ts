import type { GridLine } from '../../engine/index.ts';
import { outcome } from '../endpoint.ts';
import { degreesText } from '../writing/degrees.ts';
import { refused, v3Endpoint } from './errors.ts';
import { boundingBox, format } from './parameters.ts';
import { gridAnswer } from './schemas.ts';

/** The largest box, corner to corner. */
const LIMIT_METRES = 4000;

// Lines are put together by hand: a full section has 2 656 of them. Both ends of a line share the coordinate that
// tells it from its neighbours; all the rest is a frame that stays the same from line to line, but for a border of bands.
type Frame = { readonly open: string; readonly middle: string; readonly close: string };

/** How a format frames a horizontal between two longitudes, and a vertical between two latitudes. */
type Frames = {
  readonly horizontal: (west: string, east: string) => Frame;
  readonly vertical: (south: string, north: string) => Frame;
};

const JSON_FRAMES: Frames = {
  horizontal: (west, east) => ({
    open: '{"start":{"lat":',
    middle: `,"lng":${west}},"end":{"lat":`,
    close: `,"lng":${east}}}`,
  }),
  vertical: (south, north) => ({
    open: `{"start":{"lat":${south},"lng":`,
    middle: `},"end":{"lat":${north},"lng":`,
    close: '}}',
  }),
};

const GEOJSON_FRAMES: Frames = {
  horizontal: (west, east) => ({ open: `[[${west},`, middle: `],[${east},`, close: ']]' }),
  vertical: (south, north) => ({ open: '[[', middle: `,${south}],[`, close: `,${north}]]` }),
};

const isHorizontal = ({ start, end }: GridLine): boolean => start.lat === end.lat;

const haveOneFrame = (a: GridLine, b: GridLine): boolean =>
  isHorizontal(a)
    ? isHorizontal(b) && a.start.lng === b.start.lng && a.end.lng === b.end.lng
    : a.start.lat === b.start.lat && a.end.lat === b.end.lat;

const linesText = (lines: readonly GridLine[], { horizontal, vertical }: Frames): string => {
  let text = '';
  let [open, middle, close, between] = ['', '', '', ''];
  let before: GridLine | undefined;
  for (const line of lines) {
    const level = isHorizontal(line);
    const moving = degreesText(level ? line.start.lat : line.start.lng);
    if (before !== undefined && haveOneFrame(before, line)) {
      text += between + moving + middle + moving;
    } else {
      if (before !== undefined) text += `${close},`;
      ({ open, middle, close } = level
        ? horizontal(degreesText(line.start.lng), degreesText(line.end.lng))
        : vertical(degreesText(line.start.lat), degreesText(line.end.lat)));
      between = `${close},${open}`;
      text += open + moving + middle + moving;
    }
    before = line;
  }
  return text + close;
};

const geojson = (lines: string): string =>
  `{"features":[{"geometry":{"coordinates":[${lines}],"type":"MultiLineString"},"type":"Feature","properties":{}}],"type":"FeatureCollection"}`;

export const gridSection = v3Endpoint({
  path: '/v3/grid-section',
  operation: 'v3/grid-section',
  summary: 'The lines of the grid inside a box',
  parameters: { box: boundingBox, format },
  answers: gridAnswer,
  answer: ({ box, format }, { engine }) => {
    const lines = engine.gridLines(box.south, box.west, box.north, box.east, LIMIT_METRES);
    if (!lines.ok) return refused(lines.problem);
    if (format === 'geojson') return outcome(geojson(linesText(lines.value, GEOJSON_FRAMES)));
    return outcome(`{"lines":[${linesText(lines.value, JSON_FRAMES)}]}`);
  },
});
