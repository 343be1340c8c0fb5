import type { IncomingMessage } from 'node:http';

/**
 * One header of a request, by its lower-case name; what came in several lines is joined by commas.
 *
 * `request.headers` is an object of all headers, built when first touched: more work than the two or three we look at.
 */
export const headerOf = ({ rawHeaders }: IncomingMessage, name: string): string | undefined => {
  let found: string | undefined;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const each = rawHeaders[at]!;
    if (each.length !== name.length || (each !== name && each.toLowerCase() !== name)) continue;
    found = found === undefined ? rawHeaders[at + 1]! : `${found}, ${rawHeaders[at + 1]!}`;
  }
  return found;
};
