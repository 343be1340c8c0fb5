import { languages } from '../queries/square.ts';
import { useAnswer } from '../queries/use-answer.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  /** The same whatever language the page speaks. */
  readonly opens: 'first' | 'second';
  readonly onOpen: () => void;
};

/** Names the language in use, and opens the list of all. */
export const LanguageButton = ({ label, value, opens, onOpen }: Props) => {
  const { value: all = [] } = useAnswer(languages, 'all');
  const name = all.find(({ code }) => code === value)?.nativeName ?? value;
  return (
    <button
      type="button"
      data-opens={opens}
      className="language is-button"
      aria-label={`${label}: ${name}`}
      onClick={onOpen}
    >
      <span className="language-name" lang={value}>
        {name}
      </span>
    </button>
  );
};
