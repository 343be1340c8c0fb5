import { forward } from 'mgrs';
import type { Point } from '../../client/client.ts';
import { say } from '../text/messages.ts';

/** The military grid does not reach the poles; there is nothing to show then. */
const GridReference = ({ at }: { readonly at: Point }) => {
  if (at.lat < -80 || at.lat > 84) return null;
  return (
    <>
      <dt>{say('grid')}</dt>
      <dd dir="ltr">{forward([at.lng, at.lat], 5).replace(/^(\d+\w)(\w\w)(\d{5})(\d{5})$/, '$1 $2 $3 $4')}</dd>
    </>
  );
};

export default GridReference;
