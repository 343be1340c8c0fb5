/**
 * Loads a script once, and after a failure anew with the next question. Browsers keep in mind that a script did not arrive
 * and ask for it no more, so it is asked for by another name; its address is what their message tells of it (Chromium,
 * Firefox). Where it does not, and where it was one of the scripts this one stands on, the next question fails as the first.
 */
export const loadedAnew = <Module>(
  load: () => Promise<Module>,
  bring: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): (() => Promise<Module>) => {
  let kept: Promise<Module> | undefined;
  let address: string | undefined;
  let failures = 0;
  return () => {
    kept ??= (address === undefined ? load() : bring(`${address}?again=${failures}`)).catch((error: unknown) => {
      kept = undefined;
      failures++;
      address ??= /imported module: (https?:\/\/[^\s?]+)/.exec(String(error))?.[1];
      throw error;
    });
    return kept;
  };
};
