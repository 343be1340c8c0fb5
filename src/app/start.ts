/**
 * The page begins. What the HTML holds is painted in the person's language and colours, with the hint of a first visit;
 * then the scripts follow. The painting waits for this script, so it stands on little.
 */
import './page.css';
import { afterPaint } from './after-paint.ts';
import { showHintEarly } from './hint/early.ts';
import { isFirstVisit } from './hint/first-visit.ts';
import { beginWithMap, isLinkToView } from './map/first-view.ts';
import { beginEngine } from './queries/engine.ts';
import { kept, themeOf } from './state/kept.ts';
import { directionOf, pageLanguageFor } from './text/languages.ts';

const { theme, chosenPageLanguage } = kept();
const language = pageLanguageFor(location.search, chosenPageLanguage, navigator.languages);
const root = document.documentElement;
root.lang = language;
root.dir = directionOf(language);
root.dataset.theme = themeOf(theme);

if (isFirstVisit()) showHintEarly(language);
const showPage = (): void => void import('./main.tsx');
if (isLinkToView()) void beginWithMap().finally(showPage);
else {
  beginEngine();
  afterPaint(showPage);
}
