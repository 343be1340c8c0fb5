import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { answeringServer } from '../queries/engine.ts';
import { usePlace } from './use-place.ts';

vi.mock('../queries/engine.ts', () => ({ answeringServer: vi.fn(), client: {}, engine: vi.fn() }));

// Kept before anything reads it.
const server = vi.hoisted(() => {
  const kept = { url: 'https://tessera.example', key: 'k' };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ server: kept }) });
  return kept;
});

afterEach(() => vi.resetAllMocks());

/** An answer without names: of the engine in the page before it knows them, or of a server that knows of none here. */
const Place = () => usePlace({ coordinates: { lat: 46.9, lng: 7.4 }, nearestPlace: '', country: 'ZZ' }).text;

test('nothing is at sea before the engine that answers knows the names, whatever server the settings name', () => {
  expect(renderToStaticMarkup(createElement(Place))).toBe('…');
});

test('a server that knows of no country here says that it is at sea', () => {
  vi.mocked(answeringServer).mockReturnValue(server);
  expect(renderToStaticMarkup(createElement(Place))).toBe('At sea');
});
