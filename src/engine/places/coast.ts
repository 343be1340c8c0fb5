/**
 * Land and sea on a mesh of 0.05° (5.6 km at the equator), generous to the land: a cell is land when any land touches
 * it, or when a town lies within two kilometres, so that harbours, moles and atolls keep their country.
 *
 * On disk each row from the south is a list of run lengths, sea first, that add up to the row.
 */
import { CorruptDataError } from '../problem.ts';
import type { ByteReader } from './byte-reader.ts';

/** Cells per degree: five to a side of the 0.25° mesh of `borders.ts`, so that 25 bits hold the coast of a mesh cell. */
export const COAST_CELLS_PER_DEGREE = 20;
export const COAST_COLUMNS = 360 * COAST_CELLS_PER_DEGREE;
export const COAST_ROWS = 180 * COAST_CELLS_PER_DEGREE;

/** Calls back with every run of land: row from the south, first column from -180°, column after the last. */
export const readCoast = (
  file: string,
  reader: ByteReader,
  land: (row: number, from: number, to: number) => void,
): void => {
  for (let row = 0; row < COAST_ROWS; row++) {
    let column = 0;
    let wet = true;
    while (column < COAST_COLUMNS) {
      const run = reader.varint();
      if (!wet) land(row, column, column + run);
      column += run;
      wet = !wet;
    }
    if (column !== COAST_COLUMNS) throw new CorruptDataError(file, `${COAST_COLUMNS} cells in row ${row}`, `${column}`);
  }
};
