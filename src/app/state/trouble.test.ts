import { expect, test, vi } from 'vitest';
import { RefusedError } from '../../client/client.ts';
import { saysNoAddress, serverTrouble } from './trouble.ts';

vi.mock('../queries/engine.ts', () => ({ answeringServer: () => ({ url: 'https://tessera.example', key: '' }) }));

test.each([
  ['the question itself', 400, 'BadWords', true],
  ['the key', 401, 'MissingKey', false],
  ['too many questions', 429, 'Unreadable', false],
  ['a server in trouble', 503, 'NotReady', false],
  ['a proxy', 502, 'Unreadable', false],
  ['a page to sign in', 200, 'Unreadable', false],
])('%s: %i %s', (_, status, code, isNoAddress) => {
  const error = new RefusedError(status, code, '');
  expect(serverTrouble(error)?.way).toBe(isNoAddress ? undefined : 'server');
  expect(saysNoAddress(error)).toBe(isNoAddress);
});
