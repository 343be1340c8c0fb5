/**
 * Listening through the browser's own speech recognition, in the language of the addresses. Loaded when somebody asks
 * to be heard.
 */
type Result = ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean };

type Recogniser = {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: { readonly results: ArrayLike<Result> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
};

declare global {
  interface Window {
    // Not in the types of TypeScript: some browsers have it under one name, some under the other, some not at all.
    SpeechRecognition?: new () => Recogniser;
    webkitSpeechRecognition?: new () => Recogniser;
  }
}

/** Recognisers want a region where the bare language is ambiguous to them. */
const REGIONS: Readonly<Record<string, string>> = { no: 'nb-NO', zh: 'zh-CN', pt: 'pt-BR', en: 'en-US' };

export const recogniserLanguage = (language: string, browser: readonly string[]): string =>
  browser.find((tag) => tag.length > 2 && tag.slice(0, 3) === `${language}-`) ?? REGIONS[language] ?? language;

export type Listener = {
  /** Of the addresses. */
  readonly language: string;
  /** Somebody still waits for what is heard. */
  readonly isWanted: () => boolean;
  /** What is heard so far. */
  readonly onWords: (words: string) => void;
  /** What was heard at last. */
  readonly onHeard: (words: string) => void;
  /** Why nothing was, when that is worth saying. */
  readonly onTrouble: (message: 'voiceDenied' | 'voiceNothing' | undefined) => void;
  readonly onListening: (isListening: boolean) => void;
};

const DENIED = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);

/** Begins to listen; what comes back stops it. */
export const listen = (listener: Listener): (() => void) => {
  const { language, isWanted, onWords, onHeard, onTrouble, onListening } = listener;
  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (Recognition === undefined) {
    onListening(false);
    onTrouble('voiceDenied');
    return () => undefined;
  }
  const recogniser = new Recognition();
  let words = '';
  let trouble: 'voiceDenied' | 'voiceNothing' | undefined = 'voiceNothing';
  recogniser.lang = recogniserLanguage(language, navigator.languages);
  recogniser.interimResults = true;
  recogniser.maxAlternatives = 1;
  recogniser.onresult = ({ results }) => {
    words = Array.from(results, (result) => result[0]?.transcript ?? '')
      .join(' ')
      .trim();
    if (isWanted()) onWords(words);
  };
  recogniser.onerror = ({ error }) => {
    trouble = DENIED.has(error) ? 'voiceDenied' : error === 'aborted' ? undefined : 'voiceNothing';
  };
  recogniser.onend = () => {
    if (!isWanted()) return;
    onListening(false);
    if (words === '') onTrouble(trouble);
    else onHeard(words);
  };
  recogniser.start();
  return () => {
    trouble = undefined;
    recogniser.stop();
  };
};
