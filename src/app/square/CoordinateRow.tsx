import { say } from '../text/messages.ts';
import { useCopied } from './use-copied.ts';

/** Coordinates of one kind; pressing them copies them. */
export const CoordinateRow = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const { copied, copy } = useCopied(text);
  return (
    <>
      <dt>{label}</dt>
      <dd dir="ltr">
        <button type="button" className="plain" onClick={() => copy('text', text)}>
          {copied === 'text' ? say('copied') : text}
        </button>
      </dd>
    </>
  );
};
