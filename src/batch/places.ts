import { csvRow, type FileContent, type Placemark } from '../formats/index.ts';

/** Places of a GeoJSON, GPX or KML file as a table, so that there is one way to convert anything. */
const OWN_COLUMNS = ['name', 'description', 'list', 'colour'] as const;

export const tableOf = ({ placemarks }: FileContent): string => {
  const used = OWN_COLUMNS.filter((column) => placemarks.some((placemark) => placemark[column] !== ''));
  const others = [...new Set(placemarks.flatMap((placemark) => Object.keys(placemark.others)))];
  const hasWords = placemarks.some(({ words }) => words !== '');
  const cells = (placemark: Placemark): readonly string[] => [
    ...used.map((column) => placemark[column]),
    String(placemark.lat),
    String(placemark.lng),
    ...(hasWords ? [placemark.words] : []),
    ...others.map((name) => (Object.hasOwn(placemark.others, name) ? (placemark.others[name] ?? '') : '')),
  ];
  const header = [...used, 'lat', 'lng', ...(hasWords ? ['words'] : []), ...others];
  return csvRow(header) + placemarks.map((placemark) => csvRow(cells(placemark))).join('');
};
