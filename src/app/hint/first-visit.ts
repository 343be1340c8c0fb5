/** Whether somebody is here for the first time. */
const KEY = 'tessera-hint';

export const isFirstVisit = (): boolean => {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    // Where nothing is kept every visit would be the first.
    return false;
  }
};

export const endFirstVisit = (): void => {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // It is told again next time.
  }
};
