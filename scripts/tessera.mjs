#!/usr/bin/env node
/**
 * tessera <command>: the command line, built first where it is missing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/server/tessera.js', import.meta.url);
if (!existsSync(program)) {
  const build = fileURLToPath(new URL('build.mjs', import.meta.url));
  // What the build says is nothing that anybody asked for: it goes to stderr.
  const { status } = spawnSync(process.execPath, [build, '--if-needed', 'server', 'page'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(3);
}
await import(program.href);
