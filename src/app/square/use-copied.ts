import { useEffect, useState } from 'react';
import { say } from '../text/messages.ts';
import { copyText } from './copy-text.ts';

/** Long enough to be read, short enough not to be in the way of the next copy. */
const COPIED_MS = 1600;

const NOTHING = { what: '', of: '', isCopied: false };

/** Copies, and tells what came of it a moment ago with this subject: another subject was not copied yet. */
export const useCopied = (subject: string) => {
  const [last, setLast] = useState(NOTHING);
  useEffect(() => {
    if (last === NOTHING) return undefined;
    const timer = setTimeout(() => setLast(NOTHING), COPIED_MS);
    return () => clearTimeout(timer);
  }, [last]);
  const { what, isCopied } = last.of === subject ? last : NOTHING;
  const said = what === '' ? undefined : say(isCopied ? 'copied' : 'notCopied');
  return {
    /** What was copied, by its name. */
    copied: isCopied ? what : '',
    /** What is to be said: of that of this name, or of anything. */
    saidOf: (name = what): string | undefined => (name === what ? said : undefined),
    copy: async (name: string, text: string): Promise<void> =>
      setLast({ what: name, of: subject, isCopied: await copyText(text) }),
  };
};

export type Copying = ReturnType<typeof useCopied>;
