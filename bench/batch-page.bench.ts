/**
 * The page that converts tables, in a browser: whether it stays alive and small while a million rows go through it.
 * `npm run bench -- batch-page` prints it alone; it needs Linux, for the memory of processes, and a Chromium.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { launch } from './app/browser.ts';
import { type BenchReport, printReport } from './measure.ts';
import { tableOf } from './table.ts';

const SIZES = [10_000, 100_000, Number(process.env.ROWS ?? 1_000_000)];
const PORT = 18_082;
const PATIENCE_MS = 600_000;

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

type Task = { readonly start: number; readonly milliseconds: number };

type Watched = { readonly tasks: readonly Task[]; readonly resultAt: number };

/**
 * Runs in the page: tasks that keep it from answering for longer than the 50 ms that a person does not notice, and when
 * the result was there. What follows is the map, whose library takes a moment to begin, whatever the table holds.
 */
const watch = (): void => {
  const watched = { tasks: [] as Task[], resultAt: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      watched.tasks.push({ start: startTime, milliseconds: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (watched.resultAt === 0 && document.querySelector('.result') !== null) watched.resultAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
  Object.assign(globalThis, { watched });
};

const watchedIn = (page: Page): Promise<Watched> =>
  page.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'watched')?.[1]);

/** The most that processes of this kind ever held, in MB: the tab with its workers is the renderer. */
const peakOf = async (browser: Browser, kind: 'renderer' | 'browser'): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === kind)
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024);
  return Math.max(...peaks);
};

const started = (args: readonly string[]) =>
  new Promise<ReturnType<typeof spawn>>((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.once('data', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });

const measured = async (rows: number, table: string): Promise<readonly string[]> => {
  const browser = await launch();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(watch);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent++;
    });
    await page.goto(`http://127.0.0.1:${PORT}/batch?ui=en`);
    await page.locator('input[type=file]').setInputFiles(table);
    await page.locator('.choose').waitFor();
    const from = await page.evaluate(() => performance.now());
    await page.getByRole('button', { name: 'Convert', exact: true }).click();
    await page.locator('.result').waitFor();
    const download = page.waitForEvent('download', { timeout: PATIENCE_MS });
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    const result = readFileSync(await (await download).path(), 'utf8');
    const lines = result.trimEnd().split('\n').length - 1;
    if (lines !== rows || sent > 0) throw new Error(`${lines} rows of ${rows}, ${sent} requests that send something`);
    const { tasks, resultAt } = await watchedIn(page);
    const seconds = (resultAt - from) / 1000;
    const during = tasks.filter(({ start }) => start >= from && start < resultAt);
    const longest = Math.max(0, ...during.map(({ milliseconds }) => milliseconds));
    return [
      String(rows),
      seconds.toFixed(1),
      `${(rows / seconds / 1000).toFixed(0)} k`,
      `${during.length}, ${longest.toFixed(0)}`,
      (await peakOf(browser, 'renderer')).toFixed(0),
      (await peakOf(browser, 'browser')).toFixed(0),
    ];
  } finally {
    await browser.close();
  }
};

const batchPageBench = async (): Promise<BenchReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const server = await started([MAIN, '--port', String(PORT), '--host', '127.0.0.1', '--open']);
  try {
    const rows: (readonly string[])[] = [];
    for (const size of SIZES) {
      const table = join(folder, `${size}.csv`);
      await pipeline(tableOf(size), createWriteStream(table));
      rows.push(await measured(size, table));
    }
    const note =
      'One worker, software WebGL. Long tasks are those of 50 ms and more on the thread that answers the person, while the table is converted. Memory is the most that the process of the tab, worker included, and that of the browser, which keeps the result, ever held. Every row is in the file that is downloaded, and no request sends anything.';
    const head = ['rows', 'seconds', 'rows/s', 'long tasks, longest ms', 'tab MB', 'browser MB'];
    return { title: 'Tables in the page', note, rows: [head, ...rows] };
  } finally {
    server.removeAllListeners('exit').kill();
    rmSync(folder, { recursive: true });
  }
};

export default batchPageBench;

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(printReport(await batchPageBench()));
