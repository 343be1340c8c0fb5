import type { SquareAddress } from '../../client/client.ts';
import { Flag } from '../text/Flag.tsx';
import { usePlace } from './use-place.ts';

export const PlaceLine = ({ address }: { readonly address: SquareAddress }) => {
  const { text, country } = usePlace(address);
  return (
    <p className="place">
      <Flag country={country} /> {text}
    </p>
  );
};
