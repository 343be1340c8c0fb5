import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, isChange, type KeyTable, newKeyTable } from './record.ts';

/**
 * The files behind the embedded key store: logs `keys.<n>.log` that only ever grow, and one `keys.snapshot`.
 *
 * Any number of processes append and follow at once, without locks. Compaction begins the next log before it reads the
 * old ones, and whoever appended to a log that has a successor appends once more there: a record may be found twice,
 * never not at all. Records are versioned (record.ts), so twice is as good as once.
 */
const LOG = /^keys\.(\d+)\.log$/;
const SNAPSHOT = 'keys.snapshot';

export const logName = (generation: number): string => `keys.${generation}.log`;

export const logsIn = async (directory: string): Promise<readonly number[]> => {
  const names = await readdir(directory);
  return names
    .flatMap((name) => LOG.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
};

export const makeDirectory = async (directory: string): Promise<void> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
};

/** A new name in a directory is only safe once the directory itself is. */
const syncDirectory = async (directory: string): Promise<void> => {
  const handle = await open(directory, 'r');
  await handle.sync().finally(() => handle.close());
};

export const openLogFile = async (directory: string, generation: number): Promise<FileHandle> => {
  const handle = await open(join(directory, logName(generation)), 'a+', 0o600);
  await syncDirectory(directory);
  return handle;
};

/**
 * A record begins with a line break as well as ending with one: a line torn by a crash then stands alone, and does not
 * swallow the next record.
 */
export const lineOf = (change: Change): string => `\n${JSON.stringify(change)}\n`;

const changeIn = (line: string): Change | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return isChange(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const linesOf = (bytes: Buffer, end: number): readonly string[] =>
  bytes
    .toString('utf8', 0, end)
    .split('\n')
    .filter((line) => line !== '');

/** Applies the whole lines of a log and reports how many bytes they were. */
export const applyLog = (bytes: Buffer, table: KeyTable): number => {
  const end = bytes.lastIndexOf(10) + 1;
  for (const line of linesOf(bytes, end)) {
    const change = changeIn(line);
    // Anything else was torn by a crash before it was confirmed to anybody.
    if (change !== undefined) table.apply(change);
  }
  return end;
};

/** A snapshot gets its name when all of it is on the disk: no crash tears it, so what can not be read was damaged. */
const applySnapshot = (bytes: Buffer, table: KeyTable, file: string): void => {
  for (const line of linesOf(bytes, bytes.length)) {
    const change = changeIn(line);
    if (change === undefined) throw new Error(`${file} is damaged; put a copy of it in its place`);
    table.apply(change);
  }
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A file that is not there is empty; one that can not be read is not, and must never pass for it. */
const bytesOf = async (file: string): Promise<Buffer> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return Buffer.alloc(0);
    throw error;
  }
};

/** Logs before the snapshot: a log that vanished while we looked is inside the snapshot that is read after it. */
export const readEverything = async (directory: string, table: KeyTable): Promise<void> => {
  for (const generation of await logsIn(directory)) {
    applyLog(await bytesOf(join(directory, logName(generation))), table);
  }
  const snapshot = join(directory, SNAPSHOT);
  applySnapshot(await bytesOf(snapshot), table, snapshot);
};

/** Gathers everything into a new snapshot and drops the logs it makes superfluous. */
export const compact = async (directory: string): Promise<void> => {
  const old = await logsIn(directory);
  const next = (old.at(-1) ?? 0) + 1;
  await (await openLogFile(directory, next)).close();
  const table = newKeyTable();
  await readEverything(directory, table);
  const temporary = join(directory, `${SNAPSHOT}.${process.pid}`);
  const handle = await open(temporary, 'w', 0o600);
  await handle.writeFile(lineOf(table.everything()));
  await handle.sync().finally(() => handle.close());
  await rename(temporary, join(directory, SNAPSHOT));
  await syncDirectory(directory);
  for (const generation of old) await rm(join(directory, logName(generation)), { force: true });
};
