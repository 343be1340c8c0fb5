import { defineConfig } from 'vite';

/** The server as one file without dependencies, so that an image needs neither node_modules nor a compiler. */
export default defineConfig({
  publicDir: false,
  // The letters of src/server/page/glyphs.ts.
  assetsInclude: ['**/*.bin'],
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        tessera: 'src/cli/tessera.ts',
        'convert-worker': 'src/cli/convert/worker.ts',
      },
      // Side by side, so that a module finds the data and its neighbours whichever file it ends up in.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
});
