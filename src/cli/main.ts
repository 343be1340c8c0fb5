import { grid } from './ask/grid.ts';
import { square } from './ask/square.ts';
import { suggest } from './ask/suggest.ts';
import { words } from './ask/words.ts';
import { convert } from './convert/convert.ts';
import { keys } from './keys.ts';
import { serve } from './serve.ts';
import { type Command, EXIT, type ExitCode, type Terminal, UsageError, write } from './terminal.ts';

/**
 * `tessera <command>`: each command reads its arguments, writes to the terminal and says how it went.
 */
const COMMANDS: { readonly [name: string]: Command } = { words, square, suggest, grid, convert, serve, keys };

const list = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`);

const HELP = `Usage: tessera <command> [options]

${list.join('\n')}

"tessera <command> --help" says more. Answers go to stdout, everything else to stderr.

Exit codes: 0 all answered; 1 some questions have no answer; 2 the command line is wrong; 3 a file or our data can
not be read or written.
`;

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h' || arg === 'help';

const fail = async ({ stderr }: Terminal, name: string, error: unknown): Promise<ExitCode> => {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) {
    await write(stderr, `tessera ${name}: ${message}\nTry "tessera ${name} --help".\n`);
    return EXIT.usage;
  }
  await write(stderr, `tessera ${name}: ${message}\n`);
  return EXIT.broken;
};

export const run = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const [first = '', ...rest] = args;
  const name = first === 'help' ? (rest[0] ?? '') : first;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const isAsked = name === '' || isHelp(name);
    const trouble = isAsked ? '' : `tessera: there is no command "${name.slice(0, 40)}"\n\n`;
    await write(isAsked ? terminal.stdout : terminal.stderr, trouble + HELP);
    return isAsked ? EXIT.fine : EXIT.usage;
  }
  if (first === 'help' || rest.some((arg) => arg === '--help' || arg === '-h')) {
    await write(terminal.stdout, command.help);
    return EXIT.fine;
  }
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    return fail(terminal, name, error);
  }
};
