/** The package in Node: the same, but the data is read from the package unless somebody says otherwise. */
import { loadFromDisk } from './disk.ts';
import { type Geocoder, type GeocoderOptions, openGeocoder as openWith } from './geocoder.ts';

export * from './index.ts';

export const openGeocoder = (options: GeocoderOptions = {}): Promise<Geocoder> =>
  openWith({ load: loadFromDisk, ...options });
