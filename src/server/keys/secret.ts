import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Secrets we hand out once and never keep: keys (`tsr_`) and management tokens (`tsm_`).
 *
 * A secret is 160 random bits, so a plain SHA-256 of it is enough at rest: slow password hashes defend secrets that
 * people could have guessed, and would cost every request milliseconds. The prefix lets scanners of leaked secrets find
 * them; four check characters let us turn garbage away without asking any store.
 */
export type SecretKind = 'tsr' | 'tsm' | 'tsc';

const SECRET_BYTES = 20;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const SECRET = /^(tsr|tsm|tsc)_[a-z2-7]{36}$/;

const base32 = (bytes: Uint8Array): string => {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return text;
};

/** Twenty bits of FNV-1a over the rest: no secret in it, it only tells typing errors and garbage from keys. */
const checkOf = (body: string): string => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < body.length; at++) sum = Math.imul(sum ^ body.charCodeAt(at), 0x01000193);
  sum ^= sum >>> 15;
  return [15, 10, 5, 0].map((shift) => ALPHABET[(sum >>> shift) & 31]).join('');
};

export const newSecret = (kind: SecretKind): string => {
  const body = `${kind}_${base32(randomBytes(SECRET_BYTES))}`;
  return body + checkOf(body);
};

export const looksLike = (kind: SecretKind, text: string): boolean =>
  SECRET.test(text) && text.startsWith(kind) && checkOf(text.slice(0, -4)) === text.slice(-4);

/** What is stored in place of a secret. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret, 'base64url');

/**
 * Whether two hashes are the same. Finding a record by its hash already leaks nothing useful about the secret;
 * comparing without a shortcut as well costs under a microsecond and ends the discussion.
 */
export const isSameHash = (given: string, stored: string): boolean =>
  given.length === stored.length && timingSafeEqual(Buffer.from(given), Buffer.from(stored));

/** Names a key or an account in lists and logs; tells nothing about the secret. */
export const newId = (): string => randomBytes(9).toString('base64url');
