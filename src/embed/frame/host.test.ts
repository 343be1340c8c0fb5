import { describe, expect, test } from 'vitest';
import { commandFromHost, originOfHost } from './host.ts';

const host = { name: 'the window around' };
const origin = 'https://shop.example';
const data = { tessera: 1, type: 'clear' };

test.each([
  ['the option wins', { option: origin, ancestor: 'https://other.example', referrer: '' }, origin],
  ['then what the browser says', { ancestor: origin, referrer: 'https://other.example/page' }, origin],
  ['then where the frame was opened from', { referrer: `${origin}/checkout?step=2` }, origin],
  ['a page without an origin is unknown', { ancestor: 'null', referrer: '' }, undefined],
  ['nothing known', { referrer: '' }, undefined],
] as const)('the origin of the host: %s', (_, clues, expected) => {
  expect(originOfHost(clues)).toBe(expected);
});

describe('a command', () => {
  test.each([
    ['from the host is obeyed', { source: host, origin, data }, origin, true],
    ['from any host is obeyed when any is allowed', { source: host, origin: 'null', data }, '*', true],
    ['from another window is not', { source: { name: 'a sibling' }, origin, data }, origin, false],
    ['from another window is not, even when any origin is allowed', { source: null, origin, data }, '*', false],
    ['from another origin is not', { source: host, origin: 'https://evil.example', data }, origin, false],
    ['from an origin that begins the same is not', { source: host, origin: `${origin}.evil`, data }, origin, false],
    ['is not obeyed while the host is unknown', { source: host, origin, data }, undefined, false],
    ['that is none is not', { source: host, origin, data: { type: 'clear' } }, origin, false],
  ] as const)('%s', (_, heard, expected, isObeyed) => {
    expect(commandFromHost(heard, host, expected) !== undefined).toBe(isObeyed);
  });
});
