#!/usr/bin/env node
/**
 * tessera <command>: the command line, built first where it is missing.
 */
import { existsSync } from 'node:fs';

const program = new URL('../dist/server/tessera.js', import.meta.url);
if (!existsSync(program)) await import('./build.mjs');
await import(program.href);
