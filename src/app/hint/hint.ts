/** Whoever is here for the first time is told what to do, once. */
import { create } from 'zustand';
import { endFirstVisit, isFirstVisit } from './first-visit.ts';

type Store = { readonly isShown: boolean; end(): void };

export const useHint = create<Store>()((set, get) => ({
  isShown: isFirstVisit(),
  end: () => {
    if (!get().isShown) return;
    set({ isShown: false });
    endFirstVisit();
  },
}));
