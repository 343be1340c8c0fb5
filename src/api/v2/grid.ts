import { LANGUAGES } from '../../engine/index.ts';
import { whenWideInTurn } from '../asking.ts';
import { outcome } from '../endpoint.ts';
import { pairOf, pointOf } from '../writing/degrees.ts';
import { OK, THANKS } from './envelope.ts';
import { refused, v2Endpoint } from './errors.ts';
import { bbox, callback, gridFormat } from './parameters.ts';
import { gridAnswer, languagesAnswer } from './schemas.ts';

/** The largest box, corner to corner. */
const LIMIT_METRES = 2000;

export const grid = v2Endpoint({
  path: '/v2/grid',
  operation: 'v2/grid',
  summary: 'The lines of the grid inside a box',
  parameters: { box: bbox, format: gridFormat, callback },
  answers: gridAnswer,
  answer: ({ box, format }, ask) =>
    whenWideInTurn(box, ask, () => {
      const found = ask.engine.gridLines(box.south, box.west, box.north, box.east, LIMIT_METRES);
      if (!found.ok) return refused(found.problem);
      if (format === 'geojson') {
        const coordinates = found.value.map(({ start, end }) => [pairOf(start), pairOf(end)]);
        return outcome({ type: 'MultiLineString', coordinates, properties: { status: OK, thanks: THANKS } });
      }
      const lines = found.value.map(({ start, end }) => ({ start: pointOf(start), end: pointOf(end) }));
      return outcome({ lines, status: OK, thanks: THANKS });
    }),
});

const listed = LANGUAGES.map(({ code, name, nativeName }) => ({ code, name, native_name: nativeName }));

export const languages = v2Endpoint({
  path: '/v2/languages',
  operation: 'v2/languages',
  summary: 'The languages an address can be in',
  parameters: { callback },
  answers: languagesAnswer,
  answer: () => outcome({ languages: listed, status: OK, thanks: THANKS }),
});
