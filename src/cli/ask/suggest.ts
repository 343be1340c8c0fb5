import { argumentsOf, oneOf, wholeNumber } from '../arguments.ts';
import type { Command } from '../terminal.ts';
import { answerEach } from './answer-each.ts';
import { inputsOf } from './inputs.ts';
import { openInterface } from './interface.ts';
import { type Found, SHAPES, writingOf } from './shapes.ts';

const HELP = `Usage: tessera suggest [options] TEXT ...

The addresses that may have been meant by a mistyped or unfinished one, best first. Without a text, each line of stdin
is one.

  -n, --count N         how many, 1 to 100 (3)
  -l, --language CODE   the language that is meant, when the text does not tell
      --focus LAT,LNG   prefer addresses near here
      --country LIST    only in these countries, as in GB,IE
      --box S,W,N,E     only inside this box
      --circle LAT,LNG,KM
                        only inside this circle
      --polygon LIST    only inside this ring: LAT,LNG,LAT,LNG,... with the first position repeated last
  -f, --format FORMAT   text, json, geojson or csv

  tessera suggest filled.count.sope --focus 51.5,-0.12
`;

const FLAGS = {
  count: { type: 'string', short: 'n' },
  language: { type: 'string', short: 'l' },
  focus: { type: 'string' },
  country: { type: 'string' },
  box: { type: 'string' },
  circle: { type: 'string' },
  polygon: { type: 'string' },
  format: { type: 'string', short: 'f' },
} as const;

const MOST = 100;

const textOf = ({ words, nearestPlace, country, distanceToFocusKm }: Found): string => {
  const place = [nearestPlace, country].filter((part) => part !== '' && part !== 'ZZ').join(', ');
  return [words, place, ...(distanceToFocusKm === undefined ? [] : [`${distanceToFocusKm} km`])].join('\t');
};

export const suggest: Command = {
  summary: 'addresses that may have been meant',
  help: HELP,
  run: async (args, terminal) => {
    const { text, inputs } = argumentsOf(args, FLAGS);
    const shape = oneOf('format', text('format'), SHAPES, 'text');
    const options = {
      'n-results': wholeNumber('count', text('count'), 3, 1, MOST),
      language: text('language'),
      focus: text('focus'),
      'clip-to-country': text('country'),
      'clip-to-bounding-box': text('box'),
      'clip-to-circle': text('circle'),
      'clip-to-polygon': text('polygon'),
    };
    const asked = inputsOf(inputs, terminal, 'a text, as in "tessera suggest filled.count.soa"');
    const { client } = await openInterface(true);
    const answer = async (input: string): Promise<readonly Found[]> => {
      const found = await client.suggest(input, options);
      return found.map(({ words, language, country, nearestPlace, coordinates, rank, distanceToFocusKm }) => ({
        words,
        language,
        country,
        nearestPlace,
        coordinates,
        rank,
        ...(distanceToFocusKm === undefined ? {} : { distanceToFocusKm }),
      }));
    };
    return answerEach({ name: 'suggest', inputs: asked, writing: writingOf(shape, textOf), ask: answer }, terminal);
  },
};
