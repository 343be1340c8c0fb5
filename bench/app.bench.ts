/**
 * The page as it is shipped, in a browser: what travels, how soon it answers, how smoothly it moves.
 * `npm run bench:app` prints it alone.
 */
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { serveBarePage } from './app/bare-page.ts';
import { launch, newVisit, startServer } from './app/browser.ts';
import { countBytes } from './app/counting.ts';
import { framesDuring, handTimes, type Seen, seenBy, settledAt, watch, watchHands } from './app/watch.ts';
import { type BenchReport, median, printReport } from './measure.ts';

const ROUNDS = 5;
const STILL_MS = 4000;
/** Both maps are drawn for the first time by then. */
const FIRST_LOOK_MS = 2000;
/** The first clicks of a visit build what draws a square and a card: of thirty they would be the slowest twentieth alone. */
const CLICKS = 100;
/** A view of the embedded map alone, for the race against the bare page. */
const EUROPE = { lat: 48, lng: 10, zoom: 4.6 };

const kilobytes = (sent: readonly { readonly bytes: number }[]): string =>
  `${(sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(0)} kB`;
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Row = readonly [what: string, measured: string, wanted: string];

/** Until the map stands still and nothing travels any more. */
const visit = async (browser: Browser, url: string, withServiceWorker = false): Promise<Seen> => {
  const context = await newVisit(browser, withServiceWorker);
  const page = await context.newPage();
  await watch(page);
  await page.goto(url);
  await page.locator('.words').waitFor();
  await settledAt(page);
  await pause(withServiceWorker ? 3 * STILL_MS : STILL_MS);
  const [seen, origin, loaded] = [
    await seenBy(page),
    await page.evaluate(() => performance.timeOrigin),
    await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => Object(entry).loadEventEnd)[0]),
  ];
  await context.close();
  return { ...seen, origin, loaded };
};

const transferred = async (browser: Browser, port: number): Promise<readonly Row[]> => {
  const counter = await countBytes(port);
  try {
    const { firstWords = 0, origin = 0 } = await visit(browser, `${counter.url}/`);
    const isScript = ({ path }: { path: string }): boolean => /\.m?js$/.test(path);
    const isMap = ({ path }: { path: string }): boolean => /map-view|maplibre/.test(path);
    const before = counter.sent.filter(({ endedAt, path }) => endedAt <= origin + firstWords && !isMap({ path }));
    const all = [...counter.sent];
    if (process.env.BENCH_FILES !== undefined) for (const one of all) console.log(one.bytes, one.path);
    counter.sent.length = 0;
    await visit(browser, `${counter.url}/`, true);
    return [
      ['scripts before the first address', kilobytes(before.filter(isScript)), '110 kB'],
      ['everything before the first address', kilobytes(before), ''],
      ['a whole first visit', kilobytes(all), '1600 kB'],
      ['the same with the copy for use without a network', kilobytes(counter.sent), ''],
    ];
  } finally {
    counter.close();
  }
};

const readiness = async (browser: Browser, url: string): Promise<readonly Row[]> => {
  const visits: Seen[] = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, url));
  const of = (time: (seen: Seen) => number): string => milliseconds(median(visits.map(time)));
  return [
    [
      'engine: its worker started until its first answer',
      of((s) => (s.workerAnswered ?? 0) - (s.workerStarted ?? 0)),
      '',
    ],
    ['engine: page loaded until its first answer', of((s) => (s.workerAnswered ?? 0) - (s.loaded ?? 0)), '400 ms'],
    ['navigation until the first words', of((s) => s.firstWords ?? 0), ''],
  ];
};

const hands = async (browser: Browser, url: string): Promise<readonly Row[]> => {
  const context = await newVisit(browser);
  const page = await context.newPage();
  await watch(page);
  await page.goto(`${url}@51.5007,-0.1246,18.4`);
  await page.locator('.maplibregl-canvas').waitFor();
  await settledAt(page);
  await watchHands(page);
  const found: string[] = [];
  for (let click = 0; click < CLICKS; click++) {
    await page.mouse.click(700 + ((click * 67) % 400), 150 + ((click * 41) % 450));
    await pause(400);
    found.push(((await page.locator('.words').textContent()) ?? '').replaceAll(/[\s/]/g, ''));
  }
  const field = page.getByRole('combobox').first();
  const texts = ['London', 'Nairobi', 'new york', ...found.slice(0, 6).map((words) => words.slice(0, -1))];
  for (const text of texts) {
    await field.click();
    await field.fill('');
    await pause(300);
    await page.keyboard.type(text, { delay: 120 });
    await pause(300);
  }
  const { keys, clicks } = await handTimes(page);
  await context.close();
  const both = (values: readonly number[]): string =>
    `${milliseconds(share(values, 0.5))} / ${milliseconds(share(values, 0.95))}`;
  return [
    [`key to suggestions on screen, p50 / p95 (${keys.length} keys)`, both(keys), 'p95 50 ms'],
    [`click to words on screen, p50 / p95 (${clicks.length} clicks)`, both(clicks), 'p95 40 ms'],
    ['the first click of a visit', milliseconds(clicks[0] ?? Number.NaN), ''],
  ];
};

/** The same view drawn with the grid and without it, dragged the same way, in turns. */
const smoothness = async (browser: Browser, url: string): Promise<readonly Row[]> => {
  const frames = { with: [] as number[], without: [] as number[] };
  for (let round = 0; round < 2 * ROUNDS; round++) {
    const which = round % 2 === 0 ? 'with' : 'without';
    const context = await newVisit(browser);
    const page = await context.newPage();
    await watch(page);
    if (which === 'without') await page.addInitScript(() => Object.assign(window, { benchWithoutGrid: true }));
    await page.goto(`${url}@51.5007,-0.1246,18.4`);
    await page.locator('.maplibregl-canvas').waitFor();
    await settledAt(page);
    const measured = await framesDuring(page, async () => {
      await page.mouse.move(900, 400);
      await page.mouse.down();
      for (let step = 0; step < 60; step++) await page.mouse.move(900 + 100 * Math.sin(step / 10), 400 + step);
      await page.mouse.up();
    });
    // The mean: single frames last whole ticks of the screen, and their median jumps from one to the next.
    frames[which].push(measured.reduce((sum, frame) => sum + frame, 0) / measured.length);
    await context.close();
  }
  const [withGrid, without] = [median(frames.with), median(frames.without)];
  return [
    ['frame while the map is dragged, with the grid', `${withGrid.toFixed(1)} ms`, ''],
    ['the same without the grid', `${without.toFixed(1)} ms (ratio ${(withGrid / without).toFixed(2)})`, 'ratio 1.20'],
  ];
};

/** Ours and the bare page in turns: from the navigation until the last drawing of the start. */
const startUp = async (browser: Browser, url: string): Promise<readonly Row[]> => {
  const bare = await serveBarePage();
  const { lat, lng, zoom } = EUROPE;
  const started = async (address: string): Promise<{ first: number; settled: number }> => {
    const context = await newVisit(browser);
    const page = await context.newPage();
    await watch(page);
    await page.goto(address);
    // What asks the page anything brings 330 kB of script into it: after its load event, which is before one map and after the other.
    await pause(FIRST_LOOK_MS);
    const settled = await settledAt(page);
    const { firstDraw = 0 } = await seenBy(page);
    await context.close();
    return { first: firstDraw, settled };
  };
  try {
    const times = {
      ours: [] as { first: number; settled: number }[],
      bare: [] as { first: number; settled: number }[],
    };
    for (let round = 0; round < ROUNDS; round++) {
      times.ours.push(await started(`${url}@${lat},${lng},${zoom}`));
      times.bare.push(await started(`${bare.url}#${lat},${lng},${zoom}`));
    }
    const row = (what: string, of: 'first' | 'settled', wanted: string): Row => {
      const [ours, theirs] = [median(times.ours.map((time) => time[of])), median(times.bare.map((time) => time[of]))];
      return [
        what,
        `${milliseconds(ours)}, bare page ${milliseconds(theirs)} (ratio ${(ours / theirs).toFixed(2)})`,
        wanted,
      ];
    };
    return [
      row('start until the map is first drawn', 'first', 'ratio 1.15'),
      row('start until the map is all drawn', 'settled', 'ratio 1.15'),
    ];
  } finally {
    bare.close();
  }
};

const appBench = async (): Promise<BenchReport> => {
  const server = await startServer();
  const browser = await launch();
  const url = `http://127.0.0.1:${server.port}/`;
  try {
    const rows: Row[] = [['', 'measured', 'wanted']];
    const parts: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
      transferred: () => transferred(browser, server.port),
      readiness: () => readiness(browser, url),
      hands: () => hands(browser, url),
      smoothness: () => smoothness(browser, url),
      startUp: () => startUp(browser, url),
    };
    const only = process.env.BENCH_PART;
    for (const [name, measure] of Object.entries(parts)) {
      if (only !== undefined && name !== only) continue;
      // A part that fails says so in its row and leaves the others their figures.
      rows.push(
        ...(await measure().catch((error): readonly Row[] => [
          [name, `not measured: ${String(error).split('\n')[0]}`, ''],
        ])),
      );
    }
    const note =
      'Chromium with software WebGL, a new visit each time, no network but the server itself; medians of rounds that took turns.';
    return { title: 'The page', note, rows };
  } finally {
    await browser.close();
    server.stop();
  }
};

export default appBench;

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(printReport(await appBench()));
