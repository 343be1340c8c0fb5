/** A browser without any network but this machine, and our server as it is shipped. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';

// Plain scripts have no types; the functions are as they are used here.
const { chromiumPath }: { chromiumPath: () => string | undefined } = await import(
  new URL('../../scripts/tools.mjs', import.meta.url).href
);

export const launch = (): Promise<Browser> => {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      // Streets from elsewhere fail at once: what is measured is ours.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-background-networking',
      '--disable-component-update',
      // Software WebGL: slower than any phone's, and the same on every machine.
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  });
};

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = Object(probe.address());
      probe.close(() => resolve(port));
    });
  });

export const startServer = async (): Promise<{ port: number; stop: () => void }> => {
  const port = await freePort();
  const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
  const child = spawn(process.execPath, [main, '--port', String(port), '--host', '127.0.0.1', '--open'], {
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return { port, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('the server did not get ready');
};

/** A person who was never here: nothing kept, nothing cached. The copy for use without a network is not the visit. */
export const newVisit = async (browser: Browser, withServiceWorker = false): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: withServiceWorker ? 'allow' : 'block',
  });
  // tsx wraps every named function in a helper, which functions that are sent to the browser do not find there.
  await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  return context;
};
