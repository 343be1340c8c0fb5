import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** Long enough to be read, short enough not to be in the way of the next copy. */
const COPIED_MS = 1600;

const NOTHING = { what: '', of: '' };

/** Copies, and names what was copied a moment ago of this subject: another subject was not copied yet. */
export const useCopied = (subject: string) => {
  const [last, setLast] = useState(NOTHING);
  useEffect(() => {
    if (last === NOTHING) return undefined;
    const timer = setTimeout(() => setLast(NOTHING), COPIED_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return {
    copied: last.of === subject ? last.what : '',
    copy: async (what: string, text: string): Promise<void> => {
      if (await copyText(text)) setLast({ what, of: subject });
    },
  };
};
