import { type Converted, type Plan, previewOf } from '../batch/index.ts';
import type { PreviewPoint, PreviewRow, Shown } from './batch-calls.ts';

/** What is shown of a result: its first rows, its first rows without an answer, and points from all over it. */
const MOST_ROWS = 200;
const MOST_POINTS = 2000;

/** From one chunk of a long table; its points are then as many as the share of the table that was read. */
const POINTS_AT_ONCE = 40;

export const NOTHING_SHOWN: Shown = { preview: [], refusedRows: [], points: [] };

/** Tells for each chunk of the result, in CSV, what of it is to be shown. `share` is how much of the table was read. */
export const openShown = (plan: Plan): ((converted: Converted, share: number) => Shown) => {
  let [rowsLeft, refusedLeft, pointsShown] = [MOST_ROWS, MOST_ROWS, 0];
  return ({ text, rows, refused, problems }, share) => {
    const pointsDue = Math.min(MOST_POINTS, Math.ceil(share * MOST_POINTS));
    // A chunk may hold few rows with a place: what is missing is made up for by the next.
    const pointsHere = pointsDue <= pointsShown ? 0 : Math.max(POINTS_AT_ONCE, pointsDue - pointsShown);
    let pointsLeft = Math.min(pointsHere, MOST_POINTS - pointsShown);
    let refusedHere = Math.min(refused, refusedLeft);
    if (rows === 0 || rowsLeft + refusedHere + pointsLeft === 0) return NOTHING_SHOWN;

    const preview: PreviewRow[] = [];
    const refusedRows: PreviewRow[] = [];
    const points: PreviewPoint[] = [];
    const faults = problems.values();
    for (const { cells, error, words, place } of previewOf(plan, text)) {
      // One problem for each row without an answer, in their order.
      const row = { cells, fault: error === '' ? undefined : faults.next().value?.fault };
      if (rowsLeft > 0) {
        preview.push(row);
        rowsLeft--;
      }
      if (row.fault !== undefined && refusedHere > 0) {
        refusedRows.push(row);
        refusedHere--;
        refusedLeft--;
      }
      if (place !== undefined && pointsLeft > 0) {
        points.push({ ...place, words });
        pointsLeft--;
        pointsShown++;
      }
      if (rowsLeft + refusedHere + pointsLeft === 0) break;
    }
    return { preview, refusedRows, points };
  };
};
