/** Batch conversion in a worker of its own, so that the page answers while a million rows are converted. */
import { loadedOnce, openEngine, readBasemap } from '../engine/index.ts';
import { openBatch } from './batch.ts';
import type { BatchWorkerCalls } from './batch-calls.ts';
import { DATA_HASHES, openDataFiles } from './offline/data-files.ts';
import { type Channel, serveCalls } from './rpc.ts';

const load = openDataFiles(DATA_HASHES);

const open = loadedOnce(() => openEngine({ load, suggestsLater: true }));
// While a person looks for a file; a failure is told to whoever begins, and tried again.
open().catch(() => undefined);

const handlers: BatchWorkerCalls = {
  ...openBatch(open),
  // For the small map of the page: this worker has an engine already, a second would take its memory again.
  basemap: async (part) => readBasemap(`basemap/${part}.bin`, await load(`basemap/${part}.bin`)),
};

// A worker's global scope is a channel; the page's types do not say so.
const scope: Channel = self;
serveCalls(scope, handlers);
