import { forward } from 'mgrs';
import type { Point } from '../../client/client.ts';
import { CoordinateRow } from './CoordinateRow.tsx';

/** The military grid does not reach the poles; there is nothing to show then. */
const GridReference = ({ at, label }: { readonly at: Point; readonly label: string }) => {
  if (at.lat < -80 || at.lat > 84) return null;
  const text = forward([at.lng, at.lat], 5).replace(/^(\d+\w)(\w\w)(\d{5})(\d{5})$/, '$1 $2 $3 $4');
  return <CoordinateRow label={label} text={text} />;
};

export default GridReference;
