import type { Engine } from '../engine/index.ts';

/**
 * Whether a text is the beginning of an address, too short to be searched for: by contract it takes two whole words and
 * a letter of the third. Two words where one is unknown may be three with a dot forgotten, and are searched for.
 */
export const isTooShort = (engine: Engine, text: string): boolean => {
  const [first, second, third] = text.split(/[^\p{L}\p{M}]+/u).filter((part) => part !== '');
  if (first === undefined) return true;
  if (second === undefined || third !== undefined) return false;
  const read = engine.toSquare(`${first}.${second}.${first}`);
  return read.ok || read.problem.code === 'addresses-nothing' || read.problem.code === 'mixed-languages';
};
