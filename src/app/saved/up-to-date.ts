/**
 * The database as the page sees it: what is read holds all that was changed here, also what is not written yet. Loaded
 * behind the page, with the database.
 */
import { type Collection, type Difference, withDifference } from './collection.ts';
import { openStorage } from './storage.ts';

export type UpToDate = {
  /** Gives what is stored to `take`, in the same breath as what was changed until then is added. */
  read(take: (stored: Collection) => void): Promise<void>;
  write(difference: Difference): Promise<void>;
};

export const openUpToDate = async (): Promise<UpToDate> => {
  const storage = await openStorage();
  /** Not written yet, or never: then it lasts as long as the page. What follows on that does too, or it would undo it. */
  const unwritten = new Set<Difference>();
  let hasFailed = false;
  /** For each read under way, what it may not have seen, in the order it was made. */
  const missed = new Set<Difference[]>();
  return {
    read: async (take) => {
      const mine = [...unwritten];
      missed.add(mine);
      try {
        take(mine.reduce(withDifference, await storage.read()));
      } finally {
        missed.delete(mine);
      }
    },
    write: async (difference) => {
      unwritten.add(difference);
      for (const one of missed) one.push(difference);
      try {
        await storage.write(difference);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
      if (!hasFailed) unwritten.delete(difference);
    },
  };
};
