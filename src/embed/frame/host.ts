/**
 * The page around the frame: who it is, and which messages are really its own.
 *
 * Events hold places that people choose, so they are posted to one known origin and never to whoever happens to be
 * there. While that origin is unknown the frame only says that it is ready and what went wrong.
 */
import { type Command, commandIn, type FrameEvent, sealed } from '../protocol.ts';

export type Heard = { readonly source: unknown; readonly origin: string; readonly data: unknown };

/** What a browser tells about the page around; `null` is the origin of a page that has none. */
export type Clues = {
  readonly option?: string | undefined;
  readonly ancestor?: string | undefined;
  readonly referrer: string;
};

export const originOfHost = ({ option, ancestor, referrer }: Clues): string | undefined => {
  if (option !== undefined) return option;
  if (ancestor !== undefined && ancestor !== 'null') return ancestor;
  return URL.canParse(referrer) ? new URL(referrer).origin : undefined;
};

/** The command in a message, if it came from the window around this one and from the origin that is expected there. */
export const commandFromHost = (heard: Heard, host: unknown, origin: string | undefined): Command | undefined => {
  if (heard.source !== host || origin === undefined) return undefined;
  return origin === '*' || heard.origin === origin ? commandIn(heard.data) : undefined;
};

/** Starts to listen; gives the way to tell the page something. Opened by itself, a frame has nobody to talk to. */
export const openHost = (
  option: string | undefined,
  obey: (command: Command) => void,
): ((event: FrameEvent) => void) => {
  if (parent === window) return () => undefined;
  const ancestor = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  const origin = originOfHost({ option, ancestor, referrer: document.referrer });
  addEventListener('message', (heard) => {
    const command = commandFromHost(heard, parent, origin);
    if (command !== undefined) obey(command);
  });
  return (event) => {
    if (origin !== undefined) parent.postMessage(sealed(event), origin);
    else if (event.type === 'ready' || event.type === 'error') parent.postMessage(sealed(event), '*');
  };
};
