import { useState } from 'react';
import { say } from '../text/messages.ts';

/** Long enough to be read, short enough not to be in the way of the next copy. */
const COPIED_MS = 1600;

/** Coordinates of one kind; pressing them copies them. */
export const CoordinateRow = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <>
      <dt>{label}</dt>
      <dd dir="ltr">
        <button type="button" className="plain" onClick={copy}>
          {isCopied ? say('copied') : text}
        </button>
      </dd>
    </>
  );
};
