/**
 * Takes the pictures in docs/screens from the built site: `npm run screens`. Twelve views, phone and desktop, light and
 * dark, so that a change of looks is seen as pictures in review.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from './tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
mkdirSync('docs/screens', { recursive: true });

const PORT = 8092;
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const details = (page) => page.locator('.details summary').click();
const typed = (text) => async (page) => {
  await page.getByRole('combobox').first().click();
  await page.keyboard.type(text);
};

const views = [
  ['square-desktop-light', desktop, 'light', '/'],
  ['square-desktop-dark', desktop, 'dark', '/'],
  ['square-phone-light', phone, 'light', '/'],
  ['square-phone-dark', phone, 'dark', '/'],
  ['details-desktop-light', desktop, 'light', '/', details],
  ['details-phone-dark', phone, 'dark', '/', details],
  ['search-desktop-light', desktop, 'light', '/', typed('Nairobi')],
  ['search-phone-light', phone, 'light', '/', typed('Nairobi')],
  ['world-desktop-light', desktop, 'light', '/@25,15,1.7'],
  ['world-desktop-dark', desktop, 'dark', '/@25,15,1.7'],
  ['europe-desktop-light', desktop, 'light', '/@48,10,4.6'],
  ['europe-phone-dark', phone, 'dark', '/@48,10,4.2'],
];

const server = spawn(process.execPath, ['scripts/start.mjs', '--port', String(PORT), '--open'], { stdio: 'ignore' });
const ready = async () => {
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the server did not get ready in two minutes');
};

try {
  await ready();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  for (const [name, device, colorScheme, path, act] of views) {
    const context = await browser.newContext({ ...device, colorScheme, timezoneId: 'Europe/London', locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${PORT}${path}`);
    await page.locator('.maplibregl-canvas').waitFor();
    await page.waitForTimeout(4000);
    if (act !== undefined) {
      await act(page);
      await page.waitForTimeout(2500);
    }
    await page.screenshot({ path: `docs/screens/${name}.png` });
    console.log(name);
    await context.close();
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
}
