import type { Problem } from '../engine/index.ts';

/**
 * Why a row has no answer. The sentence is English and stands in files; a page says the same in its own language, from
 * the code and what goes with it.
 */
export type Axis = 'latitude' | 'longitude';

export type Fault =
  | Problem
  | { readonly code: 'empty-cell'; readonly message: string }
  | { readonly code: 'no-number'; readonly axis: Axis; readonly text: string; readonly message: string }
  | { readonly code: 'no-position'; readonly text: string; readonly message: string }
  | {
      readonly code: 'out-of-range';
      readonly axis: Axis;
      readonly value: number;
      readonly limit: number;
      readonly message: string;
    }
  /** More or fewer columns than the header has. */
  | { readonly code: 'wrong-width'; readonly count: number; readonly width: number; readonly message: string }
  | { readonly code: 'unclosed-quote'; readonly message: string };

/** Cells of free text can be pages long. */
const LONGEST = 40;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Of a cell that holds no number, or no position: what is empty is told as that. */
export const noNumber = (axis: Axis, cell: string): Fault => {
  const message = `${axis} "${cut(cell)}" is no number`;
  return cell.trim() === '' ? { code: 'empty-cell', message } : { code: 'no-number', axis, text: cut(cell), message };
};

export const noPosition = (cell: string): Fault => {
  const message = `"${cut(cell)}" is no position; expected a latitude and a longitude`;
  return cell.trim() === '' ? { code: 'empty-cell', message } : { code: 'no-position', text: cut(cell), message };
};

export const outOfRange = (axis: Axis, value: number, limit: number): Fault => ({
  code: 'out-of-range',
  axis,
  value,
  limit,
  message: `${axis} ${value} is not in -${limit} to ${limit}`,
});

export const wrongWidth = (count: number, width: number): Fault => ({
  code: 'wrong-width',
  count,
  width,
  message: `the row has ${count} columns instead of ${width}`,
});

export const UNCLOSED: Fault = {
  code: 'unclosed-quote',
  message: 'a quote is opened here and never closed, or closed too late',
};
