import { X } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../state/store.ts';
import { say } from '../text/messages.ts';
import { hintPlace } from './early.ts';
import { useHint } from './hint.ts';
import { HINTS } from './sentences.ts';

/** What is left to do with the sentence that the page began with: it can be put away, and it follows the language. */
export const Hint = () => {
  const { isShown, end } = useHint();
  const { pageLanguage } = useStore();
  const place = hintPlace();
  useEffect(() => {
    const sentence = place?.querySelector('output');
    if (sentence && sentence.textContent !== HINTS[pageLanguage]) sentence.textContent = HINTS[pageLanguage];
  }, [place, pageLanguage]);
  useEffect(() => {
    if (!isShown) place?.remove();
  }, [place, isShown]);
  if (!isShown || place === null) return null;
  return createPortal(
    <button type="button" className="icon-button" aria-label={say('close')} onClick={end}>
      <X size={16} strokeWidth={1.75} aria-hidden />
    </button>,
    place,
  );
};
