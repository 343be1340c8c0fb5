import type { SquareAddress } from '../../client/client.ts';
import { languageOf } from '../../engine/index.ts';
import { argumentsOf, oneOf } from '../arguments.ts';
import { type Command, UsageError } from '../terminal.ts';
import { answerEach } from './answer-each.ts';
import { inputsOf } from './inputs.ts';
import { openInterface } from './interface.ts';
import { SHAPES, writingOf } from './shapes.ts';

const HELP = `Usage: tessera words [options] LAT,LNG ...

The three words of positions. Without a position, each line of stdin is one.

  -l, --language CODE   language of the words (en)
  -f, --format FORMAT   text (words only), json, geojson or csv

  tessera words 51.520847,-0.195521
  tessera words --language de --format json -33.8568,151.2153
  cut -f 2,3 --output-delimiter , places.tsv | tessera words
`;

const FLAGS = { language: { type: 'string', short: 'l' }, format: { type: 'string', short: 'f' } } as const;

export const words: Command = {
  summary: 'the three words of positions',
  help: HELP,
  run: async (args, terminal) => {
    const { text, inputs } = argumentsOf(args, FLAGS);
    const shape = oneOf('format', text('format'), SHAPES, 'text');
    const language = languageOf(text('language') ?? 'en');
    if (language === undefined) {
      throw new UsageError(`--language takes one of 27 codes such as en, de, ja, not "${text('language')}"`);
    }
    const asked = inputsOf(inputs, terminal, 'a position, as in "tessera words 51.5,-0.12"');
    const { ask } = await openInterface(shape !== 'text');
    const answer = async (coordinates: string) => {
      const query = new URLSearchParams({ coordinates, language: language.code });
      const { map: _, ...found }: SquareAddress = JSON.parse(await ask('/v3/convert-to-3wa', query));
      return [found];
    };
    const writing = writingOf(shape, (found) => found.words);
    return answerEach({ name: 'words', inputs: asked, writing, ask: answer }, terminal);
  },
};
