/**
 * What can be told from a path alone, before anybody answers it.
 */

/** While the data is loading nobody can say what the API owns; these are its certain paths. */
export const isVersioned = (path: string): boolean => /^\/v[23](\/|$)/.test(path);

/** A missing script or data file must be a 404, not the page; everything else without a known ending is a deep link. */
const FILE = /^\/(assets|data)\/|\.(js|mjs|css|map|png|jpg|ico|svg|json|txt|xml|webmanifest|woff2|php|env)$/;

export const isFilePath = (path: string): boolean => FILE.test(path);
