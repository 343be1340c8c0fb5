/**
 * Calls across a message channel: each has a number, an answer carries it back. Sixty lines are all that is needed, and
 * they keep the types of both sides.
 */
type Handlers = Record<string, (...args: never[]) => unknown>;

type Question = { readonly id: number; readonly name: string; readonly args: readonly unknown[] };
type Answer = { readonly id: number; readonly value?: unknown; readonly trouble?: string };

export type Channel = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  /** A worker tells that its script did not arrive or could not begin, and what nobody in it caught. */
  addEventListener(type: 'error', listener: () => void): void;
};

/** There is nobody on the other side: all that was asked fails, and all that will be. */
export class NotStarted extends Error {}

export const serveCalls = (channel: Channel, handlers: Handlers): void => {
  channel.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    const { id, name, args } = data;
    try {
      const handler = handlers[name];
      if (handler === undefined) throw new Error(`nobody answers ${name}`);
      const value: unknown = await Reflect.apply(handler, undefined, args);
      channel.postMessage({ id, value } satisfies Answer);
    } catch (error) {
      channel.postMessage({ id, trouble: error instanceof Error ? error.message : String(error) } satisfies Answer);
    }
  });
};

type Asked<H extends Handlers> = <N extends keyof H & string>(
  name: N,
  ...args: Parameters<H[N]>
) => Promise<Awaited<ReturnType<H[N]>>>;

export const openCalls = <H extends Handlers>(channel: Channel): Asked<H> => {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let next = 1;
  let isHeard = false;
  let fault: NotStarted | undefined;
  channel.addEventListener('error', () => {
    // Whoever has answered is there: what went wrong later is told in the answer to whose question it was.
    if (isHeard) return;
    fault = new NotStarted('The engine did not start.');
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    isHeard = true;
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    // The other side is our own worker, compiled from the same types.
    if (data.trouble === undefined) asked?.resolve(data.value as never);
    else asked?.reject(new Error(data.trouble));
  });
  return (name, ...args) =>
    new Promise((resolve, reject) => {
      if (fault !== undefined) throw fault;
      const id = next++;
      waiting.set(id, { resolve, reject });
      channel.postMessage({ id, name, args } satisfies Question);
    });
};
