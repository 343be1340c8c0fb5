/** The door of the file formats. */
export { type PositionColumns, positionColumns } from './csv.ts';
export { type CsvReader, csvRow, openCsvReader, separatorOf } from './csv-rows.ts';
export { degreesOf, type LatLng, pairOf } from './degrees.ts';
export { FORMATS, type Format, type FormatName, formatOf, readPlaces } from './formats.ts';
export { bodyOf, type Frame, frameOf } from './pieces.ts';
export {
  type FileContent,
  type FileProblem,
  type FileRead,
  hexColour,
  type LeftOut,
  type Placemark,
  placemarkOf,
} from './placemark.ts';
