/**
 * The page begins. What the HTML holds is painted in the person's language and colours, with the hint of a first visit;
 * then the scripts follow. The painting waits for this one script, so it stands on next to nothing.
 */
import '@fontsource-variable/noto-sans/wght.css';
import './tokens.css';
import './app.css';
import './offline/update.css';
import { afterPaint } from './after-paint.ts';
import { showHintEarly } from './hint/early.ts';
import { isFirstVisit } from './hint/first-visit.ts';
import { beginWithMap, isLinkToView } from './map/first-view.ts';
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
const openEngine = (): Promise<typeof import('./queries/engine.ts')> => import('./queries/engine.ts');
if (isLinkToView()) void beginWithMap(openEngine).finally(showPage);
else {
  void openEngine();
  afterPaint(showPage);
}
