import { expect, test } from 'vitest';
import { decimalText, degreesText } from './coordinates.ts';

test.each([
  [{ lat: 51.520847, lng: -0.195521 }, '51.520847, -0.195521', '51°31′15.0″N 0°11′43.9″W'],
  [{ lat: -33.856784, lng: 151.215297 }, '-33.856784, 151.215297', '33°51′24.4″S 151°12′55.1″E'],
  [{ lat: 0, lng: 59.99999999 }, '0.000000, 60.000000', '0°00′00.0″N 60°00′00.0″E'],
] as const)('%o', (point, decimal, degrees) => {
  expect(decimalText(point)).toBe(decimal);
  expect(degreesText(point)).toBe(degrees);
});
