import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, legibleAccent } from './accent.ts';

test('black on white has the greatest contrast there is', () => {
  expect(contrast('000000', 'ffffff')).toBeCloseTo(21, 5);
  expect(contrast('777777', 'ffffff')).toBeCloseTo(4.478, 2);
});

test('an accent that can be read stays as it is', () => {
  expect(legibleAccent('c2410c', 'light')).toEqual({ accent: 'c2410c', ink: 'ffffff' });
});

const papers = { light: 'fdfbf8', dark: '1e1b18' } as const;

test('any colour becomes legible on the paper, and ink on it is legible too', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((whole) => whole.toString(16).padStart(6, '0'));
  fc.assert(
    fc.property(colour, fc.constantFrom('light' as const, 'dark' as const), (hex, theme) => {
      const { accent, ink } = legibleAccent(hex, theme);
      expect(contrast(accent, papers[theme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent, ink)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
