import '@fontsource-variable/noto-sans/wght.css';
import '../tokens.css';
import './batch.css';
import { createRoot } from 'react-dom/client';
import { openBatchWorker } from '../../client/batch.ts';
import { beginToSpeak } from '../state/begin-to-speak.ts';
import { useStore } from '../state/store.ts';
import { say } from '../text/messages.ts';
import { BatchPage } from './BatchPage.tsx';

const wear = ({ theme }: { readonly theme: string }): void => {
  document.documentElement.dataset.theme = theme;
};
wear(useStore.getState());
// A device that turns dark in the evening takes the page along.
useStore.subscribe(wear);

const batch = openBatchWorker();
await beginToSpeak();
document.title = `${say('convertMany')} · Tessera`;

const root = document.getElementById('app');
if (root !== null) createRoot(root).render(<BatchPage batch={batch} />);
