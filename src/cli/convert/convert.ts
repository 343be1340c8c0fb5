import { availableParallelism } from 'node:os';
import {
  addedNames,
  type Columns,
  columnNamed,
  convertTable,
  type Direction,
  type Plan,
  planOf,
  type Sample,
  SHAPES,
  sampleOf,
} from '../../batch/index.ts';
import { languageOf } from '../../engine/index.ts';
import { type Arguments, argumentsOf, oneOf, wholeNumber } from '../arguments.ts';
import { type Command, EXIT, type Terminal, UsageError } from '../terminal.ts';
import { BYTES } from './bytes.ts';
import { openErrorReport } from './error-report.ts';
import { asTable } from './places.ts';
import { openPool, type Pool } from './pool.ts';
import { openProgress } from './progress.ts';
import { openSource } from './source.ts';
import { openTarget } from './target.ts';

const HELP = `Usage: tessera convert [options] [FILE]

Adds three-word addresses to a table of coordinates, or coordinates to a table of addresses. Reads CSV, TSV (any size,
in constant memory), GeoJSON, GPX or KML from FILE or stdin. Every row that goes in comes out, with the reason in the
column "error" when it has no answer.

  -o, --output FILE       where the result goes (stdout); appears only when it is whole
  -f, --format FORMAT     csv, json (an object a line), geojson, gpx or kml; the last three hold places only
  -e, --errors FILE       every row without an answer, by its line in the table, and why
      --to WHAT           words or coordinates, when the table has both
  -l, --language CODE     language of the words that are written (en)
      --lat COLUMN        columns by name or by number from 1; they are guessed when left out
      --lng COLUMN
      --coordinates COLUMN   one column with both, as in "51.5, -0.12"
      --words COLUMN
      --separator CHAR    comma, semicolon, tab or any other character; guessed when left out
      --header yes|no     whether the first row holds names; guessed when left out
  -j, --jobs N            threads (as many as the machine has cores)
  -q, --quiet             say nothing but what is wrong

  tessera convert places.csv -o places.words.csv
  tessera convert places.tsv --language de --format geojson > places.geojson
  zcat big.csv.gz | tessera convert --lat y --lng x | gzip > out.csv.gz
`;

const FLAGS = {
  output: { type: 'string', short: 'o' },
  errors: { type: 'string', short: 'e' },
  format: { type: 'string', short: 'f' },
  to: { type: 'string' },
  language: { type: 'string', short: 'l' },
  lat: { type: 'string' },
  lng: { type: 'string' },
  coordinates: { type: 'string' },
  words: { type: 'string' },
  separator: { type: 'string' },
  header: { type: 'string' },
  jobs: { type: 'string', short: 'j' },
  quiet: { type: 'boolean', short: 'q' },
} as const;

type ConvertArguments = Arguments<typeof FLAGS>;

const MOST_JOBS = 64;

const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
  ['\\t', '\t'],
]);

const separatorFrom = (text: string | undefined): string | undefined => {
  const separator = text === undefined ? undefined : (SEPARATORS.get(text) ?? text);
  if (separator !== undefined && (separator.length !== 1 || /["\r\n]/.test(separator))) {
    throw new UsageError(`--separator takes comma, semicolon, tab or one other character, not "${text}"`);
  }
  return separator;
};

/** The columns that were named on the command line; undefined when none were. */
const columnsFrom = ({ text }: ConvertArguments, header: readonly string[]): Columns | undefined => {
  const at = (flag: 'lat' | 'lng' | 'coordinates' | 'words'): number => {
    const name = text(flag) ?? '';
    const column = columnNamed(name, header);
    if (column < 0) throw new UsageError(`--${flag}: there is no column "${name}"; there are ${header.join(', ')}`);
    return column;
  };
  if (text('words') !== undefined) return { kind: 'words', words: at('words') };
  if (text('coordinates') !== undefined) return { kind: 'pair', pair: at('coordinates') };
  if (text('lat') === undefined && text('lng') === undefined) return undefined;
  if (text('lat') === undefined || text('lng') === undefined) throw new UsageError('--lat and --lng come together');
  return { kind: 'two', lat: at('lat'), lng: at('lng') };
};

const DIRECTIONS = { words: 'to-words', coordinates: 'to-coordinates' } as const;

const directionFrom = (text: string | undefined): Direction | undefined =>
  text === undefined ? undefined : DIRECTIONS[oneOf('to', text, ['words', 'coordinates'], 'words')];

const planFrom = (args: ConvertArguments, sample: Sample): Plan => {
  const { text } = args;
  const language = languageOf(text('language') ?? 'en');
  if (language === undefined) {
    throw new UsageError(`--language takes one of 27 codes such as en, de, ja, not "${text('language')}"`);
  }
  const [first = []] = sample.rows;
  if (first.length === 0) throw new UsageError('the table has no rows');
  const header = text('header');
  const plan = planOf(sample, {
    columns: columnsFrom(args, first),
    direction: directionFrom(text('to')),
    hasHeader: header === undefined ? undefined : oneOf('header', header, ['yes', 'no'], 'yes') === 'yes',
    language: language.code,
    shape: oneOf('format', text('format'), SHAPES, 'csv'),
  });
  if (plan !== undefined) return plan;
  throw new UsageError(
    `no column looks like coordinates or words; name them with --lat and --lng, --coordinates or --words. ` +
      `The first row is: ${first.join(', ').slice(0, 300)}`,
  );
};

const isStdout = (file: string | undefined): boolean => file === undefined || file === '-';

/** Formats that hold places only have no place for reasons. */
const whereReasonsStand = (plan: Plan, errors: string | undefined): string => {
  if (errors !== undefined) return `${isStdout(errors) ? 'the report' : errors} says why`;
  const isTable = plan.shape === 'csv' || plan.shape === 'json';
  return isTable ? `the column "${addedNames(plan).at(-1)}" says why` : '--errors FILE says why';
};

/** Result and report; when one of them can not be opened, nothing is left of the other. */
const openBoth = async (output: string | undefined, errors: string | undefined, terminal: Terminal) => {
  if (errors !== undefined && (output === errors || (isStdout(output) && isStdout(errors)))) {
    throw new UsageError('--errors and --output go to different files');
  }
  const target = await openTarget(output, terminal);
  try {
    return { target, report: await openErrorReport(errors, terminal) };
  } catch (error) {
    await target.abandon();
    throw error;
  }
};

export const convert: Command = {
  summary: 'a table of coordinates to words, or of words to coordinates',
  help: HELP,
  run: async (args, terminal) => {
    const given = argumentsOf(args, FLAGS);
    const { text, isSet, inputs } = given;
    const jobs = wholeNumber('jobs', text('jobs'), availableParallelism(), 1, MOST_JOBS);
    const separator = separatorFrom(text('separator'));
    const [file, more] = inputs;
    if (more !== undefined) throw new UsageError('give one file; several can be joined through a pipe');
    if (file === undefined && terminal.stdin.isTTY) throw new UsageError('give a file, or pipe a table into it');

    const source = await asTable(await openSource(file === '-' ? undefined : file, terminal.stdin), terminal);
    const sample = sampleOf(source.start, source.isWhole, {
      ...(separator !== undefined && { separator }),
      decode: BYTES.decode,
    });
    const plan = planFrom(given, sample);
    const { target, report } = await openBoth(text('output'), text('errors'), terminal);
    // Threads keep the program alive: whatever fails from here on ends them.
    let pool: Pool | undefined;
    const progress = openProgress(terminal, source, isSet('quiet'), whereReasonsStand(plan, text('errors')));
    try {
      pool = await openPool(plan, jobs);
      if (plan.shape === 'csv') await target.write(Buffer.from(source.mark, 'latin1'));
      const job = { pieces: source.pieces(), plan, sample, coding: BYTES, convert: pool.convert, inFlight: jobs * 3 };
      for await (const { text: result, rows, refused, problems } of convertTable(job)) {
        if (result !== '') await target.write(Buffer.from(result, 'latin1'));
        await report.add(problems);
        await progress.count(rows, refused, problems);
      }
      await target.finish();
      await report.finish();
    } catch (error) {
      await Promise.all([target.abandon(), report.abandon()]);
      throw error;
    } finally {
      await pool?.close();
    }
    await progress.finish();
    return progress.refused() === 0 ? EXIT.fine : EXIT.refused;
  },
};
