/** Reads the built data from public/data, as tests, benchmarks and scripts need it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../public/data/', import.meta.url));

export const loadFromFolder = async (name: string): Promise<ArrayBuffer> => {
  const bytes = readFileSync(folder + name);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
};
