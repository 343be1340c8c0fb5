import { defineConfig } from 'vite';

/** `embed.js`: one plain script under a name that never changes, beside the page that vite.config.ts has built. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/embed/host/embed.ts',
      output: { format: 'iife', entryFileNames: 'embed.js' },
    },
  },
});
