import { whenWideInTurn } from '../asking.ts';
import { outcome } from '../endpoint.ts';
import { refused, v3Endpoint } from './errors.ts';
import { type GridForm, gridText } from './grid-text.ts';
import { boundingBox, format } from './parameters.ts';
import { gridAnswer } from './schemas.ts';

/** The largest box, corner to corner. */
const LIMIT_METRES = 4000;

const JSON_FORM: GridForm = {
  head: '{"lines":[',
  tail: ']}',
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

const GEOJSON_FORM: GridForm = {
  head: '{"features":[{"geometry":{"coordinates":[',
  tail: '],"type":"MultiLineString"},"type":"Feature","properties":{}}],"type":"FeatureCollection"}',
  horizontal: (west, east) => ({ open: `[[${west},`, middle: `],[${east},`, close: ']]' }),
  vertical: (south, north) => ({ open: '[[', middle: `,${south}],[`, close: `,${north}]]` }),
};

export const gridSection = v3Endpoint({
  path: '/v3/grid-section',
  operation: 'v3/grid-section',
  summary: 'The lines of the grid inside a box',
  parameters: { box: boundingBox, format },
  answers: gridAnswer,
  answer: ({ box, format }, ask) =>
    whenWideInTurn(box, ask, () => {
      const lines = ask.engine.gridLines(box.south, box.west, box.north, box.east, LIMIT_METRES);
      if (!lines.ok) return refused(lines.problem);
      return outcome(gridText(lines.value, format === 'geojson' ? GEOJSON_FORM : JSON_FORM));
    }),
});
