import { type Coding, type Converted, type Converter, resultFrame } from './convert.ts';
import type { Plan, Sample } from './plan.ts';
import { type Chunk, linesOf, openRecordCutter } from './records.ts';

/**
 * A whole table through converters, in its order and in constant memory: never more than `inFlight` chunks at a time.
 */
export type TableJob = {
  /** The file, from its first letter. */
  readonly pieces: AsyncIterable<string> | Iterable<string>;
  readonly plan: Plan;
  readonly sample: Sample;
  readonly coding: Coding;
  readonly convert: Converter;
  /** How many chunks may be under way: as many as keep all converters busy. */
  readonly inFlight: number;
};

const text = (content: string): Converted => ({ text: content, rows: 0, refused: 0, problems: [] });

/** The result in pieces: what stands before the rows, the rows, what stands behind them. */
export async function* convertTable({
  pieces,
  plan,
  sample,
  coding,
  convert,
  inFlight,
}: TableJob): AsyncGenerator<Converted> {
  const frame = resultFrame(plan, sample.firstText, coding);
  yield text(frame.head);
  const header = plan.hasHeader ? sample.firstText : '';
  const cutter = openRecordCutter(plan.dialect, 1 + linesOf(header, plan.dialect.lineEnd));
  const underWay: Promise<Converted>[] = [];
  let between = '';

  const framed = (converted: Converted): Converted => {
    if (converted.text === '') return converted;
    const whole = { ...converted, text: between + converted.text };
    between = frame.between;
    return whole;
  };

  async function* settle(most: number): AsyncGenerator<Converted> {
    while (underWay.length > most) {
      const first = underWay.shift();
      if (first !== undefined) yield framed(await first);
    }
  }

  const start = (chunk: Chunk): void => {
    const converted = convert(chunk);
    // It is awaited in its turn; a failure before that must not count as unhandled.
    converted.catch(() => undefined);
    underWay.push(converted);
  };

  let toSkip = header.length;
  for await (const piece of pieces) {
    const chunks = cutter.push(toSkip === 0 ? piece : piece.slice(toSkip));
    toSkip = Math.max(0, toSkip - piece.length);
    for (const chunk of chunks) {
      start(chunk);
      yield* settle(inFlight - 1);
    }
  }
  for (const chunk of cutter.end()) start(chunk);
  yield* settle(0);
  yield text(frame.foot);
}
