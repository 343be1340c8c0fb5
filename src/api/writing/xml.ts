/**
 * A tree of objects, lists and plain values as XML.
 *
 * An object's members become elements of their names; a list's items become elements named after the list in the
 * singular. Text is escaped, and what XML can not hold at all is left out, so the result is well formed for any input.
 */

/** Control characters and halves of surrogate pairs: not even an escape may stand for these. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

const escapes: { readonly [letter: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** All lists that are written are plurals in s. */
const singular = (name: string): string => (name.endsWith('s') ? name.slice(0, -1) : 'item');

const isTree = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

const element = (name: string, value: unknown): string => {
  if (value === undefined) return '';
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => element(singular(name), item));
    return `<${name}>${items.join('')}</${name}>`;
  }
  if (!isTree(value)) return `<${name}>${escaped(String(value))}</${name}>`;
  const members = Object.entries(value).map(([member, inner]) => element(member, inner));
  return `<${name}>${members.join('')}</${name}>`;
};

export const xmlOf = (root: string, tree: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${element(root, tree)}`;
