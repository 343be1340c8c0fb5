/**
 * Builds the package: modules by the bundler, types by the compiler.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TYPES = 'dist/lib/types';

/** Declarations keep the endings of our sources; their neighbours are found under the ending of the built files. */
function withBuiltEndings(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.d.ts')) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(from '\.{1,2}\/[^']*)\.ts'/g, "$1.js'"));
  }
}

export async function buildLibrary(vite) {
  await vite.build({ configFile: 'vite.library.config.ts', logLevel: 'warn' });
  const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'src/library/tsconfig.json'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the types of the package can not be written');
  withBuiltEndings(TYPES);
}
