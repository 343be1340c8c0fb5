import { Mic } from 'lucide-react';
import { useRef } from 'react';
import { type MessageKey, say } from '../text/messages.ts';

type Props = {
  readonly language: string;
  readonly onWords: (words: string) => void;
  readonly isListening: boolean;
  readonly onListening: (isListening: boolean) => void;
  readonly onHeard: (words: string) => void;
  readonly onTrouble: (message: MessageKey | undefined) => void;
};

/** Only browsers that can listen show the button. */
const canListen = 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;

export const VoiceButton = ({ language, isListening, onListening, onWords, onHeard, onTrouble }: Props) => {
  const stop = useRef<() => void>(undefined);
  if (!canListen) return null;

  const start = async (): Promise<void> => {
    onListening(true);
    onTrouble(undefined);
    try {
      const { listen } = await import('./voice.ts');
      stop.current = listen(language, {
        onWords,
        onEnd: (end) => {
          onListening(false);
          if ('words' in end) onHeard(end.words);
          else onTrouble(end.trouble === '' ? undefined : end.trouble);
        },
      });
    } catch {
      onListening(false);
      onTrouble('voiceNothing');
    }
  };

  return (
    <button
      type="button"
      className={isListening ? 'icon-button is-listening' : 'icon-button'}
      aria-label={isListening ? say('stopListening') : say('speak')}
      aria-pressed={isListening}
      onClick={() => (isListening ? stop.current?.() : void start())}
    >
      <Mic size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
};
