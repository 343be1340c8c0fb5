import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dataHashes } from './src/pipeline/site/file-list.ts';

/** The page. The server is built by vite.server.config.ts. */
const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const pages = ['index.html', 'embed.html', 'embed/build.html', 'docs.html', 'batch.html']
  .map(at)
  .filter((file) => existsSync(file));

/** React, what it stands on, and the frame of an icon. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|zustand|lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|context|shared\/.*))(\/|\.[a-z]+$)|^\0(vite|rolldown)/;

/**
 * The client starts the engine's worker, and stands on next to nothing: as a script of its own before the page's it runs as
 * soon as it is here, and the engine opens while the page is still loading. The page then imports the same file.
 */
const engineFirst: Plugin = {
  name: 'engine-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const client = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.includes(at('src/app/queries/engine.ts')),
      );
      const preload = `<link rel="modulepreload" crossorigin href="/${client?.fileName}">`;
      if (!html.includes(preload)) return html;
      const script = `<script type="module" crossorigin src="/${client?.fileName}"></script>`;
      return html.replace(preload, '').replace('<script type="module"', `${script}\n    <script type="module"`);
    },
  },
};

export default defineConfig({
  plugins: [react(), engineFirst],
  define: { __DATA_HASHES__: JSON.stringify(dataHashes(at('public/data/manifest.json'))) },
  worker: { format: 'es' },
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
      // What every page of ours stands on is one file: a dozen small ones are a dozen waits on a slow line.
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
    },
  },
});
