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
  /** What is heard so far. */
  readonly onWords: (words: string) => void;
  /** The end: what was heard at last, or why nothing was. */
  readonly onEnd: (end: { readonly words: string } | { readonly trouble: 'voiceDenied' | 'voiceNothing' | '' }) => void;
};

const DENIED = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);

/** Begins to listen; what comes back stops it. */
export const listen = (language: string, { onWords, onEnd }: Listener): (() => void) => {
  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (Recognition === undefined) {
    onEnd({ trouble: 'voiceDenied' });
    return () => undefined;
  }
  const recogniser = new Recognition();
  let words = '';
  let trouble: 'voiceDenied' | 'voiceNothing' | '' = 'voiceNothing';
  recogniser.lang = recogniserLanguage(language, navigator.languages);
  recogniser.interimResults = true;
  recogniser.maxAlternatives = 1;
  recogniser.onresult = ({ results }) => {
    words = Array.from(results, (result) => result[0]?.transcript ?? '')
      .join(' ')
      .trim();
    onWords(words);
  };
  recogniser.onerror = ({ error }) => {
    trouble = DENIED.has(error) ? 'voiceDenied' : error === 'aborted' ? '' : 'voiceNothing';
  };
  recogniser.onend = () => onEnd(words === '' ? { trouble } : { words });
  recogniser.start();
  return () => {
    if (words === '') trouble = '';
    recogniser.stop();
  };
};
