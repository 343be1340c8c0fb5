import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { loadedAnew } from '../loaded-anew.ts';
import { say } from '../text/messages.ts';
import type { Listener } from './voice.ts';

type Props = Omit<Listener, 'isWanted'> & { readonly isListening: boolean };

/** Only browsers that can listen show the button. */
const canListen = 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;

const loadVoice = loadedAnew(() => import('./voice.ts'));

export const VoiceButton = (props: Props) => {
  const { isListening, onListening, onTrouble } = props;
  /** Who listens now, or is about to. */
  const session = useRef<{ stop: () => void }>(undefined);
  // It is over, or the person types: nothing that is still heard is wanted.
  useEffect(() => {
    if (!isListening) return undefined;
    return () => {
      const last = session.current;
      session.current = undefined;
      last?.stop();
    };
  }, [isListening]);
  if (!canListen) return null;

  const start = async (): Promise<void> => {
    const mine = { stop: () => onListening(false) };
    session.current = mine;
    onListening(true);
    onTrouble(undefined);
    const isWanted = (): boolean => session.current === mine;
    try {
      const { listen } = await loadVoice();
      if (!isWanted()) return;
      mine.stop = listen({ ...props, isWanted });
    } catch {
      if (!isWanted()) return;
      onListening(false);
      onTrouble('voiceNothing');
    }
  };

  return (
    <button
      type="button"
      className={isListening ? 'icon-button is-listening' : 'icon-button'}
      aria-label={isListening ? say('stopListening') : say('speak')}
      onClick={() => (isListening ? session.current?.stop() : void start())}
    >
      <Mic size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
};
