import { createInterface } from 'node:readline';
import { type Terminal, UsageError } from '../terminal.ts';

/** What is asked: the arguments, or, when there are none or one is `-`, each line of stdin that is not blank. */
export async function* inputsOf(inputs: readonly string[], { stdin }: Terminal, what: string): AsyncGenerator<string> {
  if (inputs.length === 0 && stdin.isTTY === true) throw new UsageError(`give ${what}, or pipe one a line into it`);
  for (const input of inputs.length === 0 ? ['-'] : inputs) {
    if (input !== '-') {
      yield input;
      continue;
    }
    for await (const line of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() !== '') yield line.trim();
    }
  }
}
