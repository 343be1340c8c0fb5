/** Who has done nothing for so long reads, or looks at the map, ms. */
const CALM_MS = 3000;
const DOINGS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Safari can not tell when it is idle. Gives back how to call it off. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    work();
    return () => undefined;
  }
  const asked = requestIdleCallback(work);
  return () => cancelIdleCallback(asked);
};

/**
 * Does what may be wanted soon in the first calm moment: the page is loaded, and nobody is doing anything that this could
 * be in the way of. Gives back how to call it off.
 */
export const atRest = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff = (): void => undefined;
  const stop = (): void => {
    clearTimeout(timer);
    callOff();
    removeEventListener('load', wait);
    for (const doing of DOINGS) removeEventListener(doing, wait);
  };
  const isCalm = (): void => {
    stop();
    callOff = whenIdle(work);
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (document.readyState === 'complete') timer = setTimeout(isCalm, CALM_MS);
  };
  addEventListener('load', wait);
  for (const doing of DOINGS) addEventListener(doing, wait, { passive: true });
  wait();
  return stop;
};
