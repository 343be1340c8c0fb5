import { afterEach, expect, test, vi } from 'vitest';
import { RefusedError } from '../../client/client.ts';
import { findOffers } from './find-offers.ts';

const { suggest, engine } = vi.hoisted(() => ({ suggest: vi.fn(), engine: vi.fn() }));
vi.mock('../queries/engine.ts', () => ({ answeringServer: () => undefined, client: { suggest }, engine }));

afterEach(() => vi.resetAllMocks());

const question = {
  text: 'filled.count.soa',
  language: 'en',
  focus: undefined,
  isSpoken: false,
  pageLanguage: 'en',
  filter: {},
};
const answers = { isStillWatched: () => true, put: () => undefined };
const ask = () => findOffers(question, new AbortController().signal, answers);

test('an engine in the page that fails says so; nothing was looked for, so nothing was found is not true', async () => {
  engine.mockResolvedValue({ found: [], isAll: true, isCalledSo: false });
  suggest.mockRejectedValue(new Error('no list of words'));
  expect(await ask()).toMatchObject({ offers: [], serverSays: 'That did not work: no list of words' });
});

test('places are offered all the same', async () => {
  const place = { name: 'Soa', region: 'Centre', country: 'CM', lat: 3.98, lng: 11.6 };
  engine.mockResolvedValue({ found: [place], isAll: true, isCalledSo: false });
  suggest.mockRejectedValue(new Error('no list of words'));
  const { offers, serverSays } = await findOffers({ ...question, text: 'soa' }, new AbortController().signal, answers);
  expect(offers).toMatchObject([{ kind: 'place', name: 'Soa' }]);
  expect(serverSays).toContain('no list of words');
});

test('a text that is refused is one in which nothing is found', async () => {
  engine.mockResolvedValue({ found: [], isAll: true, isCalledSo: false });
  suggest.mockRejectedValue(new RefusedError(400, 'BadInput', 'too short'));
  expect(await ask()).toEqual({ offers: [], serverSays: undefined, why: 'noResults' });
});
