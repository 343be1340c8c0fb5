import { expect, test } from 'vitest';
import { degreesOf, pairOf } from './index.ts';

test.each([
  ['51.5', 51.5],
  [' -0.12 ', -0.12],
  ['51,5', 51.5],
  ['1e-7', 1e-7],
  ['', Number.NaN],
  ['0x10', Number.NaN],
  ['12a', Number.NaN],
  ['Infinity', Number.NaN],
])('degrees in %j', (text, degrees) => {
  expect(degreesOf(text)).toBe(degrees);
});

test.each([
  ['51.5,-0.12', { lat: 51.5, lng: -0.12 }],
  ['51.5, -0.12', { lat: 51.5, lng: -0.12 }],
  ['51.5 -0.12', { lat: 51.5, lng: -0.12 }],
  ['51,5; -0,12', { lat: 51.5, lng: -0.12 }],
  ['51,5 -0,12', { lat: 51.5, lng: -0.12 }],
  ['51.5 , -0.12', { lat: 51.5, lng: -0.12 }],
  ['51,5 , -0,12', { lat: 51.5, lng: -0.12 }],
  ['51.5', undefined],
  ['51.5,1,2', undefined],
  ['north', undefined],
])('a pair in %j', (text, pair) => {
  expect(pairOf(text)).toEqual(pair);
});
