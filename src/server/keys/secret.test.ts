import { expect, test } from 'vitest';
import { hashOfSecret, isSameHash, looksLike, newSecret } from './secret.ts';

test('secrets are of their kind, all different, and carry 160 random bits', () => {
  const secrets = Array.from({ length: 1000 }, () => newSecret('tsr'));
  expect(new Set(secrets).size).toBe(1000);
  expect(secrets.every((secret) => looksLike('tsr', secret))).toBe(true);
  expect(secrets.some((secret) => looksLike('tsm', secret))).toBe(false);
  // 32 characters of 5 bits, and every character occurs at the last random place: no bit is fixed.
  expect(secrets[0]).toMatch(/^tsr_[a-z2-7]{36}$/);
  expect(new Set(secrets.map((secret) => secret[35])).size).toBe(32);
});

test('a key with one character changed or two swapped does not look like one', () => {
  let slipped = 0;
  for (let round = 0; round < 200; round++) {
    const secret = newSecret('tsr');
    for (let at = 4; at < secret.length; at++) {
      const changed = `${secret.slice(0, at)}${secret[at] === 'a' ? 'b' : 'a'}${secret.slice(at + 1)}`;
      if (looksLike('tsr', changed)) slipped++;
    }
  }
  expect(slipped).toBeLessThanOrEqual(2);
});

test.each(['', 'tsr_', 'a'.repeat(40), `tsr_${'a'.repeat(36)}`, `tsr_${'é'.repeat(36)}`, `${newSecret('tsr')}\n`])(
  'garbage is no key: %j',
  (text) => expect(looksLike('tsr', text)).toBe(false),
);

test('a hash is the same as itself and as no other', () => {
  const [one, other] = [hashOfSecret(newSecret('tsr')), hashOfSecret(newSecret('tsr'))];
  expect(isSameHash(one, one)).toBe(true);
  expect(isSameHash(one, other)).toBe(false);
  expect(isSameHash(one, '')).toBe(false);
  expect(one).toHaveLength(43);
});
