/** One edit: a letter more, a letter less, another letter, or two neighbours swapped. */

/** How many letters both begin with. */
const sharedStart = (a: string, b: string): number => {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
};

export type Edit = 'insert' | 'replace' | 'swap';

/** The one edit that leads from a word to another, or undefined when none or several are needed. */
export const oneEdit = (a: string, b: string): Edit | undefined => {
  const longer = a.length - b.length;
  if (longer > 1 || longer < -1 || a === b) return undefined;
  const at = sharedStart(a, b);
  if (longer === 1) return a.slice(at + 1) === b.slice(at) ? 'insert' : undefined;
  if (longer === -1) return a.slice(at) === b.slice(at + 1) ? 'insert' : undefined;
  if (a.slice(at + 1) === b.slice(at + 1)) return 'replace';
  const swapped = a.charCodeAt(at) === b.charCodeAt(at + 1) && a.charCodeAt(at + 1) === b.charCodeAt(at);
  return swapped && a.slice(at + 2) === b.slice(at + 2) ? 'swap' : undefined;
};
