import type { BatchWorkerCalls } from '../worker/batch-calls.ts';
import { openCalls } from '../worker/rpc.ts';

export type { BatchWishes, Fault, Opening, PreviewPoint, PreviewRow, Step } from '../worker/batch-calls.ts';

export type Batch = ReturnType<typeof openCalls<BatchWorkerCalls>>;

/** Starts the worker that converts tables. */
export const openBatchWorker = (): Batch =>
  openCalls<BatchWorkerCalls>(new Worker(new URL('../worker/batch.worker.ts', import.meta.url), { type: 'module' }));
