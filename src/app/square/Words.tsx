import type { SquareAddress } from '../../client/client.ts';
import { directionOf } from '../text/languages.ts';

/** Three words on one line where they fit; long ones shrink by steps, then wrap at a dot. */
export const Words = ({ address }: { readonly address: SquareAddress }) => {
  const longest = address.words.length;
  const size = longest <= 20 ? 'words-large' : longest <= 28 ? 'words-middle' : 'words-small';
  return (
    <span className={`words ${size}`} lang={address.language} dir={directionOf(address.language)}>
      <span className="slashes">{'///'}</span>
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
          <span className="word">{word}</span>
        </span>
      ))}
    </span>
  );
};
