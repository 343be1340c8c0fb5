/** What a person does with the page that converts tables, in a person's words. */
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** A large table takes as long as the machine is busy. */
const PATIENCE = 120_000;

const MAP_PART = /\/assets\/map-view-[^/]+\.js$/;

const openDriver = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol, search } = new URL(request.url());
    const isInside = ['data:', 'blob:'].includes(protocol);
    // A file of the site, asked for without a word about the table; the data are asked for in their version.
    const isFile = request.method() === 'GET' && /^(\?v=[0-9a-f]{16})?$/.test(search);
    const isOurs = isFile && ['127.0.0.1', 'localhost'].includes(hostname);
    if (!isInside && !isOurs) sent.push(`${request.method()} ${request.url()}`);
  });
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) troubles.push(message.text());
  });
  return {
    open: () => page.goto('/batch'),
    /** As on a computer whose browser may not draw in three dimensions. */
    hasNoWebgl: () =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
    /** The page comes, the part of it that draws the map does not. */
    losesTheMap: () => page.route(MAP_PART, (route) => route.abort()),
    findsTheMap: () => page.unroute(MAP_PART),
    seesInstead: (text: string) => page.locator('.card .trouble', { hasText: text }).waitFor({ timeout: PATIENCE }),
    choose: (name: string, text: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }),
    anotherFile: () => page.getByRole('button', { name: 'Another file' }).click(),
    paste: async (text: string) => {
      await page.getByLabel('Or paste rows').fill(text);
      await page.getByRole('button', { name: 'Use these rows' }).click();
    },
    chosenKind: () => page.locator('.kind:has(input:checked)').innerText({ timeout: PATIENCE }),
    chosenColumn: (label: string) =>
      page.getByRole('combobox', { name: label, exact: true }).locator('option:checked').innerText(),
    chooseColumn: (label: string, name: string) =>
      page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: name }),
    convert: () => page.getByRole('button', { name: 'Convert', exact: true }).click({ timeout: PATIENCE }),
    /** Presses Cancel in the moment it is offered, which may be a short one; tells whether progress was shown then. */
    cancelsAtOnce: (): Promise<boolean> =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const look = (): void => {
              const cancel = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Cancel');
              if (cancel === undefined) return;
              watcher.disconnect();
              const hasProgress = document.querySelector('progress') !== null;
              cancel.click();
              resolve(hasProgress);
            };
            const watcher = new MutationObserver(look);
            watcher.observe(document.body, { childList: true, subtree: true });
          }),
      ),
    isChoosing: () => page.locator('.choose').waitFor({ timeout: PATIENCE }),
    summary: async (): Promise<string> => {
      const heading = page.locator('.result h2');
      await heading.waitFor({ timeout: PATIENCE });
      return heading.innerText();
    },
    trouble: () => page.locator('.trouble').first().innerText({ timeout: PATIENCE }),
    onlyRefused: () => page.getByLabel('Only rows without an answer').check(),
    shownRows: async (): Promise<readonly (readonly string[])[]> => {
      const rows = await page.locator('.rows tbody tr').all();
      return Promise.all(rows.map((row) => row.locator('td').allInnerTexts()));
    },
    shownRowCount: () => page.locator('.rows tbody tr').count(),
    mapIsDrawn: () => page.locator('.points-map canvas').waitFor({ timeout: PATIENCE }),
    download: async (shape: string): Promise<{ readonly name: string; readonly text: string }> => {
      const started = page.waitForEvent('download', { timeout: PATIENCE });
      await page.getByRole('button', { name: shape, exact: true }).click();
      const download = await started;
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    },
    /** Whether the page draws while it works: in the frame after progress is first seen the work is not over. */
    answersMidway: (): Promise<boolean> =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const inTheNextFrame = (): void => resolve(document.querySelector('progress') !== null);
            const look = (): void => {
              if (document.querySelector('progress') === null) return;
              watcher.disconnect();
              requestAnimationFrame(inTheNextFrame);
            };
            const watcher = new MutationObserver(look);
            watcher.observe(document.body, { childList: true, subtree: true });
            look();
          }),
      ),
    violations: async (): Promise<readonly string[]> => {
      const { violations } = await new AxeBuilder({ page }).exclude('.maplibregl-canvas').analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
    },
    dark: () => page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark')),
    fitsTheScreen: () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    sent,
    troubles,
  };
};

export const test = base.extend<{ person: ReturnType<typeof openDriver> }>({
  person: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(openDriver(page));
  },
});
