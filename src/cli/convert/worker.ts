import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, type Converted, openConverter, type Plan } from '../../batch/index.ts';
import { openEngine } from '../../engine/index.ts';
import { loadFromDisk } from '../../library/disk.ts';
import { BYTES } from './bytes.ts';

/** One thread of `tessera convert`: chunks come in, results go back under the same number. */
export type Task = { readonly id: number; readonly chunk: Chunk };
export type Done = { readonly id: number; readonly converted: Converted };

const plan: Plan = workerData;
const engine = await openEngine({ load: loadFromDisk });
await engine.loadLanguage(plan.language);
const convert = openConverter(engine, plan, BYTES);

parentPort?.on('message', async ({ id, chunk }: Task) => {
  const done: Done = { id, converted: await convert(chunk) };
  parentPort?.postMessage(done);
});
