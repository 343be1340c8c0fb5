import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { UpdateNotice } from './offline/UpdateNotice.tsx';
import { askAgain } from './queries/answers.ts';
import { answerFrom, engine } from './queries/engine.ts';
import { beginToSpeak } from './state/begin-to-speak.ts';
import { useSettings } from './state/settings.ts';
import { useStore } from './state/store.ts';
import { viewOfPath } from './state/view.ts';

const { language } = useStore.getState();
const { server: chosenServer } = useSettings.getState();
// Whoever comes with words has them read in the language that they are of.
if (chosenServer === undefined && viewOfPath(location.pathname).words === undefined)
  engine('expect', language).catch(() => {
    // An engine that does not begin is told of with the first question.
  });
answerFrom(chosenServer);
useSettings.subscribe(({ server }, before) => {
  if (server === before.server) return;
  answerFrom(server);
  askAgain();
});

// What the engine needs is on its way meanwhile: nothing waits for the words of the page but the page.
await beginToSpeak();

const root = document.getElementById('app');
if (root !== null) {
  const drawn = createRoot(root);
  // Drawn in steps, so that the first key or tap need not wait for all of it.
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <App />
        <UpdateNotice />
      </StrictMode>,
    ),
  );
}
