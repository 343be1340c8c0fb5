import type { MessagesLike } from '../../text/en.ts';

/** English: what only the page that converts tables says. Apart from the rest, so that the map does not carry it. */
export const en = {
  intro: 'Add words to a table of coordinates, or coordinates to a table of words. Nothing leaves this page.',
  drop: 'Drop a file here: CSV, TSV, GeoJSON, GPX or KML',
  choose: 'Choose a file',
  paste: 'Or paste rows',
  use: 'Use these rows',
  reading: 'Reading the file …',
  empty: 'This file is empty.',
  spreadsheet: 'This is a workbook. Save it as CSV in your spreadsheet program, then drop that.',
  tooBig: 'This file has to be read whole and is too large ({detail}). As CSV it may have any size.',
  unreadable: 'This file can not be read. {detail}',
  leftOut: {
    one: '{count} entry is no point and is left out.',
    other: '{count} entries are no points and are left out.',
  },
  columns: 'What is in the table?',
  noGuess: 'Nothing here looks like coordinates or words. Choose the columns.',
  two: 'Latitude and longitude',
  pair: 'Both in one column',
  latitude: 'Latitude',
  longitude: 'Longitude',
  column: 'Column',
  header: 'The first row holds names',
  start: 'Convert',
  cancel: 'Cancel',
  progress: { one: '{count} row converted', other: '{count} rows converted' },
  done: { one: '{count} row converted in {seconds} s', other: '{count} rows converted in {seconds} s' },
  refused: {
    one: '{count} row has no answer. The last column says why.',
    other: '{count} rows have no answer. The last column says why.',
  },
  onlyRefused: 'Only rows without an answer',
  first: 'The first rows: {count}',
  onMap: 'On the map: {count}',
  download: 'Download',
  writing: 'Writing the file: {percent} %',
  change: 'Change the columns',
  another: 'Another file',
} as const;

export type BatchKey = keyof typeof en;
export type BatchMessages = MessagesLike<typeof en>;
