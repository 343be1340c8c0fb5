/** GeoJSON (RFC 7946): points as features, our fields as properties, the colour also as `marker-color`. */
import { type FileRead, fileProblem, isOnEarth, type LeftOut, type Placemark, placemarkOf } from './placemark.ts';

export const writeGeojson = (placemarks: readonly Placemark[]): string => {
  const features = placemarks.map(({ lat, lng, others, ...fields }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: {
      ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')),
      ...(fields.colour === '' ? {} : { 'marker-color': fields.colour }),
      ...others,
    },
  }));
  // A feature a line: files that people keep under version control or open in an editor.
  const lines = features.map((feature) => JSON.stringify(feature)).join(',\n');
  return `{"type":"FeatureCollection","features":[\n${lines}\n]}\n`;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

/** A lone geometry, a feature and a collection are all GeoJSON. */
const featuresOf = (root: Readonly<Record<string, unknown>>): readonly unknown[] | undefined => {
  if (root.type === 'FeatureCollection') return Array.isArray(root.features) ? root.features : undefined;
  if (root.type === 'Feature') return [root];
  return 'coordinates' in root ? [{ type: 'Feature', geometry: root }] : undefined;
};

const readFeature = (feature: unknown): Placemark | LeftOut['reason'] => {
  if (!isObject(feature) || !isObject(feature.geometry)) return 'no-position';
  const { type, coordinates } = feature.geometry;
  if (type !== 'Point') return 'not-a-point';
  const [lng, lat, elevation]: readonly unknown[] = Array.isArray(coordinates) ? coordinates : [];
  if (typeof lat !== 'number' || typeof lng !== 'number') return 'no-position';
  if (!isOnEarth(lat, lng)) return 'not-on-earth';
  const properties = isObject(feature.properties) ? Object.entries(feature.properties) : [];
  return placemarkOf(lat, lng, [
    ...properties.map(([key, value]): [string, string] => [key, textOf(value)]),
    ['ele', textOf(elevation)],
  ]);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
};

/** Browsers say in words where they stopped: some by the line, some by the letter, some not at all. */
const lineIn = (message: string, text: string): number | undefined => {
  const [, where, number] = /\b(line|position) (\d+)/.exec(message) ?? [];
  if (where === undefined) return undefined;
  return where === 'line' ? Number(number) : text.slice(0, Number(number)).split('\n').length;
};

export const readGeojson = (text: string): FileRead => {
  const root = parsed(text);
  if (root instanceof Error) return fileProblem('not-json', root.message, lineIn(root.message, text));
  const features = isObject(root) ? featuresOf(root) : undefined;
  if (features === undefined)
    return fileProblem('not-geojson', 'neither a FeatureCollection, a Feature nor a geometry');
  const [placemarks, leftOut]: [Placemark[], LeftOut[]] = [[], []];
  features.forEach((feature, at) => {
    const read = readFeature(feature);
    if (typeof read === 'string') leftOut.push({ entry: at + 1, reason: read });
    else placemarks.push(read);
  });
  return { ok: true, value: { placemarks, leftOut } };
};
