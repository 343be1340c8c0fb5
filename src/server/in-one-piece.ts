import {
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';

/**
 * An answer written as one text: status, headers and body.
 *
 * Node puts the headers of every answer together anew and hands the kernel a list of pieces. Where an ordinary answer is
 * due on a connection that stays open, which is nearly always, all but its length and the time is known beforehand
 * (measured in docs/decisions/0010-http-interface.md). Whatever is less ordinary goes Node's own way.
 */

/** `Name: value` lines of headers that follow each other as Node takes them; throws when one could break out of its line. */
export const headerLines = (flat: readonly string[]): string => {
  let lines = '';
  for (let at = 0; at + 1 < flat.length; at += 2) {
    const [name, value] = [flat[at]!, flat[at + 1]!];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
};

/** An answer has a socket when all answers before it have left; without keep-alive Node has to close after it. */
export const mayLeaveInOnePiece = (request: IncomingMessage, response: ServerResponse): boolean =>
  request.method === 'GET' &&
  request.httpVersionMajor === 1 &&
  request.httpVersionMinor === 1 &&
  response.shouldKeepAlive &&
  response.socket?.writable === true;

/** A body of one byte a character, and `lines` as `headerLines` gives them: without length, date and connection. */
export type Piece = { readonly status: number; readonly lines: string; readonly body: string };

export const sendInOnePiece = (response: ServerResponse, piece: Piece): void =>
  leave(response, textOf(piece, dateNow()));

/** For an answer that is given again and again: its text is the same for a second. */
export const sendRepeated = (response: ServerResponse, piece: Piece): void => {
  const now = dateNow();
  let known = repeated.get(piece);
  if (known?.date !== now) {
    known = { date: now, text: textOf(piece, now) };
    repeated.set(piece, known);
  }
  leave(response, known.text);
};

const repeated = new WeakMap<Piece, { readonly date: string; readonly text: string }>();

const textOf = ({ status, lines, body }: Piece, now: string): string =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Content-Length: ${body.length}\r\nDate: ${now}\r\nConnection: keep-alive\r\n\r\n${body}`;

const leave = (response: ServerResponse, text: string): void => {
  response.socket?.write(text, 'latin1');
  // Node waits for this to let the next answer of the connection to the socket.
  response.emit('finish');
};

let dateSecond = 0;
let date = '';

const dateNow = (): string => {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    date = new Date(1000 * second).toUTCString();
  }
  return date;
};
