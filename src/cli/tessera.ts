import { run } from './main.ts';

/** The program behind `tessera`: prints what a command returns. */
const { text, exitCode } = await run(process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(text);
process.exit(exitCode);
