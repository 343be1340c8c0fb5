import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDecoder } from './decoding.ts';

const decoded = (bytes: Uint8Array, size: number): string => {
  const decoder = openDecoder(bytes);
  let text = '';
  for (let at = 0; at < bytes.length; at += size) text += decoder.push(bytes.subarray(at, at + size));
  return text + decoder.end();
};

test('cut anywhere, UTF-8 and the older encoding give their letters back', () => {
  const letter = fc.constantFrom(...'ab,\n', 'é', 'ö', 'Ã', '¿');
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 20 }), fc.integer({ min: 1, max: 5 }), (letters, size) => {
      const text = letters.join('');
      expect(decoded(Buffer.from(`${text}道😀`), size)).toBe(`${text}道😀`);
      // One letter of Latin-1 between plain ones is never UTF-8.
      expect(decoded(Buffer.from(`plain ${text.replace(/[^\0-\x7f]/g, '')}é${'x'.repeat(size)}`, 'latin1'), size)).toBe(
        `plain ${text.replace(/[^\0-\x7f]/g, '')}é${'x'.repeat(size)}`,
      );
    }),
  );
  for (let end = 0; end < 3; end++)
    expect(decoded(Buffer.from(`aé${'x'.repeat(end)}`, 'latin1'), 2)).toBe(`aé${'x'.repeat(end)}`);
});

test('UTF-16 by its mark', () => {
  expect(decoded(Buffer.from('\ufeffKöln', 'utf16le'), 3)).toBe('Köln');
});
