import type { FileHandle } from 'node:fs/promises';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { applyLog, compact, lineOf, logName, logsIn, makeDirectory, openLogFile, readEverything } from './file-log.ts';
import { type Change, newKeyTable } from './record.ts';
import type { KeyStore } from './store.ts';

/**
 * Accounts and keys in a directory: everything in memory, every change appended and synced before it is confirmed.
 *
 * Other processes (more workers, the command line) may use the same directory; their changes are seen within
 * `FOLLOW_MS`.
 */
const FOLLOW_MS = 500;

/** About two thousand keys: reading that at a start is a matter of milliseconds. */
const COMPACT_BYTES = 1_000_000;

export type FileStoreSettings = {
  readonly directory: string;
  /** One process of a server tidies up, when it starts; the others only append and follow. */
  readonly tidies: boolean;
  readonly compactBytes?: number;
  /** Hears when the changes of others can not be read; those are then missing here. */
  readonly onFault?: (error: unknown) => void;
};

const sizeOfLogs = async (directory: string): Promise<number> => {
  const sizes = (await logsIn(directory)).map((generation) => stat(join(directory, logName(generation))));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
};

/** Makes one snapshot of long logs; for one process of those that share the directory, before it opens it. */
export const tidy = async (directory: string, compactBytes = COMPACT_BYTES): Promise<void> => {
  await makeDirectory(directory);
  if ((await sizeOfLogs(directory)) > compactBytes) await compact(directory);
};

type Waiting = { readonly line: string; readonly resolve: () => void; readonly reject: (error: unknown) => void };

export const openFileStore = async (settings: FileStoreSettings): Promise<KeyStore> => {
  const { directory, tidies, compactBytes, onFault = () => undefined } = settings;
  if (tidies) await tidy(directory, compactBytes);
  else await makeDirectory(directory);

  // Opened before anything is read: what others append to it meanwhile is seen, even if it is compacted away.
  let generation = (await logsIn(directory)).at(-1) ?? 1;
  let log: FileHandle = await openLogFile(directory, generation);
  let read = 0;
  const table = newKeyTable();
  await readEverything(directory, table);

  const catchUp = async (): Promise<void> => {
    const { size } = await log.stat();
    if (size <= read) return;
    const bytes = Buffer.alloc(size - read);
    const { bytesRead } = await log.read(bytes, 0, bytes.length, read);
    read += applyLog(bytes.subarray(0, bytesRead), table);
  };

  /** Moves on to the newest log, and says whether there was a newer one. */
  const moveOn = async (): Promise<boolean> => {
    const newest = (await logsIn(directory)).at(-1) ?? generation;
    await catchUp();
    if (newest <= generation) return false;
    // The logs between may have come and gone since we looked: what they held is in the snapshot.
    if (newest > generation + 1) await readEverything(directory, table);
    const [last, next] = [log, await openLogFile(directory, newest)];
    [log, generation, read] = [next, newest, 0];
    await last.close();
    await catchUp();
    return true;
  };
  await moveOn();

  // Everything that touches the log goes through one chain, so that a change of log never meets a write.
  let chain: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const next = chain.then(work, work);
    chain = next.catch(() => undefined);
    return next;
  };

  let waiting: Waiting[] = [];

  /** Changes that arrive while one is being synced are written together, with one sync for all of them. */
  const writeWaiting = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const bytes = batch.map(({ line }) => line).join('');
    try {
      do {
        await log.appendFile(bytes);
        await log.datasync();
      } while (await moveOn());
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const follow = setInterval(() => void inTurn(async () => void (await moveOn())).catch(onFault), FOLLOW_MS);
  follow.unref();

  return {
    keyByHash: table.keyByHash,
    accountById: async (id) => table.accountById(id),
    accountByTokenHash: async (hash) => table.accountByTokenHash(hash),
    keysOf: async (accountId) => table.keysOf(accountId),
    accounts: async () => table.accounts(),
    put: (change: Change) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ line: lineOf(change), resolve, reject });
        void inTurn(writeWaiting);
      }),
    close: async () => {
      clearInterval(follow);
      await inTurn(() => log.close());
    },
  };
};
