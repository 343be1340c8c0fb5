import { useLayoutEffect, useRef } from 'react';
import type { PreviewRow } from '../../client/batch.ts';

type RowTableProps = {
  readonly caption: string;
  readonly header: readonly string[];
  readonly rows: readonly PreviewRow[];
  /** Columns that are pointed out: those that are converted, or those that were added. */
  readonly marked: readonly number[];
  /** What matters stands in the last columns: a table too wide for the screen begins there. */
  readonly showsEnd?: boolean;
};

/** Cells of free text can be pages long. */
const LONGEST_CELL = 80;

const shown = (cell: string): string => (cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL)} …` : cell);

/** A few rows of a table. Never the whole of it: a page of a million rows helps nobody. */
export const RowTable = ({ caption, header, rows, marked, showsEnd = false }: RowTableProps) => {
  const view = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!showsEnd || view.current === null) return;
    // Further than it can go is as far as it goes; right to left, the end lies at the left.
    view.current.scrollLeft = view.current.scrollWidth * (document.documentElement.dir === 'rtl' ? -1 : 1);
  }, [showsEnd]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
    <section className="rows" tabIndex={0} aria-label={caption} ref={view}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {header.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place of a column never changes
              <th key={column} scope="col" className={marked.includes(column) ? 'is-marked' : ''}>
                <bdi>{shown(name)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, isRefused }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
            <tr key={row} className={isRefused ? 'is-refused' : ''}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place of a column never changes
                <td key={column} className={marked.includes(column) ? 'is-marked' : ''}>
                  <bdi>{shown(cell)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
