import type { SquareAddress } from '../../client/client.ts';
import { csvRow } from '../../formats/index.ts';

/**
 * How answers are written: plain text for people and pipes, JSON (one object a line), GeoJSON (one collection of all
 * answers), CSV (one row an answer). An input that is refused keeps its row, with the reason.
 */
export const SHAPES = ['text', 'json', 'geojson', 'csv'] as const;
export type Shape = (typeof SHAPES)[number];

export type Answered = {
  readonly input: string;
  readonly found: readonly Found[];
  /** Why there is no answer. */
  readonly refusal?: string;
};

/** What `square` and `suggest` have in common; suggestions have no bounds but a rank. */
export type Found = Omit<SquareAddress, 'square' | 'map'> &
  Partial<Pick<SquareAddress, 'square'>> & { readonly rank?: number; readonly distanceToFocusKm?: number };

export type Writing = {
  readonly head: string;
  row(answered: Answered): string;
  readonly foot: string;
};

const CSV_COLUMNS = [
  'input',
  'words',
  'language',
  'latitude',
  'longitude',
  'south',
  'west',
  'north',
  'east',
  'country',
  'nearest_place',
  'rank',
  'distance_to_focus_km',
  'error',
];

const csvOf = (input: string, found: Found | undefined, refusal: string): string => {
  const { words, language, coordinates, square, country, nearestPlace, rank, distanceToFocusKm } = found ?? {};
  const { southwest, northeast } = square ?? {};
  const cells = [
    input,
    words,
    language,
    coordinates?.lat,
    coordinates?.lng,
    southwest?.lat,
    southwest?.lng,
    northeast?.lat,
    northeast?.lng,
    country,
    nearestPlace,
    rank,
    distanceToFocusKm,
    refusal,
  ];
  return csvRow(cells.map((cell) => String(cell ?? ''))).replace('\r\n', '\n');
};

const featureOf = ({ coordinates, square, ...properties }: Found, input: string): string =>
  JSON.stringify({
    type: 'Feature',
    ...(square && {
      bbox: [square.southwest.lng, square.southwest.lat, square.northeast.lng, square.northeast.lat],
    }),
    geometry: { type: 'Point', coordinates: [coordinates.lng, coordinates.lat] },
    properties: { input, ...properties },
  });

export const writingOf = (shape: Shape, textOf: (found: Found) => string): Writing => {
  let features = 0;
  switch (shape) {
    case 'text':
      // A refused input leaves an empty line, so that answers stay beside their questions.
      return { head: '', row: ({ found }) => `${found.map(textOf).join('\n')}\n`, foot: '' };
    case 'json':
      return {
        head: '',
        row: ({ input, found, refusal }) =>
          (refusal === undefined ? found : [{ error: refusal }])
            .map((answer) => `${JSON.stringify({ input, ...answer })}\n`)
            .join(''),
        foot: '',
      };
    case 'geojson':
      return {
        head: '{"type":"FeatureCollection","features":[\n',
        row: ({ input, found, refusal }) => {
          const refused = JSON.stringify({ type: 'Feature', geometry: null, properties: { input, error: refusal } });
          const lines = refusal === undefined ? found.map((one) => featureOf(one, input)) : [refused];
          return lines.map((line) => (features++ === 0 ? line : `,\n${line}`)).join('');
        },
        foot: '\n]}\n',
      };
    case 'csv':
      return {
        head: `${CSV_COLUMNS.join(',')}\n`,
        row: ({ input, found, refusal }) =>
          refusal === undefined ? found.map((one) => csvOf(input, one, '')).join('') : csvOf(input, undefined, refusal),
        foot: '',
      };
  }
};
