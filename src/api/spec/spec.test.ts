import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Engine, LANGUAGES, openEngine, type SuggestQuestion } from '../../engine/index.ts';
import { loadFromFolder } from '../../pipeline/data-folder.ts';
import { type Api, type Keys, openApi, type Reply } from '../index.ts';
import { convertCases } from './convert.cases.ts';
import { differenceFrom } from './described.ts';
import { protocolCases } from './protocol.cases.ts';
import { suggestCases } from './suggest.cases.ts';
import { unversionedCases } from './unversioned.cases.ts';
import { v2Cases } from './v2.cases.ts';
import type { World } from './world.ts';

/** The contract, row by row: `rows.csv` lists what is promised, the cases play it, and no row may be without a case. */
const keys: Keys = {
  check: ({ key }) => {
    switch (key) {
      case '':
        return 'missing';
      case 'good':
        return 'ok';
      case 'suspended':
      case 'quota':
        return key;
      case 'eager':
        return { retryAfterSeconds: 7 };
      case 'broken':
        throw new Error('the key store fell over');
      default:
        return 'invalid';
    }
  },
};

const loaded = await openEngine({ load: loadFromFolder });
await Promise.all([loaded.loadPlaces(), ...LANGUAGES.map(({ code }) => loaded.loadLanguage(code))]);
const asked: SuggestQuestion[] = [];
const engine: Engine = {
  ...loaded,
  suggest: (question) => {
    asked.push(question);
    return loaded.suggest(question);
  },
};

const addressIn = (lat: number, lng: number, language: string) => {
  const address = engine.toWords(lat, lng, language);
  if (!address.ok) throw new Error(address.problem.message);
  return address.value;
};

const api = openApi({ engine, keys, requireTls: true });
/** Every answer that any case has had, by its endpoint. */
const answers: { readonly path: string; readonly reply: Reply }[] = [];
const heard: Api = {
  ...api,
  handle: (method, path, ...rest) => {
    const reply = api.handle(method, path, ...rest);
    void Promise.resolve(reply).then((known) => answers.push({ path, reply: known }));
    return reply;
  },
};

const world: World = {
  api: heard,
  english: addressIn(51.521251, -0.203586, 'en'),
  german: addressIn(51.521251, -0.203586, 'de'),
  atSea: addressIn(30.5, -40.5, 'en'),
  asked,
};

const cases = [...protocolCases, ...convertCases, ...suggestCases, ...v2Cases, ...unversionedCases];

const rows = readFileSync(fileURLToPath(new URL('./rows.csv', import.meta.url)), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.slice(0, line.indexOf(',')));

describe('coverage of the contract', () => {
  it('has a case for every row, and a row for every case', () => {
    const played = new Set(cases.map(({ row }) => row));
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => !played.has(row))).toEqual([]);
    expect([...played].filter((row) => !rows.includes(row))).toEqual([]);
    console.log(`contract: ${rows.length} rows, all covered, by ${cases.length} cases`);
  });
});

describe.each([...new Set(cases.map(({ row }) => row))])('%s', (row) => {
  for (const { title, play } of cases.filter((each) => each.row === row)) it(title, () => play(world));
});

it('every answer was as the OpenAPI document describes it', () => {
  expect(answers.length).toBeGreaterThan(cases.length);
  expect(answers.flatMap(({ path, reply }) => differenceFrom(path, reply) ?? [])).toEqual([]);
});
