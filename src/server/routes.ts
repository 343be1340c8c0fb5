/**
 * What can be told from a path alone, before anybody answers it.
 */

/** A missing script or data file must be a 404, not the page; everything else without a known ending is a deep link. */
const FILE = /^\/(assets|data)\/|\.(js|mjs|css|map|png|jpg|ico|svg|json|txt|xml|webmanifest|woff2|php|env)$/;

export const isFilePath = (path: string): boolean => FILE.test(path);
