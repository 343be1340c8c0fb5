/** What a page that embeds our map does with it, and what a person does inside the frame. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { openHostPage } from './host-page.ts';

export { expect } from '@playwright/test';

type Place = { readonly lat: number; readonly lng: number };
type Selection = {
  readonly coordinates: Place;
  readonly square: { readonly southwest: Place; readonly northeast: Place };
};
type Heard = { readonly type: string; readonly detail: Record<string, unknown> };

const openDriver = (page: Page, url: string, tessera: string) => {
  const frame = page.frameLocator('iframe[title="Map"], tessera-map iframe').first();
  const inFrame = () => {
    const found = page.frames().find((one) => one.url().startsWith(`${tessera}/embed`));
    if (found === undefined) throw new Error('there is no frame of ours');
    return found;
  };
  return {
    open: (path: string) => page.goto(url + path),
    /** A page with the element, from a file. */
    openFile: async (path: string) => {
      await writeFile(path, `<script src="${tessera}/embed.js"></script><tessera-map></tessera-map>`);
      await page.goto(pathToFileURL(path).href);
    },
    /** As on a computer whose browser may not draw in three dimensions. */
    hasNoWebgl: () =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
    losesTheMap: () => page.route(/\/assets\/map-view-[^/]+\.js$/, (route) => route.abort()),
    says: (text: string) => frame.getByRole('alert').filter({ hasText: text }).waitFor(),
    /** Events of the element, or messages to the window, of one type. */
    heard: (type: string): Promise<Heard['detail'][]> =>
      page.evaluate(
        (wanted) => Reflect.get(window, 'heard').flatMap((one: Heard) => (one.type === wanted ? [one.detail] : [])),
        type,
      ),
    messages: (type: string): Promise<Record<string, unknown>[]> =>
      page.evaluate(
        (wanted) =>
          Reflect.get(window, 'messages').flatMap((one: { data: { type: string } }) =>
            one.data.type === wanted ? [one.data] : [],
          ),
        type,
      ),
    /** Squares that were told to the window. */
    selections: (): Promise<readonly Selection[]> =>
      page.evaluate(() =>
        Reflect.get(window, 'messages').flatMap(({ data }: { data: { type: string } }) =>
          data.type === 'select' ? [data] : [],
        ),
      ),
    origins: (): Promise<string[]> =>
      page.evaluate(() => Reflect.get(window, 'messages').map((one: { origin: string }) => one.origin)),
    /** Posts to our frame as the page around it. */
    post: (message: unknown) =>
      page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message),
    /** Posts to our frame from another frame of the same page. */
    postFromSibling: async (message: unknown) => {
      const sibling = page.frames().find((one) => one.url().endsWith('/sibling'));
      await sibling?.evaluate((data) => window.parent.frames[0]?.postMessage(data, '*'), message);
    },
    /** Posts to our frame from inside itself: the source is not the page around. */
    postFromInside: (message: unknown) => inFrame().evaluate((data) => window.postMessage(data, '*'), message),
    set: (name: string, value: string | boolean) =>
      page.locator('tessera-map').evaluate((map, given) => void Object.assign(map, given), { [name]: value }),
    removes: (attribute: string) =>
      page.locator('tessera-map').evaluate((map, name) => map.removeAttribute(name), attribute),
    get: (name: string): Promise<unknown> =>
      page
        .locator('tessera-map')
        .evaluate((map, key) => JSON.parse(JSON.stringify(Reflect.get(map, key) ?? null)), name),
    call: (name: string, ...args: unknown[]): Promise<unknown> =>
      page
        .locator('tessera-map')
        .evaluate((map, [key, list]) => Reflect.apply(Reflect.get(map, key), map, list), [name, args] as [
          string,
          unknown[],
        ]),
    isInvalid: () => page.locator('tessera-map').evaluate((map) => map.matches(':invalid')),
    seesMap: () => frame.locator('.maplibregl-canvas').waitFor(),
    clickMap: (right: number, down: number) =>
      frame.locator('.maplibregl-canvas').click({ position: { x: right, y: down } }),
    shownWords: async (): Promise<string> => {
      const words = frame.locator('.words');
      await words.waitFor();
      return (await words.innerText()).replaceAll(/\s/g, '').replace(/^\/+/, '');
    },
    showsWords: () => frame.locator('.words').isVisible(),
    showsSearch: () => frame.getByRole('combobox').isVisible(),
    press: (key: string) => page.keyboard.press(key),
    search: async (text: string) => {
      await frame.getByRole('combobox').click();
      await page.keyboard.type(text, { delay: 15 });
      await frame.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
    },
    theme: () => frame.locator('html').getAttribute('data-theme'),
    accent: () => frame.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--accent').trim()),
    submit: () => page.getByRole('button', { name: 'Order' }).click(),
    reset: () => page.getByRole('button', { name: 'Again' }).click(),
    sent: () => page.locator('output').innerText({ timeout: 5000 }),
    path: () => new URL(page.url()).pathname,
    frameIsBlank: async () => !(await page.frameLocator('iframe').locator('#app').count()),
    violations: async (): Promise<readonly string[]> => {
      const { violations } = await new AxeBuilder({ page }).exclude('.maplibregl-canvas').analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    },
    troubles: (() => {
      const seen: string[] = [];
      page.on('pageerror', (error) => seen.push(error.message));
      return seen;
    })(),
  };
};

export const test = base.extend<{ host: ReturnType<typeof openDriver> }>({
  host: async ({ page, baseURL }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const tessera = baseURL ?? '';
    const { url, server } = await openHostPage(tessera);
    await use(openDriver(page, url, tessera));
    server.closeAllConnections();
    server.close();
  },
});
