import { useEffect, useState } from 'react';
import type { ThemeChoice } from '../protocol.ts';
import { legibleAccent } from './accent.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Sets the theme and the accent on the page; `auto` follows the system while the frame is open. */
export const useTheme = (choice: ThemeChoice, accent: string | undefined): 'light' | 'dark' => {
  const [system, setSystem] = useState<'light' | 'dark'>(dark.matches ? 'dark' : 'light');
  useEffect(() => {
    const follow = (): void => setSystem(dark.matches ? 'dark' : 'light');
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, []);
  const theme = choice === 'auto' ? system : choice;

  // Before the map is told: it reads its colours from the page.
  const root = document.documentElement;
  root.dataset.theme = theme;
  if (accent !== undefined) {
    const legible = legibleAccent(accent, theme);
    root.style.setProperty('--accent', `#${legible.accent}`);
    root.style.setProperty('--accent-ink', `#${legible.ink}`);
    root.style.setProperty('--accent-wash', `color-mix(in srgb, #${legible.accent} 12%, var(--paper))`);
  }
  return theme;
};
