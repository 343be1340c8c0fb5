import { expect, test } from 'vitest';
import { optionsIn } from '../options.ts';
import { originToName } from './origin.ts';

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
  // A page from a file, as browsers differ in telling it.
  ['null', '*'],
  ['file://', '*'],
])('a page of the origin %s names %s, and the frame can read it', (origin, named) => {
  expect(originToName(origin)).toBe(named);
  expect(optionsIn(new URLSearchParams({ origin: named }))).toEqual({ options: { origin: named }, wrong: [] });
});
