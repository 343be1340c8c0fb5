import type { Address } from '../../engine/index.ts';
import type { Ask } from '../asking.ts';
import { degreesText } from '../writing/degrees.ts';
import { mapLink } from '../writing/map-link.ts';
import { quoted } from '../writing/quoted.ts';
import type { Format } from './parameters.ts';

/**
 * An address as v3 shows it.
 *
 * Written by hand, as this is what the interface does most: no tree is built only to be walked. The test beside it
 * compares with JSON.stringify of the tree.
 */
const point = (lat: string, lng: string): string => `{"lat":${lat},"lng":${lng}}`;

export const addressJson = (address: Address, format: Format, { engine, mapUrl }: Ask): string => {
  const { centre, bounds, words, language } = address;
  const { country, nearestPlace } = engine.whereIs(centre.lat, centre.lng);
  const [south, west] = [degreesText(bounds.south), degreesText(bounds.west)];
  const [north, east] = [degreesText(bounds.north), degreesText(bounds.east)];
  const [lat, lng] = [degreesText(centre.lat), degreesText(centre.lng)];
  // Words are letters and dots, and a link has everything else percent-encoded: neither needs a look for quotes.
  const names = `"words":"${words}","language":"${language}","map":"${mapLink(mapUrl, words)}"`;
  if (format === 'json') {
    const square = `{"southwest":${point(south, west)},"northeast":${point(north, east)}}`;
    return `{"country":"${country}","square":${square},"nearestPlace":${quoted(nearestPlace)},"coordinates":${point(lat, lng)},${names}}`;
  }
  const geometry = `{"coordinates":[${lng},${lat}],"type":"Point"}`;
  const properties = `{"country":"${country}","nearestPlace":${quoted(nearestPlace)},${names}}`;
  return `{"features":[{"bbox":[${west},${south},${east},${north}],"geometry":${geometry},"type":"Feature","properties":${properties}}],"type":"FeatureCollection"}`;
};
