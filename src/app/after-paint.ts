/**
 * What a person waits for is painted first, and the rest is done then. Where nobody looks nothing is painted, and nothing
 * waits. Gives back how to call it off.
 */
export const afterPaint = (work: () => void): (() => void) => {
  if (document.hidden) {
    work();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame is drawn after its callbacks; a timer set in one of them finds it done.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
