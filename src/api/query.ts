/**
 * A query string, read once and with care: which parameter came how often, and whether its encoding is sound.
 *
 * URLSearchParams is not used because it can not tell a well encoded value from a broken one (it puts U+FFFD in place of
 * bad UTF-8), and an unencoded parameter is an error callers must hear about.
 */
export type Query = {
  /** How often a parameter came. */
  count(name: string): number;
  /** The first value, decoded; undefined when the parameter is absent, `UNREADABLE` when it is not URL-encoded. */
  value(name: string): string | typeof UNREADABLE | undefined;
};

export const UNREADABLE = Symbol('not URL-encoded');

/** Everything a URL may not hold as it is, and the two characters that stand for others. */
const needsDecoding = /[^!-$&-*,-~]/;

const decoded = (raw: string): string | typeof UNREADABLE => {
  if (!needsDecoding.test(raw)) return raw;
  for (let at = 0; at < raw.length; at++) {
    const code = raw.charCodeAt(at);
    if (code <= 0x20 || code >= 0x7f) return UNREADABLE;
  }
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return UNREADABLE;
  }
};

export const readQuery = (raw: string): Query => {
  // Mostly nothing is encoded; to look once is cheaper than to look at every part.
  const isPlain = !needsDecoding.test(raw);
  const names: string[] = [];
  const values: string[] = [];
  for (let from = 0; from < raw.length; ) {
    let end = raw.indexOf('&', from);
    if (end < 0) end = raw.length;
    let equals = raw.indexOf('=', from);
    if (equals < 0 || equals > end) equals = end;
    const name = raw.slice(from, equals);
    // A name with broken encoding is the name of no parameter.
    const plain = isPlain ? name : decoded(name);
    if (typeof plain === 'string') {
      names.push(plain);
      values.push(raw.slice(equals + 1, end));
    }
    from = end + 1;
  }
  return {
    count: (name) => {
      let count = 0;
      for (const each of names) if (each === name) count++;
      return count;
    },
    value: (name) => {
      const at = names.indexOf(name);
      return at < 0 ? undefined : isPlain ? values[at]! : decoded(values[at]!);
    },
  };
};
