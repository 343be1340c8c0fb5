import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openCallers } from './caller.ts';

/** The caller of a request that comes from `peer` with these headers. */
const callerFrom = (peer: string, headers: Record<string, string>, trusted = 'loopback,10.0.0.0/8,2001:db8:1::/48') => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  return openCallers(trusted.split(',')).callerOf({ headers, socket });
};

test.each([
  ['no proxy between', '203.0.113.7', undefined, '203.0.113.7'],
  ['a stranger who speaks like a proxy', '203.0.113.7', '9.9.9.9', '203.0.113.7'],
  ['a proxy that says nothing', '10.0.0.1', undefined, '10.0.0.1'],
  ['a proxy', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a proxy, and a caller who said more', '10.0.0.1', '9.9.9.9, 203.0.113.7', '203.0.113.7'],
  ['two proxies', '127.0.0.1', '9.9.9.9, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['a proxy that names the port', '10.0.0.1', '9.9.9.9, 203.0.113.7:4711', '203.0.113.7'],
  ['two proxies that name the port', '10.0.0.1', '9.9.9.9, 203.0.113.7:4711, 10.0.0.2:80', '203.0.113.7'],
  ['a proxy that does not know', '10.0.0.1', '9.9.9.9, unknown', '10.0.0.1'],
  ['nobody at the end', '10.0.0.1', '9.9.9.9,', '10.0.0.1'],
  ['proxies only', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.1'],
  ['IPv4 on a socket for both', '::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  ['IPv6', '2001:db8:9:1:2:3:4:5', undefined, '2001:db8:9:1::/64'],
  ['IPv6 behind a proxy', '10.0.0.1', '9.9.9.9, 2001:db8:9::5', '2001:db8:9:0::/64'],
  ['IPv6 in brackets', '10.0.0.1', '9.9.9.9, [2001:0DB8:9:0:0::5], 10.0.0.2', '2001:db8:9:0::/64'],
  ['IPv6 with a port, behind two proxies', '10.0.0.1', '2001:db8:9::5, [2001:db8:1::5]:80', '2001:db8:9:0::/64'],
  ['IPv6 that begins with zeros', '::5:6:7:8:9', undefined, '0:0:0:5::/64'],
  ['IPv6 of a wire', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
])('the caller is known: %s', (_name, peer, forwardedFor, address) => {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  expect(callerFrom(peer, headers).address).toBe(address);
});

test('the last proxy tells the scheme, not the caller', () => {
  const schemeOf = (peer: string, proto: string) => callerFrom(peer, { host: 'x', 'x-forwarded-proto': proto }).origin;
  expect(schemeOf('10.0.0.1', 'https')).toBe('https://x');
  expect(schemeOf('10.0.0.1', 'https, http')).toBe('http://x');
  expect(schemeOf('10.0.0.1', 'http, https')).toBe('https://x');
  expect(schemeOf('203.0.113.7', 'https')).toBe('http://x');
});
