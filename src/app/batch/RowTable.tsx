import { useLayoutEffect, useRef } from 'react';

/** What a row says; with a reason it has no answer, and its cells are those that it had before. */
export type ShownRow = { readonly cells: readonly string[]; readonly reason?: string };

type RowTableProps = {
  readonly caption: string;
  readonly header: readonly string[];
  readonly rows: readonly ShownRow[];
  /** Columns that are pointed out: those that are converted, or those that were added. */
  readonly marked: readonly number[];
  /** A table too wide for the screen begins with this column, beside its first. */
  readonly startsAt?: number;
};

/** Cells of free text can be pages long. */
const LONGEST_CELL = 80;

const shown = (cell: string): string => (cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL)} …` : cell);

/** A few rows of a table. Never the whole of it: a page of a million rows helps nobody. */
export const RowTable = ({ caption, header, rows, marked, startsAt = 0 }: RowTableProps) => {
  const view = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const heads = view.current?.querySelectorAll('th');
    const [first, wantedHead] = [heads?.item(0), heads?.item(startsAt)];
    if (startsAt === 0 || view.current === null || !first || !wantedHead) return;
    const [fixed, wanted] = [first.getBoundingClientRect(), wantedHead.getBoundingClientRect()];
    const isRtl = document.documentElement.dir === 'rtl';
    view.current.scrollLeft += isRtl ? wanted.right - fixed.left : wanted.left - fixed.right;
  }, [startsAt]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
    <section className="rows" tabIndex={0} aria-label={caption} ref={view}>
      <table>
        <caption>
          <span>{caption}</span>
        </caption>
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
          {rows.map(({ cells, reason }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
            <tr key={row} className={reason === undefined ? '' : 'is-refused'}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place of a column never changes
                <td key={column} className={marked.includes(column) ? 'is-marked' : ''}>
                  <bdi>{shown(cell)}</bdi>
                </td>
              ))}
              {/* In the place of all that would have been added, so that a phone shows it without being scrolled. */}
              {reason === undefined ? null : (
                <td className="reason" colSpan={header.length - cells.length}>
                  <span>{reason}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
