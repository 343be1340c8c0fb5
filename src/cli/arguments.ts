import { parseArgs } from 'node:util';
import { UsageError } from './terminal.ts';

/**
 * Flags and inputs of one command. A coordinate may begin with a minus, which is no flag here: `--focus -33.8,151.2` and
 * `tessera words -33.8,151.2` mean what they say.
 */
type Flag = { readonly type: 'string' | 'boolean'; readonly short?: string };
export type Flags = { readonly [name: string]: Flag };

export type Arguments<F extends Flags> = {
  /** The value of a flag that takes one. */
  text(name: keyof F): string | undefined;
  /** Whether a flag that takes none was given. */
  isSet(name: keyof F): boolean;
  readonly inputs: readonly string[];
};

const NEGATIVE_NUMBER = /^-[\d.]/;
const NUMBER = /^[+-]?[\d.]+,?$/;

const takesText = (arg: string | undefined, flags: Flags): boolean => {
  if (arg === undefined) return false;
  const flag = arg.startsWith('--')
    ? flags[arg.slice(2)]
    : Object.values(flags).find(({ short }) => arg === `-${short}`);
  return flag?.type === 'string';
};

/** Makes negative numbers unlike flags: joined to the flag they belong to, or with a space in front. */
const withoutNegatives = (args: readonly string[], flags: Flags): string[] => {
  const plain: string[] = [];
  for (const arg of args) {
    const before = plain.at(-1);
    if (!NEGATIVE_NUMBER.test(arg)) plain.push(arg);
    else if (takesText(before, flags))
      plain.splice(-1, 1, before?.startsWith('--') ? `${before}=${arg}` : before + arg);
    else plain.push(` ${arg}`);
  }
  return plain;
};

/** `51.5 -0.12` and `51.5, -0.12` without quotes are one position. */
const withPairsJoined = (inputs: readonly string[]): readonly string[] => {
  if (inputs.length < 2 || !inputs.every((input) => NUMBER.test(input))) return inputs;
  const pairs = inputs.map((input, at) => `${input.replace(/,$/, '')},${inputs[at + 1] ?? ''}`);
  return inputs.length % 2 === 0 ? pairs.filter((_, at) => at % 2 === 0) : inputs;
};

export const argumentsOf = <F extends Flags>(args: readonly string[], flags: F): Arguments<F> => {
  try {
    const options = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, { ...flag }]));
    const { values, positionals } = parseArgs({
      args: withoutNegatives(args, flags),
      options,
      allowPositionals: true,
      strict: true,
    });
    const text = (name: keyof F): string | undefined => {
      const value = values[String(name)];
      return typeof value === 'string' ? value : undefined;
    };
    const inputs = withPairsJoined(positionals.map((input) => input.trim()));
    return { text, isSet: (name) => values[String(name)] === true, inputs };
  } catch (error) {
    // `parseArgs` throws a TypeError with a sentence for people.
    if (error instanceof TypeError) throw new UsageError(error.message.split('. To specify')[0] ?? error.message);
    throw error;
  }
};

/** One of a few words, or a sentence that lists them. */
export const oneOf = <T extends string>(
  name: string,
  text: string | undefined,
  choices: readonly T[],
  otherwise: T,
): T => {
  if (text === undefined) return otherwise;
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new UsageError(`--${name} takes ${choices.join(', ')}, not "${text}"`);
  return found;
};

export const wholeNumber = (
  name: string,
  text: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number => {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < least || number > most) {
    throw new UsageError(`--${name} takes a whole number from ${least} to ${most}, not "${text}"`);
  }
  return number;
};
