import { keys } from './keys.ts';

/**
 * `tessera <command>`: each command is a function of its arguments that returns what to print.
 *
 * A command that can not do what was asked throws `Refusal` with a sentence for the person; nothing else is expected.
 */
const COMMANDS = { keys } as const;

const HELP = `Usage: tessera <command>

  keys    list, add, switch off and on, rotate API keys, set quotas
`;

export const run = async (args: readonly string[]): Promise<{ readonly text: string; readonly exitCode: number }> => {
  const [name = '', ...rest] = args;
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
  if (command === undefined) return { text: HELP, exitCode: name === '' || name === 'help' ? 0 : 1 };
  return command(rest, process.env);
};
