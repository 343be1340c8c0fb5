import { expect, test } from 'vitest';
import { routeLink } from './route-link.ts';

const AT = { lat: 51.5, lng: -0.12 };
const ANDROID = 'geo:51.5,-0.12?q=51.5,-0.12';
const APPLE = 'https://maps.apple.com/?daddr=51.5,-0.12';
const ELSEWHERE = 'https://www.openstreetmap.org/directions?to=51.5%2C-0.12';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile', ANDROID],
  ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', ANDROID],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari', APPLE],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile Safari', APPLE],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari', APPLE],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0', ELSEWHERE],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', ELSEWHERE],
  ['', ELSEWHERE],
])('%s', (device, link) => {
  const { href, target, rel } = routeLink(AT, device);
  expect(href).toBe(link);
  // A page of others does not take the place of this one; an app leaves it where it is.
  expect([target, rel]).toEqual(link === ANDROID ? [undefined, undefined] : ['_blank', 'noreferrer']);
});
