/**
 * Takes the pictures in docs/screens from the built site: twelve views, phone and desktop, light and dark, so that a
 * change of looks is seen as pictures in review.
 *
 *     npm run screens                         all of them, in place of those that are there
 *     npm run screens -- square world         those whose name has one of these in it
 *     SCREENS_TO=/tmp/look npm run screens    to another folder
 *     SCREENS_FROM=http://127.0.0.1:5173      from a server that runs already
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from './tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const folder = process.env.SCREENS_TO ?? 'docs/screens';
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);

const PORT = Number(process.env.SCREENS_PORT ?? 8092);
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const press = (name) => (page) => page.getByRole('button', { name, exact: true }).click();
const details = (page) => page.locator('.details summary').click();
const drawnUp = async (page) => {
  await page.getByRole('slider').press('End');
  await page.evaluate(() => document.activeElement?.blur());
};
const typed = (text) => async (page) => {
  await page.getByRole('combobox').first().click();
  await page.keyboard.type(text);
};
/** Some places of somebody who travels. */
const saved = async (page) => {
  await press('Saved places')(page);
  const csv = [
    'name,note,latitude,longitude',
    'Flat,Second bell,51.5258,-0.0802',
    'Boat,Mooring 14,51.7472,-1.2626',
    'Beach hut,The blue one,50.8226,-0.1507',
    'Meadow,Bring a rug,51.3862,-2.3621',
  ].join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'London.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
};
const here = async (page) => {
  await press('Follow my location')(page);
  await page.waitForTimeout(2000);
  await page.evaluate(() =>
    dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', { absolute: true, alpha: 320 })),
  );
};
const atTheTower = {
  permissions: ['geolocation'],
  geolocation: { latitude: 48.85837, longitude: 2.294481, accuracy: 9 },
};

const views = [
  ['square-desktop-light', desktop, 'light', '/'],
  ['square-phone-dark', phone, 'dark', '/'],
  ['details-desktop-light', desktop, 'light', '/', details],
  ['details-phone-dark', phone, 'dark', '/', drawnUp],
  ['search-desktop-dark', desktop, 'dark', '/', typed('Nairobi')],
  ['search-phone-light', phone, 'light', '/', typed('Cambridge')],
  ['saved-desktop-light', desktop, 'light', '/@51.5,-1.6,7.3', saved],
  ['settings-phone-light', phone, 'light', '/', press('Settings')],
  ['here-phone-light', { ...phone, ...atTheTower }, 'light', '/', here],
  ['arabic-phone-dark', { ...phone, locale: 'ar-EG', timezoneId: 'Africa/Cairo' }, 'dark', '/'],
  ['world-desktop-dark', desktop, 'dark', '/@25,15,2.2'],
  ['europe-desktop-light', desktop, 'light', '/@48,10,4.6'],
];

const from = process.env.SCREENS_FROM ?? `http://127.0.0.1:${PORT}`;
const server =
  process.env.SCREENS_FROM === undefined
    ? spawn(process.execPath, ['scripts/start.mjs', '--port', String(PORT), '--open'], { stdio: 'ignore' })
    : undefined;
const ready = async () => {
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(server === undefined ? from : `${from}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the server did not get ready in two minutes');
};

/** Two pictures in a row that are the same: the map, its names and all that fades in are there. */
const stillPicture = async (page) => {
  await page.waitForTimeout(3000);
  let before = Buffer.alloc(0);
  for (let look = 0; look < 12; look++) {
    await page.waitForTimeout(2000);
    const now = await page.screenshot();
    if (now.equals(before)) break;
    before = now;
  }
};

try {
  await ready();
  if (wanted.length === 0) {
    for (const name of readdirSync(folder)) if (name.endsWith('.png')) rmSync(join(folder, name));
  }
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  for (const [name, device, colorScheme, path, act] of views) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const usual = { timezoneId: 'Europe/London', locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' };
    const context = await browser.newContext({ ...usual, ...device, colorScheme });
    // The hint of a first visit is seen where nothing was done yet.
    if (act !== undefined || path !== '/')
      await context.addInitScript(() => localStorage.setItem('tessera-hint', 'seen'));
    const page = await context.newPage();
    await page.goto(from + path);
    await page.locator('.maplibregl-canvas').waitFor();
    await stillPicture(page);
    if (act !== undefined) {
      await act(page);
      await stillPicture(page);
    }
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(name);
    await context.close();
  }
  await browser.close();
} finally {
  server?.kill('SIGTERM');
}
