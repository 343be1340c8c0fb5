import { Check, Copy, Navigation, Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { RefusedError, type SquareAddress } from '../../client/client.ts';
import { part } from '../part.tsx';
import { wordsAt } from '../queries/square.ts';
import { useAnswer } from '../queries/use-answer.ts';
import { SaveButton, SavedLine } from '../saved/SaveButton.tsx';
import { useStore } from '../state/store.ts';
import { troubleWithPosition } from '../state/trouble.ts';
import { pathOfWords } from '../state/view.ts';
import { directionOf } from '../text/languages.ts';
import { say } from '../text/messages.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { routeLink } from './route-link.ts';
import { useCopied } from './use-copied.ts';
import { Words } from './Words.tsx';

/** Few open it, and never first of all. */
const SquareDetails = part(() => import('./SquareDetails.tsx'));

/** A language of the list is refused only where it has no words: at sea. */
const whyNoWords = (error: unknown): string =>
  error instanceof RefusedError && error.code === 'BadLanguage' ? say('atSea') : troubleWithPosition(error).text;

type ActionProps = { readonly label: string; readonly onClick: () => void; readonly children: React.ReactNode };

const Action = ({ label, onClick, children }: ActionProps) => (
  <button type="button" className="action" onClick={onClick}>
    <span className="action-icon">{children}</span>
    {label}
  </button>
);

export const SquareCard = ({
  address,
  isOpen,
  onToggle,
  onEdit,
  onWords,
  onPrint,
  onLanguages,
}: {
  readonly address: SquareAddress;
  readonly isOpen: boolean;
  /** Another square is to be shown. */
  readonly onWords: (words: string) => void;
  readonly onPrint: () => void;
  readonly onToggle: () => void;
  /** The language of the address, or the second one, is to be chosen. */
  readonly onLanguages: (isSecond: boolean) => void;
  /** A saved place is to be edited. */
  readonly onEdit: (place: string, by: string) => void;
}) => {
  const { secondLanguage } = useStore();
  const { copied, copy, saidOf } = useCopied(address.words);
  const second = useAnswer(wordsAt, { at: address.coordinates, language: secondLanguage });
  const link = `${location.origin}${pathOfWords(address.words)}`;
  const CopyIcon = copied === 'words' ? Check : Copy;

  const share = async (): Promise<void> => {
    const data = { title: `///${address.words}`, text: `///${address.words}`, url: link };
    if (typeof navigator.share === 'function') await navigator.share(data).catch(() => undefined);
    else await copy('share', link);
  };

  return (
    <section className="card" aria-label={say('words')}>
      <button
        type="button"
        className="words-button"
        onClick={() => copy('words', `///${address.words}`)}
        title={say('copyWords')}
      >
        <Words address={address} />
      </button>
      <PlaceLine address={address} />
      <div className="actions">
        <Action label={saidOf('words') ?? say('copy')} onClick={() => copy('words', `///${address.words}`)}>
          <CopyIcon size={20} strokeWidth={1.75} aria-hidden />
        </Action>
        <Action label={saidOf('share') ?? say('share')} onClick={share}>
          <Share2 size={20} strokeWidth={1.75} aria-hidden />
        </Action>
        <SaveButton address={address} onEdit={onEdit} />
        <a className="action" {...routeLink(address.coordinates)}>
          <span className="action-icon is-primary">
            <Navigation size={20} strokeWidth={1.75} aria-hidden />
          </span>
          {say('navigate')}
        </a>
      </div>
      <output className="visually-hidden">{saidOf()}</output>
      <SavedLine address={address} onEdit={onEdit} />
      <p className="second">
        <LanguageButton
          value={secondLanguage}
          label={say('secondLanguage')}
          opens="second"
          onOpen={() => onLanguages(true)}
        />
        <bdi lang={secondLanguage} dir={directionOf(secondLanguage)}>
          {second.value !== undefined ? `///${second.value.words}` : second.isWaiting ? '…' : whyNoWords(second.error)}
        </bdi>
      </p>
      <details
        className="details"
        open={isOpen}
        onToggle={(event) => event.currentTarget.open !== isOpen && onToggle()}
      >
        <summary>{say('details')}</summary>
        {isOpen ? (
          <Suspense fallback={<p className="quiet">{say('heardLoading')}</p>}>
            <SquareDetails
              address={address}
              link={link}
              saidOf={saidOf}
              copy={copy}
              onWords={onWords}
              onPrint={onPrint}
              onLanguages={() => onLanguages(false)}
            />
          </Suspense>
        ) : null}
      </details>
    </section>
  );
};
