import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page. The server is built by vite.server.config.ts. */
const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const pages = ['index.html', 'embed.html', 'embed/build.html'].map(at).filter((file) => existsSync(file));

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // Inlined files would be data: URLs, which our content policy allows for pictures only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { input: pages },
  },
});
