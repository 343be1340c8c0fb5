/**
 * npm start: builds what is missing, then becomes the server.
 *
 * The build runs in a process of its own, so that its memory is gone when the server starts.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('build.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [build, '--if-needed', 'server', 'page'], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);
await import(new URL('../dist/server/main.js', import.meta.url).href);
