import '@fontsource-variable/noto-sans/wght.css';
import './tokens.css';
import './app.css';
import './offline/update.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { UpdateNotice } from './offline/UpdateNotice.tsx';
import { answerFrom } from './queries/engine.ts';
import { useSettings } from './state/settings.ts';
import { useStore } from './state/store.ts';
import { speak } from './text/messages.ts';

// Addresses never change while the page is open, so no answer is asked for twice.
const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: 1, refetchOnWindowFocus: false } },
});

answerFrom(useSettings.getState().server);
useSettings.subscribe(({ server }, before) => {
  if (server === before.server) return;
  answerFrom(server);
  void queries.resetQueries();
});

// The engine is on its way meanwhile: nothing waits for the words of the page but the page.
await speak(useStore.getState().pageLanguage);

const root = document.getElementById('app');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <App />
        <UpdateNotice />
      </QueryClientProvider>
    </StrictMode>,
  );
}
