import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGES, openEngine } from '../../engine/index.ts';
import { loadFromFolder } from '../../pipeline/data-folder.ts';
import { EVERYBODY, openApi } from '../index.ts';
import { unversioned } from '../unversioned/unversioned.ts';
import { v2 } from '../v2/v2.ts';
import { v3 } from '../v3/v3.ts';

/**
 * Hostile requests: any path, any method, known parameters with any value and any encoding. Whatever comes, the answer
 * is a reply of ours, never a fault, and in the format it says it has.
 */
const engine = await openEngine({ load: loadFromFolder });
await Promise.all([engine.loadPlaces(), ...LANGUAGES.map(({ code }) => engine.loadLanguage(code))]);
const faults: unknown[] = [];
const api = openApi({ engine, keys: EVERYBODY, report: (error) => faults.push(error) });

const endpoints = [...v3.endpoints, ...v2.endpoints, ...unversioned.endpoints];
const names = [...new Set(endpoints.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];
const examples = endpoints.flatMap(({ parameters }) => parameters.map(({ example }) => example));

const nasty = ['', '%', '%00', '%c0%ae', '\u0000', '\u2028', '<script>', ']]>', '&amp;', "'", '../../etc', 'NaN']
  .concat(['-0', '1e309', '1,2', '90,180', '-90,-180', '0,0,0,0', '[[[[', '{"_hypotheses":[{}]}', 'true', 'null'])
  .concat(['a.b.c', '///a.b.c', 'größe.über.maß', '\ud800', '👍.👍.👍', 'radius(', 'bbox(1,2,3,4)', '1'.repeat(9999)]);

const value = fc.oneof(
  fc.constantFrom(...nasty),
  fc.constantFrom(...examples),
  fc.constantFrom(...LANGUAGES.map(({ code }) => code)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.tuple(fc.double(), fc.double(), fc.double(), fc.double()).map((numbers) => numbers.join(',')),
);

const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

const pair = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: value }),
    value,
    fc.nat(9),
  )
  .map(([name, text, how]) => (how === 0 ? `${name}=${text}` : `${encoded(name)}=${encoded(text)}`));

const request = fc.record({
  method: fc.oneof({ weight: 9, arbitrary: fc.constant('GET') }, { weight: 1, arbitrary: fc.string() }),
  path: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...endpoints.map(({ path }) => path)) },
    { weight: 1, arbitrary: fc.string().map((text) => `/v3/${text}`) },
  ),
  query: fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('&')),
  header: fc.string(),
});

it('answers anything', async () => {
  const caller = { address: '', origin: 'https://map.example', overTls: false };
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, query, header }) => {
      const reply = await api.handle(method, path, query, () => header, caller);
      expect([200, 204, 400, 404, 405]).toContain(reply.status);
      expect(reply.headers['access-control-allow-origin']).toBe('*');
      for (const text of Object.values(reply.headers)) expect(text).toMatch(/^[\x20-\x7e]*$/);
      const type = reply.headers['content-type'] ?? '';
      if (type.startsWith('application/json')) JSON.parse(reply.body);
      if (type.startsWith('application/xml')) expect(reply.body).not.toMatch(/<script|<!|\]\]>/);
      if (type.startsWith('application/javascript')) expect(reply.body).toMatch(/^\/\*\*\/[\w$.]+\(.*\);$/s);
    }),
    { numRuns: 5000, seed: 20_261_120 },
  );
  expect(faults).toEqual([]);
});

it('answers a parameter of a million characters quickly enough to be asked again', async () => {
  const caller = { address: '', origin: '', overTls: false };
  for (const { path, parameters } of endpoints) {
    for (const { name } of parameters) {
      for (const letter of ['a', '1,', '%20', '[', '.', 'é', 'radius(']) {
        const query = `${name}=${letter.repeat(1_000_000 / letter.length)}`;
        const reply = await api.handle('GET', path, query, () => undefined, caller);
        expect([200, 400]).toContain(reply.status);
      }
    }
  }
  expect(faults).toEqual([]);
});
