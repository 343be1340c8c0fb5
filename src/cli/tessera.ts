import { run } from './main.ts';

/** The program behind `tessera`. */
const { stdin, stdout, stderr, env } = process;

// Whoever reads us may have enough, as `head` does: that is no fault of anybody.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// Not process.exit: what is still on its way into a pipe would be lost.
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env });
