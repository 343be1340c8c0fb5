import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dataHashes } from './src/pipeline/site/file-list.ts';

/** The page. The server is built by vite.server.config.ts. */
const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const pages = ['index.html', 'embed.html', 'embed/build.html', 'docs.html', 'batch.html']
  .map(at)
  .filter((file) => existsSync(file));

/** React, what it stands on, and the frame of an icon. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|zustand|lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|context|shared\/.*))(\/|\.[a-z]+$)|^\0(vite|rolldown)/;

export default defineConfig({
  plugins: [react()],
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
