import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonpOf } from './jsonp.ts';
import { xmlOf } from './xml.ts';

const rootOf = (xml: string) => {
  const onError = (level: string, message: string): never => {
    throw new Error(`${level}: ${message}`);
  };
  return new DOMParser({ onError }).parseFromString(xml, 'application/xml').documentElement!;
};

describe('xmlOf', () => {
  it('names the items of a list in the singular and leaves out what is undefined', () => {
    const tree = { suggestions: [{ rank: 1 }, { rank: 2 }], status: { status: 200 }, gone: undefined };
    expect(xmlOf('autosuggest', tree)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><autosuggest><suggestions><suggestion><rank>1</rank></suggestion>' +
        '<suggestion><rank>2</rank></suggestion></suggestions><status><status>200</status></status></autosuggest>',
    );
  });

  it('gives any text back through a parser, but for what XML can not hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const held = text.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu, '');
        const expected = held.replace(/\r\n?/g, '\n');
        expect(rootOf(xmlOf('root', { text })).textContent).toBe(expected);
      }),
    );
  });
});

describe('jsonpOf', () => {
  it('is one call of the function with the very value, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const script = jsonpOf('call', JSON.stringify({ text }));
        expect(script.startsWith('/**/call(')).toBe(true);
        expect(/[\u2028\u2029]/.test(script)).toBe(false);
        const seen: unknown[] = [];
        new Function('call', script)((value: unknown) => seen.push(value));
        expect(seen).toEqual([{ text }]);
      }),
    );
  });
});
