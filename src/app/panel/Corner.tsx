import { Bookmark, Moon, Settings, Sun } from 'lucide-react';
import { useStore } from '../state/store.ts';
import { say } from '../text/messages.ts';
import type { PanelView } from './panels.tsx';

type Props = { readonly view: PanelView | undefined; readonly onView: (view: PanelView | undefined) => void };

/** The menu at the top of the map: what is not about one square. */
export const Corner = ({ view, onView }: Props) => {
  const { theme, setTheme } = useStore();
  const ThemeIcon = theme === 'dark' ? Sun : Moon;
  const isSettings = view?.name === 'settings' || view?.name === 'about';
  return (
    <nav className="corner" aria-label={say('menu')}>
      <button
        type="button"
        className="icon-button"
        aria-label={say('savedPlaces')}
        aria-expanded={view?.name === 'saved'}
        onClick={() => onView(view?.name === 'saved' ? undefined : { name: 'saved' })}
      >
        <Bookmark size={20} strokeWidth={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={say('settings')}
        aria-expanded={isSettings}
        onClick={() => onView(view?.name === 'settings' ? undefined : { name: 'settings' })}
      >
        <Settings size={20} strokeWidth={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={say('theme')}
        onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        <ThemeIcon size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </nav>
  );
};
