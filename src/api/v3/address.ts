import type { Address } from '../../engine/index.ts';
import type { Ask } from '../asking.ts';
import { bboxOf, cornersOf, pairOf, pointOf } from '../writing/degrees.ts';
import { mapLink } from '../writing/map-link.ts';
import type { Format } from './parameters.ts';

/** An address as v3 shows it. */
export const addressJson = (address: Address, format: Format, { engine, mapUrl }: Ask): string => {
  const { centre, bounds, words, language } = address;
  const { country, nearestPlace } = engine.whereIs(centre.lat, centre.lng);
  const map = mapLink(mapUrl, words);
  if (format === 'json') {
    const [square, coordinates] = [cornersOf(bounds), pointOf(centre)];
    return JSON.stringify({ country, square, nearestPlace, coordinates, words, language, map });
  }
  const feature = {
    bbox: bboxOf(bounds),
    geometry: { coordinates: pairOf(centre), type: 'Point' },
    type: 'Feature',
    properties: { country, nearestPlace, words, language, map },
  };
  return JSON.stringify({ features: [feature], type: 'FeatureCollection' });
};
