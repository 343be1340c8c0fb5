/** Four formats, each a pair of pure functions, and the guess which one a file is. */
import { readCsv, writeCsv } from './csv.ts';
import { readGeojson, writeGeojson } from './geojson.ts';
import { readGpx, writeGpx } from './gpx.ts';
import { readKml, writeKml } from './kml.ts';
import type { FileRead, Placemark } from './placemark.ts';

export type Format = {
  /** What a person calls it. */
  readonly title: string;
  readonly mimeType: string;
  read(text: string): FileRead;
  write(placemarks: readonly Placemark[]): string;
};

export type FormatName = 'geojson' | 'kml' | 'gpx' | 'csv';

/** By the ending of their files. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  geojson: { title: 'GeoJSON', mimeType: 'application/geo+json', read: readGeojson, write: writeGeojson },
  kml: { title: 'KML', mimeType: 'application/vnd.google-earth.kml+xml', read: readKml, write: writeKml },
  gpx: { title: 'GPX', mimeType: 'application/gpx+xml', read: readGpx, write: writeGpx },
  csv: { title: 'CSV', mimeType: 'text/csv', read: readCsv, write: writeCsv },
};

/** The content decides, for files are renamed; what looks like nothing else is CSV. */
export const formatOf = (text: string): FormatName => {
  const start = text
    .slice(0, 4096)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('{')) return 'geojson';
  if (!start.startsWith('<')) return 'csv';
  return /<(\w+:)?gpx[\s>]/.test(start) ? 'gpx' : 'kml';
};

export const readPlaces = (text: string): FileRead => FORMATS[formatOf(text)].read(text);
