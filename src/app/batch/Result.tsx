import { useState } from 'react';
import type { PreviewRow } from '../../client/batch.ts';
import { Heading } from './Heading.tsx';
import { type Basemap, PointsMap } from './PointsMap.tsx';
import { Progress } from './Progress.tsx';
import { RowTable, type ShownRow } from './RowTable.tsx';
import { reasonOf } from './reason.ts';
import { sayBatch } from './text/messages.ts';
import type { Outcome, Shape, Writing } from './use-batch.ts';

const SHAPES = { csv: 'CSV', geojson: 'GeoJSON', gpx: 'GPX', kml: 'KML' } as const;
const ORDER = ['csv', 'geojson', 'gpx', 'kml'] as const satisfies readonly Shape[];

const shownRow = ({ cells, fault }: PreviewRow, width: number): ShownRow =>
  fault === undefined ? { cells } : { cells: cells.slice(0, width), reason: reasonOf(fault) };

type ResultProps = {
  readonly outcome: Outcome;
  /** How many columns the table had: those behind are ours. */
  readonly width: number;
  readonly writing: Writing | undefined;
  readonly basemap: Basemap;
  readonly onDownload: (shape: Shape) => void;
  readonly onCancel: () => void;
  readonly onChange: () => void;
  readonly onAnother: () => void;
};

export const Result = ({ outcome, width, writing, basemap, onDownload, onCancel, ...others }: ResultProps) => {
  const { rows, refused, seconds, header, preview, refusedRows, points } = outcome;
  const [onlyRefused, setOnlyRefused] = useState(false);
  const listed = onlyRefused ? refusedRows : preview;
  const added = header.map((_, column) => column).filter((column) => column >= width);

  return (
    <>
      <section className="card result">
        <Heading>{sayBatch('done', { count: rows - refused, seconds: Math.round(seconds * 10) / 10 })}</Heading>
        {refused === 0 ? null : <p className="trouble">{sayBatch('refused', { count: refused })}</p>}
        {writing === undefined ? (
          <fieldset className="downloads">
            <legend>{sayBatch('download')}</legend>
            {ORDER.map((shape) => (
              <button
                key={shape}
                type="button"
                className={shape === 'csv' ? 'button' : 'button is-quiet'}
                onClick={() => onDownload(shape)}
              >
                {SHAPES[shape]}
              </button>
            ))}
          </fieldset>
        ) : (
          <Progress
            share={writing.share}
            text={sayBatch('writing', { percent: Math.floor(100 * writing.share) })}
            onCancel={onCancel}
          />
        )}
        <div className="ways">
          <button type="button" className="button is-plain" onClick={others.onChange}>
            {sayBatch('change')}
          </button>
          <button type="button" className="button is-plain" onClick={others.onAnother}>
            {sayBatch('another')}
          </button>
        </div>
      </section>
      {points.length === 0 ? null : (
        <section className="card">
          <h2>{sayBatch('onMap', { count: points.length })}</h2>
          <PointsMap points={points} basemap={basemap} />
        </section>
      )}
      <section className="card">
        {refused === 0 ? null : (
          <label className="tick">
            <input
              type="checkbox"
              checked={onlyRefused}
              onChange={({ currentTarget }) => setOnlyRefused(currentTarget.checked)}
            />
            {sayBatch('onlyRefused')}
          </label>
        )}
        <RowTable
          caption={sayBatch('first', { count: listed.length })}
          header={header}
          rows={listed.map((row) => shownRow(row, width))}
          marked={added}
          startsAt={width}
        />
      </section>
    </>
  );
};
