import '@fontsource-variable/noto-sans/wght.css';
import '../../app/tokens.css';
import './build.css';
import { createRoot } from 'react-dom/client';
import { useStore } from '../../app/state/store.ts';
import { directionOf } from '../../app/text/languages.ts';
import { speak } from '../../app/text/messages.ts';
import { defineMap } from '../host/element.ts';
import { Build } from './Build.tsx';

const { pageLanguage, theme } = useStore.getState();
document.documentElement.lang = pageLanguage;
document.documentElement.dir = directionOf(pageLanguage);
document.documentElement.dataset.theme = theme;
await speak(pageLanguage);
defineMap(location.origin);

const root = document.getElementById('app');
if (root !== null) createRoot(root).render(<Build />);
