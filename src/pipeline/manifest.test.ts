import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { dataFiles, manifestOf } from './manifest.ts';
import { originOf } from './origins.ts';

const folder = `${mkdtempSync(join(tmpdir(), 'manifest-'))}/`;
mkdirSync(join(folder, 'places'));
writeFileSync(join(folder, 'places/towns.bin'), 'abc');
writeFileSync(join(folder, 'places/towns.bin.br'), 'x');
writeFileSync(join(folder, 'atlas.bin'), '');
writeFileSync(join(folder, 'manifest.json'), '{}');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the manifest', () => {
  it('lists files by name, neither itself nor compressed copies', () => {
    expect(dataFiles(folder)).toEqual(['atlas.bin', 'places/towns.bin']);
  });

  it('gives hash, weight, licence and source of each', () => {
    expect(manifestOf(folder).files['places/towns.bin']).toEqual({
      // FIPS 180-2, appendix B.1.
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      bytes: 3,
      brotli: 7,
      licence: 'CC-BY-4.0',
      source: expect.stringContaining('GeoNames'),
    });
  });

  it('refuses a file that nobody vouches for', () => {
    expect(() => originOf('stray.bin')).toThrow('stray.bin');
    expect(originOf('places/borders.bin').source).toContain('country-coder');
  });

  it('knows the origin of everything that is published', () => {
    const published = dataFiles();
    expect(published).toContain('places/borders.bin');
    for (const name of published) expect(originOf(name).licence).not.toBe('');
  });
});
