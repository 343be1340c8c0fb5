import { defineConfig } from 'vite';

/** The package as modules for Node and for bundlers, which minify and leave out what is not used. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/lib',
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: { entry: { index: 'src/library/index.ts', node: 'src/library/node.ts' }, formats: ['es'] },
    rolldownOptions: {
      external: /^node:/,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
