import { defineConfig } from 'vite';
import { fileList } from './src/pipeline/site/file-list.ts';

/** The service worker, `sw.js`: built last, because it holds the hashes of everything else in dist/web. */
export default defineConfig({
  publicDir: false,
  define: { __FILE_LIST__: JSON.stringify(fileList('dist/web')) },
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/worker/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
