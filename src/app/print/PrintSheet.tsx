import { useEffect, useRef } from 'react';
import type { SquareAddress } from '../../client/client.ts';
import type { MapPicture } from '../map/map-view.ts';
import { saySettings } from '../settings/text/messages.ts';
import { decimalText, degreesText } from '../square/coordinates.ts';
import { PlaceLine } from '../square/PlaceLine.tsx';
import Qr from '../square/Qr.tsx';
import { Words } from '../square/Words.tsx';
import { pathOfWords } from '../state/view.ts';
import { say } from '../text/messages.ts';
import { ownNameOf } from '../text/own-names.ts';

type Props = {
  readonly address: SquareAddress;
  /** None where there is no map, or not yet. */
  readonly picture: MapPicture | undefined;
  readonly onDone: () => void;
};

/** One page of paper: the words, where they are, and a code that leads a phone there. Seen by the printer only. */
const PrintSheet = ({ address, picture, onDone }: Props) => {
  const map = useRef<HTMLImageElement>(null);
  const done = useRef(onDone);
  done.current = onDone;
  const link = `${location.origin}${pathOfWords(address.words)}`;

  useEffect(() => {
    let isGone = false;
    const end = (): void => done.current();
    addEventListener('afterprint', end);
    // A picture that is not decoded yet would be printed as nothing.
    const whenDrawn = map.current?.decode() ?? Promise.resolve();
    void whenDrawn.then(
      () => isGone || print(),
      () => isGone || print(),
    );
    return () => {
      isGone = true;
      removeEventListener('afterprint', end);
    };
  }, []);

  return (
    <section className="print-sheet">
      <Words address={address} />
      <PlaceLine address={address} />
      {picture === undefined ? null : (
        <figure className="print-map">
          <img ref={map} src={picture.url} alt="" />
          {picture.needsPin ? (
            <span className="pin">
              <span />
            </span>
          ) : null}
        </figure>
      )}
      <div className="print-foot">
        <dl className="coordinates">
          <dt>{say('decimal')}</dt>
          <dd dir="ltr">{decimalText(address.coordinates)}</dd>
          <dt>{say('degrees')}</dt>
          <dd dir="ltr">{degreesText(address.coordinates)}</dd>
          <dt>{say('addressLanguage')}</dt>
          {/* In its own words: whoever reads the sheet may read only that language. */}
          <dd lang={address.language}>{ownNameOf(address.language)}</dd>
        </dl>
        <Qr text={link} />
      </div>
      <p className="print-link" dir="ltr">
        {decodeURI(link)}
      </p>
      <p className="print-what">{saySettings('aboutGrid')}</p>
    </section>
  );
};

export default PrintSheet;
