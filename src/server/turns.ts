/**
 * Costly work waits its turn: one piece for each turn of the event loop, first come first served.
 *
 * Without this a hundred suggestions that arrive together would run back to back, and a convert behind them, a
 * hundred times cheaper, would wait for all of them. Between two turns everything cheap that has arrived is answered.
 */
export type Turns = {
  /** The work's answer in its turn, or `undefined` at once when too many already wait. */
  take<T>(work: () => T | Promise<T>): Promise<T> | undefined;
  readonly waiting: number;
};

export const openTurns = (capacity: number, nextTurn: (run: () => void) => void = setImmediate): Turns => {
  const queue: (() => void)[] = [];
  let running = false;

  const runOne = (): void => {
    const work = queue.shift();
    work?.();
    if (queue.length > 0) nextTurn(runOne);
    else running = false;
  };

  return {
    get waiting() {
      return queue.length;
    },
    take: <T>(work: () => T | Promise<T>) => {
      if (queue.length >= capacity) return undefined;
      return new Promise<T>((resolve, reject) => {
        queue.push(() => {
          try {
            resolve(work());
          } catch (error) {
            reject(error);
          }
        });
        if (!running) {
          running = true;
          nextTurn(runOne);
        }
      });
    },
  };
};
