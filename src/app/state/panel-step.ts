/**
 * An open panel is a step of its own in the history: Back closes it, as people on phones expect, and leaves the square.
 * What is chosen out of the panel takes its place there.
 */
let isOpen = false;

export const beginPanelStep = (): void => {
  if (isOpen) return;
  isOpen = true;
  history.pushState({ isPanel: true }, '');
};

/** The panel is closed and nothing else chosen: it is left as by Back. Without such a step `close` does it at once. */
export const leavePanelStep = (close: () => void): void => {
  if (isOpen) history.back();
  else close();
};

/** For what moves on: whether it takes the place of a panel, whose step is over then. */
export const takePanelStep = (): boolean => {
  const wasOpen = isOpen;
  isOpen = false;
  return wasOpen;
};
