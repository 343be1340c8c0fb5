import { seeded } from '../../src/pipeline/seeded.ts';
import { killWriters } from '../../src/server/keys/killing.ts';
import type { Outcome } from './outcome.ts';

/** The store of keys is killed with kill -9 in the middle of its writing, again and again. */
export const kills = async (count: number): Promise<Outcome> => {
  const { confirmed, lost } = await killWriters(count, seeded(20_261_121));
  return {
    title: `The store of keys, killed ${count} times`,
    about:
      'A process writes keys into one directory as fast as it can, with a snapshot every 20 kB, and is killed (SIGKILL) at a random moment; the next one goes on in the same directory. In the end every key that was ever confirmed is looked for.',
    figures: [
      ['keys confirmed', String(confirmed)],
      ['keys lost', String(lost.length)],
    ],
    broken: lost.map((number) => `key ${number} was confirmed and is gone`),
  };
};
