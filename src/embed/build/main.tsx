import '@fontsource-variable/noto-sans/wght.css';
import '../../app/tokens.css';
import './build.css';
import { createRoot } from 'react-dom/client';
import { beginToSpeak } from '../../app/state/begin-to-speak.ts';
import { useStore } from '../../app/state/store.ts';
import { defineMap } from '../host/element.ts';
import { Build } from './Build.tsx';

document.documentElement.dataset.theme = useStore.getState().theme;
await beginToSpeak();
defineMap(location.origin);

const root = document.getElementById('app');
if (root !== null) createRoot(root).render(<Build />);
