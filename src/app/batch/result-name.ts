import type { BatchWishes } from '../../client/batch.ts';

/** A table is written as it was read, tabs and all; everything else becomes CSV. */
const TABLE = /\.(csv|tsv|tab|txt)$/i;

/** The name of the result: the file's own, with what was done to it. */
export const resultName = (name: string, shape: BatchWishes['shape']): string => {
  const ending = shape === 'csv' ? (TABLE.exec(name)?.[1]?.toLowerCase() ?? 'csv') : shape;
  return `${name.replace(/\.[a-z]{2,8}$/i, '')}.tessera.${ending}`;
};
