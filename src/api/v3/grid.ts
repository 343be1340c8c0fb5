import type { GridLine } from '../../engine/index.ts';
import { outcome } from '../endpoint.ts';
import { degrees } from '../writing/degrees.ts';
import { refused, v3Endpoint } from './errors.ts';
import { boundingBox, format } from './parameters.ts';
import { gridAnswer } from './schemas.ts';

/** The largest box, corner to corner. */
const LIMIT_METRES = 4000;

// Lines are put together by hand: a full section has 2 656 of them, and turning numbers into text is what takes the
// time. A line shares both its latitudes or both its longitudes, and the other two with the line before.
const remembering = (): ((number: number) => string) => {
  let latest = Number.NaN;
  let text = '';
  return (number) => {
    if (number !== latest) {
      latest = number;
      text = String(degrees(number));
    }
    return text;
  };
};

type WriteLine = (startLat: string, startLng: string, endLat: string, endLng: string) => string;

const linesText = (lines: readonly GridLine[], write: WriteLine): string => {
  const [startLat, startLng, endLat, endLng] = [remembering(), remembering(), remembering(), remembering()];
  let text = '';
  for (const { start, end } of lines) {
    const [south, west] = [startLat(start.lat), startLng(start.lng)];
    const north = end.lat === start.lat ? south : endLat(end.lat);
    const east = end.lng === start.lng ? west : endLng(end.lng);
    text += `${text === '' ? '' : ','}${write(south, west, north, east)}`;
  }
  return text;
};

const lineJson: WriteLine = (startLat, startLng, endLat, endLng) =>
  `{"start":{"lat":${startLat},"lng":${startLng}},"end":{"lat":${endLat},"lng":${endLng}}}`;

const lineGeojson: WriteLine = (startLat, startLng, endLat, endLng) =>
  `[[${startLng},${startLat}],[${endLng},${endLat}]]`;

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
    if (format === 'geojson') return outcome(geojson(linesText(lines.value, lineGeojson)));
    return outcome(`{"lines":[${linesText(lines.value, lineJson)}]}`);
  },
});
