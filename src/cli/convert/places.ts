import { tableOf } from '../../batch/index.ts';
import { formatOf, readPlaces } from '../../formats/index.ts';
import { type Terminal, write } from '../terminal.ts';
import { BYTES } from './bytes.ts';
import type { Source } from './source.ts';

const WHY_LEFT_OUT = {
  'no-position': 'it has no position',
  'not-on-earth': 'its position is not on Earth',
  'not-a-point': 'it is no point',
} as const;

/** A file of places as a table; a table as it is. Places are read whole: none of their formats can be cut into pieces. */
export const asTable = async (source: Source, { stderr }: Terminal): Promise<Source> => {
  if (formatOf(source.start) === 'csv') return source;
  let text = '';
  for await (const piece of source.pieces()) text += piece;
  const read = readPlaces(BYTES.decode(text));
  if (!read.ok) throw new Error(`${source.name} can not be read (${read.problem.code}): ${read.problem.detail}`);
  for (const { entry, reason } of read.value.leftOut) {
    await write(stderr, `${source.name}: entry ${entry} is left out: ${WHY_LEFT_OUT[reason]}\n`);
  }
  const table = BYTES.encode(tableOf(read.value));
  async function* pieces(): AsyncGenerator<string> {
    yield table;
  }
  return { ...source, start: table, isWhole: true, pieces };
};
