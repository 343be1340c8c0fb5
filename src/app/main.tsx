import '@fontsource-variable/noto-sans/wght.css';
import './tokens.css';
import './app.css';
import './offline/update.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { UpdateNotice } from './offline/UpdateNotice.tsx';
import { askAgain } from './queries/answers.ts';
import { answerFrom, engine } from './queries/engine.ts';
import { useSettings } from './state/settings.ts';
import { useStore } from './state/store.ts';
import { viewOfPath } from './state/view.ts';
import { speak } from './text/messages.ts';

const { language, theme, pageLanguage } = useStore.getState();
const { server: chosenServer } = useSettings.getState();
// Whoever comes with words has them read in the language that they are of.
if (chosenServer === undefined && viewOfPath(location.pathname).words === undefined) void engine('expect', language);
new Worker(new URL('./map/graphics.worker.ts', import.meta.url), { type: 'module' });
// On its way while the page is drawn; who opens it deals with what may go wrong.
import('./map/map-view.ts').catch(() => undefined);
document.documentElement.dataset.theme = theme;
answerFrom(chosenServer);
useSettings.subscribe(({ server }, before) => {
  if (server === before.server) return;
  answerFrom(server);
  askAgain();
});

// The engine is on its way meanwhile: nothing waits for the words of the page but the page.
await speak(pageLanguage);

const root = document.getElementById('app');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
      <UpdateNotice />
    </StrictMode>,
  );
}
