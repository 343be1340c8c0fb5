/** Work in steps of a few milliseconds, for hosts where others wait meanwhile. */
export type Steps<T> = Generator<void, T>;

/** All steps at once. */
export const finished = <T>(steps: Steps<T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};
