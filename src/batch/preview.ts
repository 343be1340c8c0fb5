import { degreesOf, type LatLng, pairOf } from '../formats/index.ts';
import { addedNames, type Plan } from './plan.ts';
import { cellsOf } from './records.ts';
import { rowsOf } from './rows.ts';

/** Rows of a result in CSV, as they are shown to a person. */
export type PreviewedRow = {
  readonly cells: readonly string[];
  readonly error: string;
  readonly words: string;
  readonly place: LatLng | undefined;
};

const placeOf = (cells: readonly string[], { columns, header }: Plan): LatLng | undefined => {
  if (columns.kind === 'pair') return pairOf(cells[columns.pair] ?? '');
  const [latAt, lngAt] = columns.kind === 'two' ? [columns.lat, columns.lng] : [header.length, header.length + 1];
  const [lat, lng] = [degreesOf(cells[latAt] ?? ''), degreesOf(cells[lngAt] ?? '')];
  return Number.isNaN(lat) || Number.isNaN(lng) ? undefined : { lat, lng };
};

export function* previewOf(plan: Plan, text: string): Generator<PreviewedRow> {
  const width = plan.header.length + addedNames(plan).length;
  const wordsAt = plan.columns.kind === 'words' ? plan.columns.words : plan.header.length;
  for (const { cells, record } of rowsOf({ text, firstLine: 1, isBroken: false }, plan.dialect, width)) {
    if (cells.length !== width) {
      // A row of the table is as wide as its header; everything else was made so when it was written.
      if (cells.length > 0)
        yield { cells: cellsOf(record, plan.dialect.separator), error: '?', words: '', place: undefined };
      continue;
    }
    const error = cells.at(-1) ?? '';
    yield { cells, error, words: cells[wordsAt] ?? '', place: error === '' ? placeOf(cells, plan) : undefined };
  }
}
