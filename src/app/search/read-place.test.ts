import { expect, test } from 'vitest';
import { readPosition } from './read-place.ts';

test.each([
  ['51.5,-0.12', 51.5, -0.12],
  ['51.5, -0.12', 51.5, -0.12],
  ['51.5 -0.12', 51.5, -0.12],
  ['+51.5;-0.12', 51.5, -0.12],
  ['geo:51.5,-0.12?z=19', 51.5, -0.12],
  ['https://www.openstreetmap.org/#map=17/51.50070/-0.12461', 51.5007, -0.12461],
  ['https://maps.example/maps/@51.5007,-0.1246,17z', 51.5007, -0.1246],
  ['https://maps.example/?q=51.5007,-0.1246', 51.5007, -0.1246],
  ['51°30\'2.5"N 0°7\'28.6"W', 51.500694, -0.124611],
  ['N 51° 30.0417 W 0° 7.4767', 51.500695, -0.124612],
  ['33°51\'25"S, 151°12\'55"E', -33.856944, 151.215278],
] as const)('%s', (text, lat, lng) => {
  const position = readPosition(text);
  expect(position?.lat).toBeCloseTo(lat, 5);
  expect(position?.lng).toBeCloseTo(lng, 5);
});

test.each(['filled.count.soap', '91,0', '51.5', 'Berlin', '', 'https://example.org/', '12 Main Street'])(
  '%s is none',
  (text) => {
    expect(readPosition(text)).toBeUndefined();
  },
);
