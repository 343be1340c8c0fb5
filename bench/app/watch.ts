/**
 * What is watched inside the page. These functions are sent to the browser as text: they may use nothing from outside
 * themselves, and the page knows nothing of them.
 */
import type { Page } from '@playwright/test';

/** Times since the navigation, ms. */
export type Seen = {
  readonly firstWords?: number;
  readonly workerStarted?: number;
  readonly workerAnswered?: number;
  readonly firstDraw?: number;
  readonly lastDraw?: number;
  /** The end of the load event. */
  readonly loaded?: number;
  /** The navigation, ms since 1970. */
  readonly origin?: number;
};

const watchStart = (): void => {
  const seen: Record<string, number> = {};
  Object.assign(window, { benchSeen: seen, benchWithoutGrid: false });
  const first = (name: string): void => {
    seen[name] ??= performance.now();
  };
  const OwnWorker = window.Worker;
  /** Questions about addresses; what else the page tells its worker is answered before the engine is there. */
  const questions = new Set<unknown>();
  window.Worker = class extends OwnWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (!String(url).includes('engine.worker')) return;
      first('workerStarted');
      this.addEventListener('message', ({ data }) => questions.has(data.id) && first('workerAnswered'));
    }
    override postMessage(message: unknown, more?: StructuredSerializeOptions | Transferable[]): void {
      const { id, name, args } = Object(message);
      if (name === 'api') questions.add(id);
      if (Reflect.get(window, 'benchWithoutGrid') && name === 'api' && args?.[0] === '/v3/grid-section') return;
      super.postMessage(message, more as StructuredSerializeOptions);
    }
  };
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('.words') === null) return;
    first('firstWords');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  const draw = WebGL2RenderingContext.prototype.drawElements;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    first('firstDraw');
    seen.lastDraw = performance.now();
    draw.apply(this, args);
  };
};

export const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(watchStart);
};

export const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(window, 'benchSeen'));

/** When nothing was drawn for a second: the time of the last drawing. */
export const settledAt = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(
    () => {
      const { lastDraw } = Reflect.get(window, 'benchSeen');
      return lastDraw !== undefined && performance.now() - lastDraw > 1000 ? lastDraw : undefined;
    },
    undefined,
    { polling: 100, timeout: 60_000 },
  );
  return Number(await handle.jsonValue());
};

/**
 * Milliseconds from each key to the first frame that shows what the engine offers for the text, and from each click to
 * the first frame with other words. A frame counts when its callback finds the page in that state: it is painted then.
 */
export const watchHands = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: Record<'keys' | 'clicks', number[]> = { keys: [], clicks: [] };
    Object.assign(window, { benchTimes: times });
    const until = (holds: () => boolean, done: () => void): void => {
      const look = (): void => {
        if (holds()) done();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    const field = document.querySelector('[role=combobox]');
    field?.addEventListener('input', ({ timeStamp }) => {
      const list = document.querySelector('[role=listbox]');
      until(
        () => list?.getAttribute('aria-busy') !== 'true',
        () => times.keys.push(performance.now() - timeStamp),
      );
    });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.querySelector('.words')?.textContent;
        until(
          () => document.querySelector('.words')?.textContent !== before,
          () => times.clicks.push(performance.now() - timeStamp),
        );
      },
      true,
    );
  });

export const handTimes = (page: Page): Promise<Record<'keys' | 'clicks', number[]>> =>
  page.evaluate(() => Reflect.get(window, 'benchTimes'));

/** Frame by frame while `work` goes on, ms. */
export const framesDuring = async (page: Page, work: () => Promise<void>): Promise<readonly number[]> => {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { benchFrames: frames, benchRuns: true });
    let before = performance.now();
    const tick = (now: number): void => {
      frames.push(now - before);
      before = now;
      if (Reflect.get(window, 'benchRuns')) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await work();
  return page.evaluate(() => {
    Object.assign(window, { benchRuns: false });
    return Reflect.get(window, 'benchFrames').slice(1);
  });
};
