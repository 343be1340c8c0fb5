/**
 * The other end of the protocol: the page's side of one frame. Commands wait until the frame says that it is ready.
 */
import { type Command, type FrameEvent, PROTOCOL, type Sealed, sealed } from '../protocol.ts';

export type Channel = {
  tell(command: Command): void;
  close(): void;
};

/** The frame is our own page, loaded from our own origin: its messages are told by source, origin and version. */
const isOurs = (data: unknown): data is Sealed<FrameEvent> =>
  typeof data === 'object' && data !== null && 'tessera' in data && data.tessera === PROTOCOL;

export const openChannel = (frame: HTMLIFrameElement, origin: string, hear: (event: FrameEvent) => void): Channel => {
  let waiting: Command[] | undefined = [];
  const post = (command: Command): void => frame.contentWindow?.postMessage(sealed(command), origin);
  const listen = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== frame.contentWindow || from !== origin || !isOurs(data)) return;
    if (data.type === 'ready') {
      waiting?.forEach(post);
      waiting = undefined;
    }
    hear(data);
  };
  addEventListener('message', listen);
  return {
    tell: (command) => {
      if (waiting === undefined) post(command);
      else waiting.push(command);
    },
    close: () => removeEventListener('message', listen),
  };
};
