import { connect, type Socket } from 'node:net';

/**
 * A connection that sends whatever bytes it is given: the clients of Node refuse to send what attackers send.
 */
export type Answer = {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
  readonly milliseconds: number;
};

export type RawConnection = {
  /** One question at a time. Rejects when the connection ends without an answer. */
  ask(bytes: Buffer, hasBody: boolean): Promise<Answer>;
  close(): void;
};

type Asked = {
  readonly started: number;
  readonly hasBody: boolean;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
};

const PATIENCE_MS = 30_000;

export const openConnection = (port: number): RawConnection => {
  let socket: Socket | undefined;
  let asked: Asked | undefined;
  let received: Buffer = Buffer.alloc(0);

  const drop = (): void => {
    socket?.destroy();
    socket = undefined;
    received = Buffer.alloc(0);
  };

  const read = (): void => {
    const end = received.indexOf('\r\n\r\n');
    if (asked === undefined || end < 0) return;
    const head = received.subarray(0, end).toString('latin1');
    const length = asked.hasBody ? Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) : 0;
    if (received.length < end + 4 + length) return;
    const { resolve, started } = asked;
    const body = received.subarray(end + 4, end + 4 + length);
    const status = Number(head.slice(9, 12));
    const milliseconds = performance.now() - started;
    asked = undefined;
    received = received.subarray(end + 4 + length);
    if (/\r\nconnection: close/i.test(head)) drop();
    resolve({ status, head, body, milliseconds });
  };

  const fail = (error: Error): void => {
    drop();
    const failed = asked;
    asked = undefined;
    failed?.reject(error);
  };

  const opened = (): Socket => {
    if (socket !== undefined) return socket;
    const fresh = connect(port, '127.0.0.1');
    fresh.setNoDelay(true);
    fresh.setTimeout(PATIENCE_MS, () => fail(new Error('no answer')));
    fresh.on('data', (chunk: Buffer) => {
      if (fresh !== socket) return;
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      read();
    });
    fresh.on('error', (error) => {
      if (fresh === socket) fail(error);
    });
    fresh.on('close', () => {
      if (fresh === socket) fail(new Error('closed without an answer'));
    });
    socket = fresh;
    return fresh;
  };

  return {
    ask: (bytes, hasBody) =>
      new Promise((resolve, reject) => {
        const to = opened();
        asked = { started: performance.now(), hasBody, resolve, reject };
        to.write(bytes);
      }),
    close: drop,
  };
};

/** A GET as a well-behaved client sends it. */
export const getOf = (path: string): Buffer => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
