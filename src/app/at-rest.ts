/** After this long nobody waits for the page itself any more, ms after it was loaded. */
const SETTLED_MS = 4000;

/** Safari can not tell when it is idle; a moment more then. */
const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 500);
};

/** Does what may be wanted soon when nothing else is to be done. Gives back how to call it off. */
export const atRest = (work: () => void): (() => void) => {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    timer = setTimeout(() => whenIdle(() => isWanted && work()), SETTLED_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isWanted = false;
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
};
