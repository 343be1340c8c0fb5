import type { Engine } from '../engine/index.ts';
import type { InTurn } from './asking.ts';
import type { Keys } from './keys.ts';

/** What an API is opened with. */
export type Setting = {
  readonly engine: Engine;
  readonly keys: Keys;
  /**
   * Where links to the map begin, without a slash at the end; where the caller reached us when absent. Written as a URL
   * is: it goes into answers as it stands, so no quote and no backslash may be in it.
   */
  readonly mapUrl?: string | undefined;
  /** Refuse v2 over plain HTTP, as its contract says; a server on one's own machine never does. */
  readonly requireTls?: boolean;
  /** For work inside a cheap endpoint that is not cheap itself; done at once when absent. */
  readonly inTurn?: InTurn;
  /** Told about faults of ours. Neither the caller nor a log line learns what was asked. */
  readonly report?: (error: unknown, operation: string) => void;
};
