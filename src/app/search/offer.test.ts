import { expect, test, vi } from 'vitest';
import type { Offer } from './offer.ts';
import { keyOf } from './offer.ts';

vi.mock('../text/messages.ts', () => ({}));
vi.mock('../text/Flag.tsx', () => ({}));
vi.mock('../square/use-place.ts', () => ({}));
vi.mock('../state/settings.ts', () => ({}));

const inState = (region: string, lat: number, lng: number) => ({
  kind: 'place' as const,
  name: 'Springfield',
  region,
  country: 'US',
  at: { lat, lng },
});

test('every row has a key of its own, also when places have one name', () => {
  const [illinois, missouri] = [inState('Illinois', 39.8, -89.64), inState('Missouri', 37.22, -93.3)];
  const offers: readonly Offer[] = [
    { kind: 'here' },
    { kind: 'forget' },
    { ...illinois, zoom: 10 },
    { ...missouri, zoom: 10 },
    { kind: 'recent', found: illinois },
    { kind: 'recent', found: missouri },
    { kind: 'recent', found: { kind: 'words', words: 'filled.count.soap' } },
    { kind: 'recent', found: { kind: 'words', words: 'index.home.raft' } },
    { kind: 'position', notation: 'coordinates', at: { lat: 1, lng: 2 } },
  ];
  expect(new Set(offers.map(keyOf)).size).toBe(offers.length);
});
