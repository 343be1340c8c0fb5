import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { dataHashes } from './src/pipeline/site/file-list.ts';

/** The page. The server is built by vite.server.config.ts. */
const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const pages = ['index.html', 'embed.html', 'embed/build.html', 'docs.html', 'batch.html']
  .map(at)
  .filter((file) => existsSync(file));

/** React, what it stands on, and the frame of an icon. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|zustand|lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|context|shared\/.*))(\/|\.[a-z]+$)/;

/**
 * What the first painting waits for: one file, and a small one. What loads other scripts stands in it, and the half
 * kilobyte that the map and the settings share: it would be a file of its own.
 */
const FIRST =
  /^\0(vite|rolldown)|src\/app\/(after-paint|hint\/(early|first-visit|sentences)|map\/(first-view|map-servers)|queries\/engine|state\/(kept|view)|text\/languages)\.ts$|src\/(worker\/rpc|client\/(client|transports))\.ts$/;

/** Country, nearest place and the search of places, which are loaded together. */
const PLACES =
  /src\/engine\/places\/(borders|coast|gazetteer|name-fold|nearest|outlines|place-search|places|places-in)\.ts$/;

/** The icons of the search box, which map and frame have both, and one that would be a file of its own. */
const ICONS =
  /lucide-react\/dist\/esm\/icons\/(bookmark|check|clock|list-filter|locate-fixed|map-pin|mic|search|trash|x)\.mjs$/;

const OURS = /\/src\//;

const PAGE = at('src/app/main.tsx');
const FRAME = at('src/embed/frame/main.tsx');
/** Loaded by the page and by the frame when somebody searches: the frame must not load the page with it. */
const FINDING = at('src/app/search/find-offers.ts');
const TABLES = at('src/app/batch/main.tsx');
/** What the builder shares with the page is in a file of its own, too: the builder must not begin the whole page. */
const BUILD = at('src/embed/build/main.tsx');

/** Everything that can not run without this module. */
const usersOf = (module: string, context: Rolldown.ChunkingContext, found = new Set<string>()): ReadonlySet<string> => {
  for (const user of context.getModuleInfo(module)?.importers ?? []) {
    if (found.has(user)) continue;
    found.add(user);
    usersOf(user, context, found);
  }
  return found;
};

type Holds = (module: string, context: Rolldown.ChunkingContext) => boolean;

/** Whether all of these pages stand on the module. */
const usedBy =
  (...pages: readonly string[]): Holds =>
  (module, context) => {
    const users = usersOf(module, context);
    return OURS.test(module) && pages.every((page) => users.has(page));
  };

const group = (name: string, holds: Holds) => ({
  name: (module: string, context: Rolldown.ChunkingContext) => (holds(module, context) ? name : null),
  includeDependenciesRecursively: false,
});

type Chunks = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** The file that is loaded when this module is imported by its name. */
const fileOf = (chunks: Chunks, module: string): string =>
  Object.values(chunks).find((file) => file.type === 'chunk' && file.facadeModuleId === at(module))?.fileName ?? '';

/** A script and all that it can not run without. */
const closureOf = (chunks: Chunks, name: string, found = new Set<string>()): ReadonlySet<string> => {
  const chunk = chunks[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const other of chunk.imports) closureOf(chunks, other, found);
  return found;
};

/** What a link to a view is drawn with: such a link is a wish for the map, and the server has it fetched at once. */
const mapFilesOf = (chunks: Chunks, known: ReadonlySet<string>): string => {
  const scripts = closureOf(chunks, fileOf(chunks, 'src/app/map/map-view.ts'));
  const styles = Object.keys(chunks).filter((file) => /^assets\/map-view-.*\.css$/.test(file));
  return [...scripts, ...styles]
    .filter((file) => !known.has(file))
    .map((file) => `/${file}`)
    .join(' ');
};

/** The page begins when what the HTML holds is painted. Its scripts travel meanwhile, behind what the painting needs. */
const scriptsInOrder: Plugin = {
  name: 'scripts-in-order',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, path }) => {
      if (path !== '/index.html') return html;
      const own = closureOf(bundle, fileOf(bundle, 'src/app/main.tsx'));
      const links = [...own]
        .filter((name) => !html.includes(name))
        .map((name) => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}">\n`);
      return html
        .replace('    <script type="module"', '$& blocking="render"')
        .replace('  </head>', `${links.join('')}    <meta name="map-files" content="${mapFilesOf(bundle, own)}">\n$&`);
    },
  },
};

export default defineConfig({
  plugins: [react(), scriptsInOrder],
  define: { __DATA_HASHES__: JSON.stringify(dataHashes(at('public/data/manifest.json'))) },
  worker: {
    format: 'es',
    // What names in other languages share with the search of places stays one file with it: every worker loads that.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'places', test: PLACES, includeDependenciesRecursively: false }] } },
    },
  },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // Inlined files would be data: URLs, which our content policy allows for pictures only.
    assetsInlineLimit: 0,
    // A browser that knows no preloading loads a moment later: not worth a script for all others.
    modulePreload: { polyfill: false },
    // The viewer of the reference is the largest, and only /docs loads it.
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      input: pages,
      output: {
        codeSplitting: {
          // What pages share are few files, and what the first page alone stands on is one: a dozen small ones are a
          // dozen waits on a slow line.
          groups: [
            { name: 'first', test: FIRST },
            { name: 'base', test: BASE },
            group('pages', (...of) => usedBy(PAGE, TABLES)(...of) || usedBy(PAGE, BUILD)(...of)),
            group('maps', (...of) => ICONS.test(of[0]) || usedBy(PAGE, FRAME)(...of) || usedBy(PAGE, FINDING)(...of)),
            group('page', usedBy(PAGE)),
          ],
        },
      },
    },
  },
});
