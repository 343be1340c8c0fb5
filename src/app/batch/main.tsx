import '@fontsource-variable/noto-sans/wght.css';
import '../tokens.css';
import './batch.css';
import { createRoot } from 'react-dom/client';
import { openBatchWorker } from '../../client/batch.ts';
import { useStore } from '../state/store.ts';
import { directionOf } from '../text/languages.ts';
import { say, speak } from '../text/messages.ts';
import { BatchPage } from './BatchPage.tsx';

const { pageLanguage } = useStore.getState();
const page = document.documentElement;
page.lang = pageLanguage;
page.dir = directionOf(pageLanguage);
const wear = ({ theme }: { readonly theme: string }): void => {
  page.dataset.theme = theme;
};
wear(useStore.getState());
// A device that turns dark in the evening takes the page along.
useStore.subscribe(wear);

const batch = openBatchWorker();
await speak(pageLanguage);
document.title = `${say('convertMany')} · Tessera`;

const root = document.getElementById('app');
if (root !== null) createRoot(root).render(<BatchPage batch={batch} />);
