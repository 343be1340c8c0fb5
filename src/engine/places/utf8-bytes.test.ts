import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Bytes } from './utf8-bytes.ts';

test('text of any script becomes what the platform makes of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8Bytes(text)).toEqual(Uint8Array.from(new TextEncoder().encode(text)));
    }),
  );
});
