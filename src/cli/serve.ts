import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { USAGE } from '../server/options.ts';
import { type Command, EXIT } from './terminal.ts';

/** `tessera serve`: becomes the server, which reads its own flags and lives until it is told to stop. */
export const serve: Command = {
  summary: 'serve the map and the interface for programs',
  help: USAGE.replace('npm start --', 'tessera serve'),
  run: async (args) => {
    // The built server lies beside the built command line. It looks at the arguments of the process, for it hands them
    // to the processes that share its port.
    const program = join(import.meta.dirname, 'main.js');
    process.argv = [process.execPath, program, ...args];
    await import(/* @vite-ignore */ pathToFileURL(program).href);
    return EXIT.fine;
  },
};
