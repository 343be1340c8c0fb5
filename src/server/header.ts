import type { IncomingMessage } from 'node:http';

/**
 * One header of a request, by its lower-case name; what came in several lines is joined by commas.
 *
 * Node has built `headers` by then, as it looks for `Host` and `Expect` itself.
 */
export const headerOf = ({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'object' ? value.join(', ') : value;
};
