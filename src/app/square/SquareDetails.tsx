/** What else there is to know about a square, and to do with it: loaded when the card is opened. */
import { Link, Printer, QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SquareAddress } from '../../client/client.ts';
import { part } from '../part.tsx';
import { useStore } from '../state/store.ts';
import { say } from '../text/messages.ts';
import { PageLanguageSelect } from '../text/PageLanguageSelect.tsx';
import { Coordinates } from './Coordinates.tsx';
import { Heard } from './Heard.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { sayDetail } from './text/messages.ts';
import type { Copying } from './use-copied.ts';

const Qr = part(() => import('./Qr.tsx'));

/** It opens below the edge of the screen more often than not. */
const bringIntoView = (part: HTMLElement | null): void => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
};

type Props = {
  readonly address: SquareAddress;
  /** To this square, for others. */
  readonly link: string;
  readonly saidOf: Copying['saidOf'];
  readonly copy: Copying['copy'];
  readonly onWords: (words: string) => void;
  readonly onPrint: () => void;
  readonly onLanguages: () => void;
};

const SquareDetails = ({ address, link, saidOf, copy, onWords, onPrint, onLanguages }: Props) => {
  const { language } = useStore();
  const [showsQr, setShowsQr] = useState(false);
  const { lat, lng } = address.coordinates;
  return (
    <>
      <h2>{sayDetail('heardTitle')}</h2>
      <Heard words={address.words} onWords={onWords} />
      <h2>{say('coordinates')}</h2>
      <Coordinates at={address.coordinates} />
      <h2>{sayDetail('openIn')}</h2>
      <p className="links">
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=19/${lat}/${lng}`}
          rel="noreferrer"
          target="_blank"
        >
          OpenStreetMap
        </a>
        <a href={`https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}`} rel="noreferrer" target="_blank">
          Google Maps
        </a>
        <a
          href={`https://maps.apple.com/?ll=${lat},${lng}&q=${encodeURIComponent(address.words)}`}
          rel="noreferrer"
          target="_blank"
        >
          Apple Maps
        </a>
        <a href={`geo:${lat},${lng}`}>{sayDetail('otherApp')}</a>
      </p>
      <div className="tools">
        <button type="button" className="plain with-icon" onClick={() => copy('link', link)}>
          <Link size={20} strokeWidth={1.75} aria-hidden /> {saidOf('link') ?? sayDetail('copyLink')}
        </button>
        <button type="button" className="plain with-icon" aria-expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
          <QrCode size={20} strokeWidth={1.75} aria-hidden /> {sayDetail('qrCode')}
        </button>
        <button type="button" className="plain with-icon" onClick={onPrint}>
          <Printer size={20} strokeWidth={1.75} aria-hidden /> {sayDetail('print')}
        </button>
      </div>
      {showsQr ? (
        <Suspense>
          <div ref={bringIntoView} className="qr-place">
            <Qr text={link} />
          </div>
        </Suspense>
      ) : null}
      <h2>{say('addressLanguage')}</h2>
      <LanguageButton value={language} label={say('addressLanguage')} opens="first" onOpen={onLanguages} />
      <h2>{say('pageLanguage')}</h2>
      <PageLanguageSelect />
    </>
  );
};

export default SquareDetails;
