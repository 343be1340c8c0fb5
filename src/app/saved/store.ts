/** The saved places of this browser, at hand: changed at once, written behind, the same in every window. */
import { create } from 'zustand';
import { type Collection, type Difference, differenceOf, EMPTY, withDifference } from './collection.ts';
import type { UpToDate } from './up-to-date.ts';

/** More than anybody goes back; each step holds only what changed. */
const MOST_STEPS = 50;

type Step = { readonly said: string; readonly back: Difference };

type Saved = {
  readonly collection: Collection;
  readonly isReady: boolean;
  /** False when the browser refuses to keep anything: places then last as long as the page. */
  readonly isKept: boolean;
  readonly steps: readonly Step[];
  /** Steps that were undone since the last one that was made, the latest of them last; `back` leads to them again. */
  readonly undone: readonly Step[];
  /** `said` is what the person reads about it, next to the way back; without it they have done nothing to go back from. */
  change(next: Collection, said?: string): void;
  undo(): void;
  redo(): void;
  forgetSteps(): void;
};

/** Tells the other windows of this browser that something was written. */
const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tessera-saved');

let storage: UpToDate | undefined;
/** What was changed before the database was open: it is written and shown as soon as it is. */
let early: readonly Difference[] = [];

export const useSaved = create<Saved>()((set, get) => {
  const write = async (difference: Difference): Promise<void> => {
    if (storage === undefined) {
      early = [...early, difference];
      return;
    }
    try {
      await storage.write(difference);
      others?.postMessage('written');
    } catch (error) {
      doWithout(error);
    }
  };
  const become = (next: Collection): void => {
    const { collection } = get();
    set({ collection: next });
    void write(differenceOf(collection, next));
  };
  /** Only what this step changed changes again, not what another window did since. Gives the step the other way. */
  const taken = ({ said, back }: Step): Step => {
    const before = get().collection;
    const after = withDifference(before, back);
    become(after);
    return { said, back: differenceOf(after, before) };
  };
  return {
    collection: EMPTY,
    isReady: false,
    isKept: true,
    steps: [],
    undone: [],
    change: (next, said) => {
      const back = differenceOf(next, get().collection);
      become(next);
      if (said !== undefined) set({ steps: [...get().steps, { said, back }].slice(-MOST_STEPS), undone: [] });
    },
    undo: () => {
      const { steps, undone } = get();
      const last = steps.at(-1);
      if (last === undefined) return;
      set({ steps: steps.slice(0, -1), undone: [...undone, taken(last)] });
    },
    redo: () => {
      const { steps, undone } = get();
      const last = undone.at(-1);
      if (last === undefined) return;
      set({ steps: [...steps, taken(last)], undone: undone.slice(0, -1) });
    },
    forgetSteps: () => set({ steps: [], undone: [] }),
  };
});

const readAgain = async (): Promise<void> =>
  storage?.read((collection) => useSaved.setState({ collection, isReady: true }));

const doWithout = (error: unknown): void => {
  console.warn('saved places', error);
  useSaved.setState({ isReady: true, isKept: false });
};

// The database comes behind the page: nothing that a person sees first waits for it.
const opening = import('./up-to-date.ts')
  .then(async ({ openUpToDate }) => {
    const opened = await openUpToDate();
    for (let one = early[0]; one !== undefined; one = early[0]) {
      await opened.write(one);
      early = early.slice(1);
    }
    storage = opened;
    await readAgain();
  })
  .catch(doWithout);

others?.addEventListener('message', () => void readAgain().catch(doWithout));

/** Resolves when places saved earlier are there, or can not be had. */
export const savedIsReady = (): Promise<void> => opening;
