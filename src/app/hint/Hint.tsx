import { X } from 'lucide-react';
import { say } from '../text/messages.ts';
import { useHint } from './hint.ts';

/** One sentence for whoever is here for the first time; it goes with the first square they choose. */
export const Hint = () => {
  const { isShown, end } = useHint();
  if (!isShown) return null;
  return (
    <div className="hint">
      <output>{say('firstHint')}</output>
      <button type="button" className="icon-button" aria-label={say('close')} onClick={end}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
};
