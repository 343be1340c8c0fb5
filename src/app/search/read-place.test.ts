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
  ['geo:0,0?q=51.5,-0.12(Clock tower)', 51.5, -0.12],
  ['geo:51.5,-0.12;u=35', 51.5, -0.12],
  [
    'https://maps.example/maps/place/Big+Ben/@51.5,-0.12,17z/data=!3m1!4b1!8m2!3d51.5007292!4d-0.1246254',
    51.5007292,
    -0.1246254,
  ],
  ['https://maps.example/maps/search/?api=1&query=51.5007%2C-0.1246', 51.5007, -0.1246],
  ['https://maps.example/maps/place/51.5007,-0.1246', 51.5007, -0.1246],
  ["https://maps.example/maps/place/51%C2%B030'02.5%22N+0%C2%B007'28.6%22W/", 51.500694, -0.124611],
  ['https://maps.example/?ll=51.5,-0.12&q=filled.count.soap', 51.5, -0.12],
  ['https://maps.example/place?coordinate=51.5,-0.12&name=x', 51.5, -0.12],
  ['https://www.openstreetmap.org/?mlat=51.5&mlon=-0.12#map=12/40/10', 51.5, -0.12],
  ['https://maps.example/maps?cp=51.5~-0.12&lvl=17', 51.5, -0.12],
  ['https://nav.example/live-map/directions?to=ll.51.5%2C-0.12', 51.5, -0.12],
  ['https://yandex.com/maps/?ll=-0.12%2C51.5&z=17', 51.5, -0.12],
  ['https://maps.example/zakladni?x=14.42&y=50.08&z=17', 50.08, 14.42],
  ['https://maps.example/#17/51.5/-0.12', 51.5, -0.12],
  ['51°30\'2.5"N 0°7\'28.6"W', 51.500694, -0.124611],
  ['N 51° 30.0417 W 0° 7.4767', 51.500695, -0.124612],
  ['33°51\'25"S, 151°12\'55"E', -33.856944, 151.215278],
  ['51,5007; -0,1246', 51.5007, -0.1246],
  ['51,5007 -0,1246', 51.5007, -0.1246],
  ['51,5007, -0,1246', 51.5007, -0.1246],
  ['51.5007/-0.1246', 51.5007, -0.1246],
  ['(51.5, -0.12)', 51.5, -0.12],
  ['51.5007N, 0.1246W', 51.5007, -0.1246],
  ['S33.8568 E151.2153', -33.8568, 151.2153],
  ['lat: 51.5 lon: -0.12', 51.5, -0.12],
  ['Latitude=51.5, Longitude=−0.12', 51.5, -0.12],
  ['٢٩٫٩٧٩٢، ٣١٫١٣٤١', 29.9792, 31.1341],
  ['３５．６５８５，１３９．７４５４', 35.6585, 139.7454],
] as const)('%s', (text, lat, lng) => {
  const position = readPosition(text, 'en');
  expect(position?.lat).toBeCloseTo(lat, 5);
  expect(position?.lng).toBeCloseTo(lng, 5);
});

test.each([
  'filled.count.soap',
  '91,0',
  '51.5',
  'Berlin',
  '',
  'https://example.org/',
  '12 Main Street',
  '12 13 14',
  'lat',
])('%s is none', (text) => {
  expect(readPosition(text, 'en')).toBeUndefined();
});

const MADRID = '40°25′N 3°42′O';

test.each([
  ['es', MADRID, 40.4167, -3.7],
  ['fr', '48°24′N 4°29′O', 48.4, -4.4833],
  ['it', '45°04′N 7°42′O', 45.0667, -7.7],
  ['pt', 'N 38°43′ O 9°08′', 38.7167, -9.1333],
  ['es', "https://maps.example/maps/place/40%C2%B025'N+3%C2%B042'O/", 40.4167, -3.7],
  ['es', '40°25′N 3°42′E', 40.4167, 3.7],
  ['de', '52°31′N 13°24′O', 52.5167, 13.4],
  ['nl', '52°22′N 4°54′o', 52.3667, 4.9],
  ['de', '52°31′N 13°24′W', 52.5167, -13.4],
] as const)('O as the language %s writes it: %s', (pageLanguage, text, lat, lng) => {
  const position = readPosition(text, pageLanguage);
  expect(position?.lat).toBeCloseTo(lat, 3);
  expect(position?.lng).toBeCloseTo(lng, 3);
});

test.each(['en', 'ru', 'ja'])('O says nothing in the language %s', (pageLanguage) => {
  expect(readPosition(MADRID, pageLanguage)).toBeUndefined();
});
