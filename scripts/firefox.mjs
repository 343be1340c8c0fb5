/**
 * npm run test:firefox: the built site in a real Firefox, a short walk through what people do most.
 *
 * Playwright drives a Firefox of its own only; this one is the system's (FIREFOX_PATH, firefox-esr or firefox). It is no
 * part of npm test: where there is no Firefox it says so and ends with code 2. FIREFOX_PICTURE=file keeps a picture.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { openFirefox } from './marionette.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const PLACES = [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const program = PLACES.find((path) => path !== '' && existsSync(path));
if (program === undefined) {
  console.error('no Firefox found: install the package firefox-esr, or set FIREFOX_PATH');
  process.exit(2);
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['scripts/start.mjs', '--port', String(port), '--open'], { stdio: 'ignore' });
const isReady = () =>
  fetch(`${site}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) {
  if (server.exitCode !== null) throw new Error('the server ended before it was ready');
  await new Promise((resolve) => setTimeout(resolve, 300));
}

const firefox = await openFirefox(program, await freePort());
const wordsShown = () => document.querySelector('.words')?.textContent?.replaceAll(/[\s/]/g, '');
const wordsUnlike = (before) => {
  const words = document.querySelector('.words')?.textContent?.replaceAll(/[\s/]/g, '');
  return words && words !== before ? words : undefined;
};
const ENTER = '\uE007';

const drawsMaps = await firefox.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
const walk = [
  [
    'a first visit shows a square and its words',
    async () => {
      await firefox.open(`${site}/`);
      assert.match(await firefox.until('words', wordsShown), /^[^.]+\.[^.]+\.[^.]+$/);
    },
  ],
  drawsMaps
    ? ['the map is drawn', () => firefox.until('a map', () => document.querySelector('.maplibregl-canvas') !== null)]
    : [
        'where nothing can be drawn (no WebGL 2 here) the page says so',
        () => firefox.until('a note', () => document.querySelector('.map-note')?.textContent.includes('WebGL')),
      ],
  [
    'a place is found and gone to',
    async () => {
      const before = await firefox.evaluate(wordsShown);
      await firefox.type('[role=combobox]', 'Nairobi');
      await firefox.until('a suggestion', () =>
        document.querySelector('[role=option]')?.textContent.includes('Nairobi'),
      );
      await firefox.type('[role=combobox]', ENTER);
      await firefox.until('other words', wordsUnlike, before);
      await firefox.until('the place', () => document.body.textContent.includes('Kenya'));
    },
  ],
  [
    'misspelt words lead to the square that was meant, and a link of words to itself',
    async () => {
      const words = await firefox.evaluate(wordsShown);
      await firefox.open(`${site}/`);
      const first = await firefox.until('words', wordsShown);
      await firefox.type('[role=combobox]', words.slice(0, -1));
      const offered = (meant) =>
        [...document.querySelectorAll('[role=option]')].some((one) =>
          one.textContent.replaceAll(/[\s/]/g, '').includes(meant),
        );
      await firefox.until('the address in the list', offered, words);
      await firefox.open(`${site}/${words}`);
      assert.equal(await firefox.until('words', wordsUnlike, first), words);
    },
  ],
];

let failed = 0;
try {
  console.log(`Firefox ${firefox.version}`);
  for (const [what, step] of walk) {
    const error = await step().then(
      () => undefined,
      (reason) => reason,
    );
    console.log(`${error === undefined ? 'passed' : 'FAILED'}  ${what}${error ? `: ${error.message}` : ''}`);
    if (error !== undefined) failed++;
  }
  if (process.env.FIREFOX_PICTURE !== undefined) writeFileSync(process.env.FIREFOX_PICTURE, await firefox.picture());
} finally {
  await firefox.close();
  server.kill('SIGTERM');
}
process.exitCode = failed === 0 ? 0 : 1;
