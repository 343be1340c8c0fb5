import { expect, test } from 'vitest';
import { pathOfCentre, pathOfWords, viewOfPath } from './view.ts';

test.each([
  ['/filled.count.soap', { words: 'filled.count.soap' }],
  ['/stra%C3%9Fe.haus.baum', { words: 'straße.haus.baum' }],
  ['/道路.上海.花园', { words: '道路.上海.花园' }],
  ['/@51.5,-0.12,17', { centre: { lat: 51.5, lng: -0.12, zoom: 17 } }],
  ['/@51.5,-0.12,17.5z', { centre: { lat: 51.5, lng: -0.12, zoom: 17.5 } }],
  ['/@51.5,-0.12', { centre: { lat: 51.5, lng: -0.12, zoom: 16 } }],
  ['/filled.count.soap/', { words: 'filled.count.soap' }],
  ['/index.html', {}],
  ['/@91,0,3', { isBroken: true }],
  ['/@NaN,0,3', { isBroken: true }],
  ['/nothing', { isBroken: true }],
  ['/', {}],
  ['/two.words', { isBroken: true }],
  ['/four.words.are.many', { isBroken: true }],
  ['/%E0%A4%A', { isBroken: true }],
  ['/<script>.a.b/..', { isBroken: true }],
] as const)('%s', (path, view) => {
  expect(viewOfPath(path)).toEqual(view);
});

test('words and centres come back from their paths', () => {
  expect(viewOfPath(pathOfWords('čaj.řeka.žába'))).toEqual({ words: 'čaj.řeka.žába' });
  expect(viewOfPath(pathOfCentre(-33.85678, 151.2153, 12.5))).toEqual({
    centre: { lat: -33.85678, lng: 151.2153, zoom: 12.5 },
  });
});
