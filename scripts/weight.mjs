/**
 * Size budgets, in kilobytes as they travel (brotli): what a page, a worker or an embed script may weigh.
 *
 * A budget is a promise to people with slow lines; raising one is a decision, so it stands here and not in a tool.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BEST_BELOW_BYTES } from './pack-site.mjs';

const BUDGETS = [
  {
    what: 'scripts before the first address: the page and the engine in its worker',
    page: 'index.html',
    match: (name) => /^(engine\.worker|places|byte-reader)-.*\.js$/.test(name),
    kind: 'js',
    kilobytes: 110,
  },
  {
    what: 'what answers the search box, loaded when somebody turns to it',
    match: (name) => /^(suggest|letters|find-offers|read-typed|OfferRow)-.*\.js$/.test(name),
    kilobytes: 21,
  },
  {
    what: 'what finds places by names in other languages, loaded with the first search that needs it',
    match: (name) => /^other-names-.*\.js$/.test(name),
    kilobytes: 3,
  },
  { what: 'styles of the page', page: 'index.html', kind: 'css', kilobytes: 8 },
  {
    what: 'the map, loaded after the page',
    match: (name) => /^(map-view|maplibre).*\.(js|mjs|css)$/.test(name),
    kilobytes: 420,
  },
  { what: 'scripts of the frame before its map, without the engine', page: 'embed.html', kind: 'js', kilobytes: 84 },
  { what: 'styles of the frame', page: 'embed.html', kind: 'css', kilobytes: 8 },
  { what: 'the service worker, engine included', match: (name) => name === 'sw.js', kilobytes: 60 },
  { what: 'the script for the pages of others', match: (name) => name === 'embed.js', kilobytes: 3 },
];
const DATA_KILOBYTES = 9000;

/** As scripts/pack-site.mjs packs them. */
const weigh = (bytes) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length < BEST_BELOW_BYTES ? 11 : 9 };
  return brotliCompressSync(bytes, { params }).length / 1000;
};

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** What a page loads before anything else: all that its HTML names. */
const namedBy = (page, kind) =>
  page === undefined || !existsSync(page)
    ? []
    : [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)]
        .map(([, name]) => name)
        .filter((name) => name.endsWith(`.${kind}`));

/** Names of the scripts that a worker consists of. Each worker is a bundle of its own, so engines come in several copies. */
const namesOfWorker = (scripts, entry) => {
  const names = new Set(scripts.map((file) => basename(file)).filter((name) => entry.test(name)));
  for (const name of names) {
    const file = scripts.find((one) => basename(one) === name);
    for (const [other] of readFileSync(file, 'utf8').matchAll(/[\w.-]+\.js/g))
      if (scripts.some((one) => basename(one) === other)) names.add(other);
  }
  return names;
};

/** Undefined when everything is within its budget, else a sentence about what is not. */
export function overBudget(dist) {
  const scripts = filesIn(join(dist, 'web')).filter((file) => /\.(js|mjs|css)$/.test(file));
  const ofTables = namesOfWorker(scripts, /^batch\.worker-/);
  const over = [];
  const check = (what, kilobytes, budget) => {
    console.log(`${kilobytes.toFixed(1).padStart(8)} of ${budget} kB  ${what}`);
    if (kilobytes > budget) over.push(`${what} weighs ${kilobytes.toFixed(1)} kB, more than ${budget}`);
  };
  for (const { what, page, kind, match = () => false, kilobytes } of BUDGETS) {
    const named = namedBy(page && join(dist, 'web', page), kind);
    const files = scripts.filter((file) => {
      const name = basename(file);
      return named.includes(name) || (match(name) && !ofTables.has(name));
    });
    if (files.length === 0) over.push(`no file at all is ${what}: the budget watches nothing`);
    check(
      what,
      files.reduce((sum, file) => sum + weigh(readFileSync(file)), 0),
      kilobytes,
    );
  }
  const { files } = JSON.parse(readFileSync('public/data/manifest.json', 'utf8'));
  check('all data together', Object.values(files).reduce((sum, { brotli }) => sum + brotli, 0) / 1000, DATA_KILOBYTES);
  return over.length === 0 ? undefined : over.join('; ');
}
