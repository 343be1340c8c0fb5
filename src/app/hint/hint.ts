/** Whether somebody is here for the first time: they are told what to do, once. */
import { create } from 'zustand';

const KEY = 'tessera-hint';

const isFirstVisit = (): boolean => {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    // Where nothing is kept every visit would be the first.
    return false;
  }
};

type Store = { readonly isShown: boolean; end(): void };

export const useHint = create<Store>()((set, get) => ({
  isShown: isFirstVisit(),
  end: () => {
    if (!get().isShown) return;
    set({ isShown: false });
    try {
      localStorage.setItem(KEY, 'seen');
    } catch {
      // It is told again next time.
    }
  },
}));
