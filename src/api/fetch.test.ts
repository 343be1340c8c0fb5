import { describe, expect, it } from 'vitest';
import { openEngine } from '../engine/index.ts';
import { loadFromFolder } from '../pipeline/data-folder.ts';
import { fetchAnswer } from './fetch.ts';
import { type Api, type Caller, openApi } from './index.ts';

const engine = await openEngine({ load: loadFromFolder });
await engine.loadLanguage('en');
const callers: Caller[] = [];
const opened = openApi({
  engine,
  keys: { check: ({ key }) => (key === 'good' ? 'ok' : 'invalid') },
});
const api: Api = {
  ...opened,
  handle: (method, path, query, header, caller) => {
    callers.push(caller);
    return opened.handle(method, path, query, header, caller);
  },
};
const answer = fetchAnswer(api);

describe('the fetch adapter', () => {
  it('answers with the key in the header, and links to where it was reached', async () => {
    const url = 'https://edge.example/v3/convert-to-3wa?coordinates=51.5,-0.1';
    const response = await answer(new Request(url, { headers: { 'X-Api-Key': 'good' } }), '192.0.2.7');
    expect(response?.status).toBe(200);
    expect(response?.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { map } = JSON.parse((await response?.text()) ?? '{}');
    expect(map).toMatch(/^https:\/\/edge\.example\//);
    expect(callers.at(-1)).toEqual({ address: '192.0.2.7', origin: 'https://edge.example', overTls: true });
  });

  it('answers a preflight without a body', async () => {
    const response = await answer(new Request('http://edge.example/v3/convert-to-3wa', { method: 'OPTIONS' }));
    expect([response?.status, await response?.text()]).toEqual([204, '']);
  });

  it('passes errors and methods through', async () => {
    const url = 'http://edge.example/v3/convert-to-3wa?key=good&coordinates=%zz';
    expect((await answer(new Request(url)))?.status).toBe(400);
    expect((await answer(new Request(url, { method: 'POST' })))?.status).toBe(405);
  });

  it('leaves what is not the API to others', () => {
    expect(answer(new Request('https://edge.example/words'))).toBeUndefined();
  });
});
