/** The views that can stand in the place of the card; each is loaded when it is first wanted. */
import { Suspense } from 'react';
import { part } from '../part.tsx';
import type { SavedPlace } from '../saved/collection.ts';

const SavedPanel = part(() => import('../saved/SavedPanel.tsx'));
const SettingsPanel = part(() => import('../settings/SettingsPanel.tsx'));
const LanguagePanel = part(() => import('../square/LanguagePanel.tsx'));
const AboutPanel = part(() => import('../settings/AboutPanel.tsx'));

/** `place`: opened to be edited. */
export type PanelView = (
  | { readonly name: 'saved'; readonly place?: string }
  | { readonly name: 'languages'; readonly isSecond: boolean }
  | { readonly name: 'settings' }
  | { readonly name: 'about' }
) & {
  /** The button of the card that opened it, by its `data-opens`: it goes with the card, and one like it comes back. */
  readonly by?: string;
};

type Props = {
  readonly view: PanelView;
  readonly onView: (view: PanelView | undefined) => void;
  readonly onSaved: (place: SavedPlace) => void;
  /** The language of the address was chosen. */
  readonly onLanguage: () => void;
};

export const Panels = ({ view, onView, onSaved, onLanguage }: Props) => {
  const onClose = (): void => onView(undefined);
  return (
    <Suspense fallback={<section className="card" aria-busy="true" />}>
      {view.name === 'saved' ? (
        <SavedPanel onClose={onClose} onGo={onSaved} edited={view.place} />
      ) : view.name === 'languages' ? (
        <LanguagePanel isSecond={view.isSecond} onClose={onClose} onChosen={view.isSecond ? onClose : onLanguage} />
      ) : view.name === 'settings' ? (
        <SettingsPanel onClose={onClose} onAbout={() => onView({ name: 'about' })} />
      ) : (
        <AboutPanel onClose={() => onView({ name: 'settings' })} />
      )}
    </Suspense>
  );
};
