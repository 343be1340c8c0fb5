import { afterEach, beforeEach, expect, test } from 'vitest';
import { RefusedError } from '../../client/client.ts';
import { useSettings } from './settings.ts';
import { saysNoAddress, serverTrouble } from './trouble.ts';

beforeEach(() => useSettings.setState({ server: { url: 'https://tessera.example', key: '' } }));
afterEach(() => useSettings.setState({ server: undefined }));

test.each([
  ['the question itself', 400, 'BadWords', true],
  ['the key', 401, 'MissingKey', false],
  ['too many questions', 429, 'Unreadable', false],
  ['a server in trouble', 503, 'NotReady', false],
  ['a proxy', 502, 'Unreadable', false],
  ['a page to sign in', 200, 'Unreadable', false],
])('%s: %i %s', (_, status, code, isNoAddress) => {
  const error = new RefusedError(status, code, '');
  expect(serverTrouble(error)?.isServer ?? false).toBe(!isNoAddress);
  expect(saysNoAddress(error)).toBe(isNoAddress);
});
