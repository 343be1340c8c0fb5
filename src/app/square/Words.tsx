import type { CSSProperties } from 'react';
import type { SquareAddress } from '../../client/client.ts';
import { directionOf } from '../text/languages.ts';

/** Three words on one line where they fit; long ones shrink by steps, then wrap at a dot. */
export const Words = ({ address }: { readonly address: SquareAddress }) => {
  const all = address.words.length;
  const size = all <= 20 ? 'words-large' : all <= 28 ? 'words-middle' : 'words-small';
  // The slashes stand before the first word, and are as wide as two letters.
  const longest = Math.max(...`//${address.words}`.split('.').map((word) => word.length));
  const lengths: CSSProperties & { readonly '--longest': number } = { '--longest': longest };
  return (
    <span className={`words ${size}`} lang={address.language} dir={directionOf(address.language)} style={lengths}>
      {address.words.split('.').map((word, at) => (
        // Three words, always in their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <span key={at}>
          {at === 0 ? null : (
            <>
              <span className="dot">.</span>
              <wbr />
            </>
          )}
          <span className="word">
            {at === 0 ? <span className="slashes">{'///'}</span> : null}
            {word}
          </span>
        </span>
      ))}
    </span>
  );
};
