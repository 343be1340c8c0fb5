import { useEffect } from 'react';
import { create } from 'zustand';
import { flagOf } from './flag.ts';

/** Undefined as long as nobody knows. */
const useFlags = create<{ readonly areDrawn?: boolean; look(): void }>()((set) => {
  let isAsked = false;
  return {
    look: () => {
      if (isAsked) return;
      isAsked = true;
      const looking = new Worker(new URL('./flags.worker.ts', import.meta.url), { type: 'module' });
      looking.onmessage = ({ data }) => set({ areDrawn: data === true });
    },
  };
});

/** The country's name stands beside it: a flag is for the eye alone. Platforms that draw none get the two letters. */
export const Flag = ({ country }: { readonly country: string }) => {
  const { areDrawn, look } = useFlags();
  useEffect(look, [look]);
  const flag = flagOf(country);
  if (flag === '') return null;
  return (
    <span className={areDrawn === false ? 'flag is-letters' : 'flag'} aria-hidden>
      {areDrawn === undefined ? null : areDrawn ? flag : country}
    </span>
  );
};
