import { RefusedError } from '../../client/client.ts';
import { argumentsOf, oneOf } from '../arguments.ts';
import { type Command, EXIT, UsageError, write } from '../terminal.ts';
import { openInterface, reasonOf } from './interface.ts';

const HELP = `Usage: tessera grid [options] S,W,N,E

The lines of the grid inside a box, at most 4 km from corner to corner.

  -f, --format FORMAT   geojson (one MultiLineString), json or csv

  tessera grid 51.5206,-0.1962,51.5210,-0.1952 > grid.geojson
`;

const FLAGS = { format: { type: 'string', short: 'f' } } as const;

type Corner = { readonly lat: number; readonly lng: number };
type Lines = { readonly lines: readonly { readonly start: Corner; readonly end: Corner }[] };

const csvOf = ({ lines }: Lines): string => {
  const rows = lines.map(({ start, end }) => `${start.lat},${start.lng},${end.lat},${end.lng}\n`);
  return `start_latitude,start_longitude,end_latitude,end_longitude\n${rows.join('')}`;
};

export const grid: Command = {
  summary: 'the lines of the grid inside a box',
  help: HELP,
  run: async (args, { stdout, stderr }) => {
    const { text, inputs } = argumentsOf(args, FLAGS);
    const shape = oneOf('format', text('format'), ['geojson', 'json', 'csv'], 'geojson');
    const [box, more] = inputs;
    if (box === undefined || more !== undefined) {
      throw new UsageError('give one box, as in "tessera grid 51.5206,-0.1962,51.5210,-0.1952"');
    }
    const { ask } = await openInterface(false);
    const query = new URLSearchParams({ 'bounding-box': box, format: shape === 'geojson' ? 'geojson' : 'json' });
    try {
      const body = await ask('/v3/grid-section', query);
      await write(stdout, shape === 'csv' ? csvOf(JSON.parse(body)) : `${body}\n`);
      return EXIT.fine;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      await write(stderr, `tessera grid: "${box}": ${reasonOf(error)}\n`);
      return EXIT.refused;
    }
  },
};
