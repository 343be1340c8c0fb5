/** What a person does with a site that is kept in the browser. A part of the driver. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

export const openOffline = (page: Page) => ({
  reload: () => page.reload(),
  /** Waits until the site is kept in the browser, with the words of a language. */
  isKept: (language = 'en') =>
    expect
      .poll(
        () =>
          page.evaluate(async (code) => {
            const kept = await (await caches.open('tessera')).keys();
            const isActive = navigator.serviceWorker.controller?.state === 'activated';
            return isActive && kept.some(({ url }) => url.includes(`/data/words/${code}.`));
          }, language),
        { timeout: 60_000 },
      )
      .toBe(true),
  hasMapData: () =>
    page.evaluate(async () => {
      const parts = ['world', 'labels', 'detail'].map((part) => fetch(`/data/basemap/${part}.bin`));
      return (await Promise.all(parts)).every(({ ok }) => ok);
    }),
  ask: (path: string) =>
    page.evaluate(async (asked) => {
      const answer = await fetch(asked);
      return { status: answer.status, body: JSON.parse(await answer.text()) };
    }, path),
  /** On the page for tables; gives what it says when all is done. */
  convertsTable: async (rows: string): Promise<string> => {
    await page.getByLabel('Or paste rows').fill(rows);
    await page.getByRole('button', { name: 'Use these rows' }).click();
    await page.getByRole('button', { name: 'Convert', exact: true }).click();
    return page.locator('.result h2').innerText();
  },
  sees: async (text: string) => (await page.locator('body').innerText()).includes(text),
  /** Puts a second version onto a host: another page, and the service worker that goes with it. */
  publishes: async (changed: Map<string, string>) => {
    const html = (await readFile('dist/web/index.html', 'utf8')).replace('<html ', '<html data-version="2" ');
    const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
    const worker = await readFile('dist/web/sw.js', 'utf8');
    changed.set('/index.html', html);
    changed.set('/sw.js', worker.replace(hash(await readFile('dist/web/index.html', 'utf8')), hash(html)));
  },
  looksForNewVersion: () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update())),
  updateNotice: () => page.locator('.update').innerText(),
  update: () => page.getByRole('button', { name: 'Update' }).click(),
  version: async () => (await page.locator('html').getAttribute('data-version')) ?? '1',
  manifest: () =>
    page.evaluate(async () => {
      const link = document.querySelector('link[rel=manifest]');
      const manifest = await (await fetch(link?.getAttribute('href') ?? '')).json();
      const width = async ({ src }: { src: string }) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return image.naturalWidth;
      };
      return { ...manifest, icons: await Promise.all(manifest.icons.map(width)) };
    }),
  /** What the browser itself holds against installing the site. */
  installTroubles: async (): Promise<readonly string[]> => {
    const browser = await page.context().newCDPSession(page);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // The windows of tests are private ones.
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  },
});
