import { RefusedError } from '../../client/client.ts';
import { EXIT, type ExitCode, type Terminal, write } from '../terminal.ts';
import { reasonOf } from './interface.ts';
import type { Found, Writing } from './shapes.ts';

type Asking = {
  readonly name: string;
  readonly inputs: AsyncIterable<string>;
  readonly writing: Writing;
  ask(input: string): Promise<readonly Found[]>;
  /** A second sentence for a refused input, such as what may have been meant. */
  advice?(input: string): Promise<string>;
};

/** Advice costs a search; who pipes a thousand wrong lines in reads none of it. */
const MOST_ADVICE = 5;

/** Answers one input after the other; one that is refused is said on stderr and stops nothing. */
export const answerEach = async (
  { name, inputs, writing, ask, advice }: Asking,
  { stdout, stderr }: Terminal,
): Promise<ExitCode> => {
  let refused = 0;
  let head = writing.head;
  for await (const input of inputs) {
    let text: string;
    try {
      text = writing.row({ input, found: await ask(input) });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      text = writing.row({ input, found: [], refusal: reasonOf(error) });
      const also = ++refused <= MOST_ADVICE ? await advice?.(input) : undefined;
      await write(
        stderr,
        `tessera ${name}: "${input.slice(0, 200)}": ${reasonOf(error)}${also ? `\n  ${also}` : ''}\n`,
      );
    }
    await write(stdout, head + text);
    head = '';
  }
  await write(stdout, head + writing.foot);
  return refused === 0 ? EXIT.fine : EXIT.refused;
};
