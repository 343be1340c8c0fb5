/** The 27 languages of addresses, to choose the first or the second of the card from. */
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Panel } from '../panel/Panel.tsx';
import { languages } from '../queries/square.ts';
import { useAnswer } from '../queries/use-answer.ts';
import { useStore } from '../state/store.ts';
import { troubleWithPosition } from '../state/trouble.ts';
import { directionOf } from '../text/languages.ts';
import { languageName, say } from '../text/messages.ts';
import { languagesCalled } from './language-search.ts';
import './languages.css';
import { sayDetail } from './text/messages.ts';

type Props = { readonly isSecond: boolean; readonly onClose: () => void; readonly onChosen: () => void };

const LanguagePanel = ({ isSecond, onClose, onChosen }: Props) => {
  const { language, setLanguage, secondLanguage, setSecondLanguage, pageLanguage } = useStore();
  const [typed, setTyped] = useState('');
  const { value: all = [], isWaiting, error } = useAnswer(languages, 'all');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = isSecond ? secondLanguage : language;
  const named = all
    .map(({ code, name, nativeName }) => ({ code, nativeName, englishName: name, name: languageName(code) }))
    // The one that is in use stands first: further down nobody would see that it is marked.
    .sort(
      (one, other) =>
        Number(other.code === chosen) - Number(one.code === chosen) || one.name.localeCompare(other.name, pageLanguage),
    );
  const shown = languagesCalled(typed, named);
  const why =
    error !== undefined
      ? troubleWithPosition(error).text
      : shown.length === 0 && !isWaiting
        ? sayDetail('noLanguage')
        : '';

  const choose = (code: string): void => {
    (isSecond ? setSecondLanguage : setLanguage)(code);
    onChosen();
  };
  /** Up and down among the buttons; above the first one is the field. */
  const walk = (key: string): boolean => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = key === 'ArrowDown' ? at + 1 : at - 1;
    if (key !== 'ArrowDown' && (key !== 'ArrowUp' || at === -1)) return false;
    (next < 0 ? field.current : buttons[Math.min(next, buttons.length - 1)])?.focus();
    return true;
  };

  return (
    <Panel
      title={say(isSecond ? 'secondLanguage' : 'addressLanguage')}
      onClose={onClose}
      // On a phone a field with the focus brings a keyboard over the list.
      {...(matchMedia('(hover: hover)').matches ? { firstField: field } : {})}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come up from the field and the buttons inside */}
      <div
        className="languages"
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && walk(event.key)) event.preventDefault();
        }}
      >
        <form
          className="field"
          onSubmit={(event) => {
            event.preventDefault();
            const [first] = shown;
            if (first !== undefined && typed.trim() !== '') choose(first.code);
          }}
        >
          <input
            ref={field}
            type="search"
            value={typed}
            aria-label={sayDetail('findLanguage')}
            placeholder={sayDetail('findLanguage')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            dir="auto"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </form>
        <ul ref={list} aria-busy={isWaiting}>
          {shown.map(({ code, nativeName, name }) => (
            <li key={code}>
              <button
                type="button"
                aria-current={code === chosen ? 'true' : undefined}
                onClick={() => choose(code)}
                data-language={code}
              >
                <bdi lang={code} dir={directionOf(code)} className="languages-own">
                  {nativeName}
                </bdi>
                {name.toLowerCase() === nativeName.toLowerCase() ? null : <span className="quiet">{name}</span>}
                {code === chosen ? <Check size={20} strokeWidth={1.75} aria-hidden /> : null}
              </button>
            </li>
          ))}
        </ul>
        <output className={why === '' ? 'visually-hidden' : 'quiet'}>{why}</output>
      </div>
    </Panel>
  );
};

export default LanguagePanel;
