import type { Coding } from '../../batch/index.ts';

/**
 * Files are read one byte to a letter (latin1), the fastest there is: cells that nobody looks at keep their bytes,
 * whatever their encoding. What is looked at or added is UTF-8.
 */
const PLAIN = /^[\0-\x7f]*$/;

export const BYTES: Coding = {
  decode: (text) => (PLAIN.test(text) ? text : Buffer.from(text, 'latin1').toString('utf8')),
  encode: (text) => (PLAIN.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1')),
};
