import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';

/** The check of import directions must itself be checked: a tool that reads no modules is always green. */
const plants: string[] = [];

const plant = (path: string, text: string): void => {
  writeFileSync(path, text);
  plants.push(path);
};

const cruise = (): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync('npx', ['depcruise', '--config', '.dependency-cruiser.cjs', 'src'], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

afterEach(() => {
  for (const path of plants.splice(0)) rmSync(path, { force: true });
});

test('the house as it stands breaks no rule, and its modules were really read', () => {
  const { status, output } = cruise();
  expect(output).toMatch(/no dependency violations found \((\d+) modules/);
  expect(Number(/\((\d+) modules/.exec(output)?.[1])).toBeGreaterThan(50);
  expect(status).toBe(0);
});

const breaches = [
  ['engine-grid', 'src/engine/grid/planted-breach.ts', "export type { Codec } from '../address/codec.ts';\n"],
  ['engine-through-its-door', 'src/api/planted-breach.ts', "export type { Atlas } from '../engine/atlas/atlas.ts';\n"],
  ['engine-without-packages', 'src/engine/geo/planted-breach.ts', "export { useState } from 'react';\n"],
  ['node-only-in-server-cli-pipeline', 'src/api/planted-breach.ts', "export { readFileSync } from 'node:fs';\n"],
] as const;

test.each(breaches)('a planted breach of %s turns it red', (rule, path, text) => {
  plant(path, text);
  const { status, output } = cruise();
  expect(output).toContain(rule);
  expect(status).not.toBe(0);
});

test('the engine does not compile against the page or the server', () => {
  plant('src/engine/geo/planted-breach.ts', 'export const title = document.title + process.pid;\n');
  expect(() => execFileSync('npx', ['tsc', '--noEmit', '-p', 'src/engine/tsconfig.json'], { stdio: 'pipe' })).toThrow();
});
