import { expect, test } from 'vitest';
import type { Fault } from '../../client/batch.ts';
import { speak } from '../text/messages.ts';
import { reasonOf } from './reason.ts';

const message = 'a technical sentence';

test('a row says why it has no answer in the language of the page, with what it is about', async () => {
  const faults: readonly (readonly [Fault, string])[] = [
    [{ code: 'unknown-word', word: 'nope', position: 0, message }, '„nope“ steht in keiner Wortliste.'],
    [{ code: 'not-an-address', message }, 'Das sind keine drei Wörter mit Punkten dazwischen.'],
    [{ code: 'empty-cell', message }, 'Die Zelle ist leer.'],
    [{ code: 'no-number', axis: 'longitude', text: 'west', message }, 'Länge: „west“ ist keine Zahl.'],
    [
      { code: 'out-of-range', axis: 'latitude', value: 95.5, limit: 90, message },
      'Breite: 95,5 liegt nicht zwischen -90 und 90.',
    ],
    [{ code: 'wrong-width', count: 1, width: 3, message }, 'Spalten: 1 statt 3.'],
  ];
  await speak('de');
  for (const [fault, sentence] of faults) expect(reasonOf(fault)).toBe(sentence);
  await speak('en');
});
