import { argumentsOf, oneOf } from '../arguments.ts';
import type { Command } from '../terminal.ts';
import { answerEach } from './answer-each.ts';
import { inputsOf } from './inputs.ts';
import { openInterface } from './interface.ts';
import { SHAPES, writingOf } from './shapes.ts';

const HELP = `Usage: tessera square [options] WORD.WORD.WORD ...

The square of three words, in any of the 27 languages. Without words, each line of stdin is an address.

  -f, --format FORMAT   text (centre as LAT,LNG), json, geojson or csv

  tessera square filled.count.soap
  tessera square --format geojson ///filled.count.soap
`;

const FLAGS = { format: { type: 'string', short: 'f' } } as const;

/** How many near addresses a person is offered for a wrong one. */
const OFFERS = '3';

export const square: Command = {
  summary: 'the square of three words',
  help: HELP,
  run: async (args, terminal) => {
    const { text, inputs } = argumentsOf(args, FLAGS);
    const shape = oneOf('format', text('format'), SHAPES, 'text');
    const asked = inputsOf(inputs, terminal, 'an address, as in "tessera square filled.count.soap"');
    const { client } = await openInterface(shape !== 'text');
    const answer = async (address: string) => {
      const { map: _, ...found } = await client.squareOf(address);
      return [found];
    };
    const advice = async (address: string): Promise<string> => {
      const near = await client.suggest(address, { 'n-results': OFFERS }).catch(() => []);
      return near.length === 0 ? '' : `Did you mean ${near.map((one) => one.words).join(', ')}?`;
    };
    const writing = writingOf(shape, ({ coordinates }) => `${coordinates.lat},${coordinates.lng}`);
    return answerEach({ name: 'square', inputs: asked, writing, ask: answer, advice }, terminal);
  },
};
