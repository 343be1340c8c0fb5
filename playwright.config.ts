import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/**
 * Browser tests, against the built site as `npm start` serves it.
 *
 * A test runs on a desktop. Where a phone lays the page out differently, its tag says so: '@both' runs it on both sizes,
 * '@phone' on a phone alone. Whatever a page costs is paid once for each size, so most tests need no tag.
 *
 * The browser is told to keep to itself: no updates, no pings, nothing that needs a network.
 */
const port = Number(process.env.E2E_PORT ?? 8091);
const executablePath = process.env.CHROMIUM_PATH;

const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
    // No name leads out of this machine: what is tested does not depend on who answers there today.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    // Software WebGL renders the same on every machine.
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Every test has a page and a browser profile of its own, and the server keeps nothing of them but keys, aside.
  fullyParallel: true,
  workers: 2,
  // Where nobody can run it again by hand, a failed test has a second try, with a trace; the summary calls it flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 180_000,
  // Stops in order, and says what did not run, before the stage of `npm test` would be cut off.
  globalTimeout: process.env.CI === undefined ? 0 : 20 * 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
    trace: 'on-first-retry',
    // Every test starts as a first visit; keeping the site for later is what offline.spec.ts is about.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    // A phone draws seven times the pixels of its size; software draws each of them, and none is looked at.
    { name: 'phone', grep: /@phone|@both/, use: { ...devices['Pixel 7'], deviceScaleFactor: 1 } },
  ],
  webServer: {
    command: `node scripts/start.mjs --port ${port} --open --data-dir ${join(tmpdir(), `tessera-e2e-${port}`)}`,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
