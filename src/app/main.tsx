import '@fontsource-variable/noto-sans/wght.css';
import './tokens.css';
import './app.css';
import './offline/update.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { UpdateNotice } from './offline/UpdateNotice.tsx';
import { askAgain } from './queries/answers.ts';
import { answerFrom } from './queries/engine.ts';
import { useSettings } from './state/settings.ts';
import { useStore } from './state/store.ts';
import { speak } from './text/messages.ts';

new Worker(new URL('./map/graphics.worker.ts', import.meta.url), { type: 'module' });
// On its way while the page is drawn; who opens it deals with what may go wrong.
import('./map/map-view.ts').catch(() => undefined);
document.documentElement.dataset.theme = useStore.getState().theme;
answerFrom(useSettings.getState().server);
useSettings.subscribe(({ server }, before) => {
  if (server === before.server) return;
  answerFrom(server);
  askAgain();
});

// The engine is on its way meanwhile: nothing waits for the words of the page but the page.
await speak(useStore.getState().pageLanguage);

const root = document.getElementById('app');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
      <UpdateNotice />
    </StrictMode>,
  );
}
