import type { IncomingMessage } from 'node:http';

/**
 * A request that the parser gave up on because of its address, as far as it can still be told.
 *
 * A raw byte in a parameter, or an address that is too long, is an error like any other, and clients look for its code:
 * so what was asked is put together again, for the API to refuse. Bytes stay bytes, one character each, which no reader
 * of a parameter takes for URL-encoded text.
 */
export type Question = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket' | 'destroyed'>;

/** Room for a recogniser's JSON in a URL, the longest honest question. */
export const MOST_URL_CHARACTERS = 16 * 1024;

/** Everything that may stand in the address of a request. */
const SOUND = /^[!-~]*$/;

/** Of the packet in which the parser stumbled; undefined if it does not start a request or its address is sound. */
export const salvaged = (packet: Buffer, socket: IncomingMessage['socket']): Question | undefined => {
  const [requestLine = '', ...lines] = packet.toString('latin1').split('\r\n');
  const isWhole = lines.length > 0;
  const [, method, url = ''] = (isWhole ? /^([A-Z]+) (.+) HTTP\/1\.[01]$/ : /^([A-Z]+) (.+)$/).exec(requestLine) ?? [];
  const isTooLong = url.length > MOST_URL_CHARACTERS;
  if (!isTooLong && (SOUND.test(url) || !isWhole)) return undefined;
  return { method, url, headers: headersOf(lines), socket, destroyed: socket.destroyed };
};

const headersOf = (lines: readonly string[]): IncomingMessage['headers'] => {
  const headers: IncomingMessage['headers'] = {};
  for (const line of lines) {
    if (line === '') break;
    const colon = line.indexOf(':');
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] ??= line.slice(colon + 1).trim();
  }
  return headers;
};
