/**
 * Calls across a message channel: each has a number, an answer carries it back. Forty lines are all that is needed, and
 * they keep the types of both sides.
 */
type Handlers = Record<string, (...args: never[]) => unknown>;

type Question = { readonly id: number; readonly name: string; readonly args: readonly unknown[] };
type Answer = { readonly id: number; readonly value?: unknown; readonly trouble?: string };

export type Channel = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

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
  channel.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    // The other side is our own worker, compiled from the same types.
    if (data.trouble === undefined) asked?.resolve(data.value as never);
    else asked?.reject(new Error(data.trouble));
  });
  return (name, ...args) =>
    new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve, reject });
      channel.postMessage({ id, name, args } satisfies Question);
    });
};
