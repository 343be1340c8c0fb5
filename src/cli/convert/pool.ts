import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Converted, type Converter, openConverter, type Plan } from '../../batch/index.ts';
import { openEngine } from '../../engine/index.ts';
import { loadFromDisk } from '../../library/disk.ts';
import { BYTES } from './bytes.ts';
import type { Done, Task } from './worker.ts';

/** Converters in threads of their own; each chunk goes to whoever has least to do. */
export type Pool = { readonly convert: Converter; close(): Promise<void> };

/** Where the build puts the thread; from sources there is none, and the work is done here. */
const PROGRAM = join(import.meta.dirname, 'convert-worker.js');

type Waiting = { resolve(converted: Converted): void; reject(error: unknown): void };

const openThread = (plan: Plan) => {
  const worker = new Worker(PROGRAM, { workerData: plan });
  const waiting = new Map<number, Waiting>();
  let broken: unknown;
  worker.on('message', ({ id, converted }: Done) => {
    waiting.get(id)?.resolve(converted);
    waiting.delete(id);
  });
  worker.on('error', (error) => {
    broken = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return {
    load: () => waiting.size,
    ask: (task: Task): Promise<Converted> =>
      new Promise((resolve, reject) => {
        if (broken !== undefined) return reject(broken);
        waiting.set(task.id, { resolve, reject });
        worker.postMessage(task);
      }),
    close: () => worker.terminate(),
  };
};

const openHere = async (plan: Plan): Promise<Pool> => {
  const engine = await openEngine({ load: loadFromDisk });
  await engine.loadLanguage(plan.language);
  return { convert: openConverter(engine, plan, BYTES), close: async () => undefined };
};

export const openPool = async (plan: Plan, jobs: number): Promise<Pool> => {
  if (!existsSync(PROGRAM)) return openHere(plan);
  const threads = Array.from({ length: jobs }, () => openThread(plan));
  let next = 0;
  return {
    convert: (chunk) => {
      const [idlest] = [...threads].sort((a, b) => a.load() - b.load());
      if (idlest === undefined) throw new Error('a pool has at least one thread');
      return idlest.ask({ id: next++, chunk });
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
};
