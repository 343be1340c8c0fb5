import { Suspense } from 'react';
import type { Point } from '../../client/client.ts';
import { part } from '../part.tsx';
import { COORDINATE_FORMATS, useSettings } from '../state/settings.ts';
import { say } from '../text/messages.ts';
import { CoordinateRow } from './CoordinateRow.tsx';
import { decimalText, degreesText } from './coordinates.ts';

/** One line of many: nothing stands in for it. */
const GridReference = part(
  () => import('./GridReference.tsx'),
  () => null,
);

/** All kinds of coordinates; the one that the person chose comes first. */
export const Coordinates = ({ at }: { readonly at: Point }) => {
  const { coordinates } = useSettings();
  const formats = [coordinates, ...COORDINATE_FORMATS.filter((format) => format !== coordinates)];
  return (
    <dl className="coordinates">
      {formats.map((format) =>
        format === 'grid' ? (
          <Suspense key={format}>
            <GridReference at={at} label={say('grid')} />
          </Suspense>
        ) : (
          <CoordinateRow
            key={format}
            label={say(format)}
            text={format === 'decimal' ? decimalText(at) : degreesText(at)}
          />
        ),
      )}
    </dl>
  );
};
