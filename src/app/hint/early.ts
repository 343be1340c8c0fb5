/** One sentence for whoever is here for the first time, painted before the page is; it goes with the first square they choose. */
import type { PageLanguage } from '../text/languages.ts';
import { HINTS } from './sentences.ts';

export const hintPlace = (): HTMLElement | null => document.querySelector('body > .hint');

export const showHintEarly = (language: PageLanguage): void => {
  const [place, sentence] = [document.createElement('aside'), document.createElement('output')];
  place.className = 'hint';
  sentence.textContent = HINTS[language];
  place.append(sentence);
  document.body.append(place);
};
