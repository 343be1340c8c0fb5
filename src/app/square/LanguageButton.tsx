import { useEffect, useRef } from 'react';
import { languages } from '../queries/square.ts';
import { useAnswer } from '../queries/use-answer.ts';

type Props = { readonly label: string; readonly value: string; readonly onOpen: () => void };

/** The button whose list stands in the place of the card: when the card is back, the keyboard goes on where it was. */
let leftBy: string | undefined;

/** Names the language in use, and opens the list of all. */
export const LanguageButton = ({ label, value, onOpen }: Props) => {
  const { value: all = [] } = useAnswer(languages, 'all');
  const name = all.find(({ code }) => code === value)?.nativeName ?? value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (leftBy !== label) return;
    leftBy = undefined;
    // Whoever has turned to something else since is left there.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [label]);
  return (
    <button
      ref={button}
      type="button"
      className="language is-button"
      aria-label={`${label}: ${name}`}
      onClick={() => {
        leftBy = label;
        onOpen();
      }}
    >
      <span className="language-name" lang={value}>
        {name}
      </span>
    </button>
  );
};
