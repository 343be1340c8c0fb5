import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCrew } from './cluster.ts';
import { openLog } from './log.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tessera-crew-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** A crew of two workers that run this instead of the server; `once(name)` is true for the first that asks for it. */
const crewOf = async (program: string) => {
  const file = join(directory, 'worker.mjs');
  const once = `(name) => { try { mkdirSync('${directory}/' + name); return true; } catch { return false; } }`;
  await writeFile(file, `import { mkdirSync } from 'node:fs';\nconst once = ${once};\n${program}`);
  return startCrew(
    2,
    file,
    [],
    openLog(() => undefined),
  );
};

const READY = `process.send({ kind: 'ready', port: 7 }); setInterval(() => undefined, 1000);`;

test('a worker that dies before it was ready, and is replaced, does not keep the crew from being ready', async () => {
  const crew = await crewOf(`if (once('dies')) setTimeout(() => process.exit(1), 3000); else { ${READY} }`);
  expect(await crew.ready).toBe(7);
  await crew.stop();
});

test('what ends the first worker ends the program: it would end the next ones as well', async () => {
  const crew = await crewOf('process.exit(1)');
  await expect(crew.ready).rejects.toThrow('code 1');
  await crew.stop();
});
