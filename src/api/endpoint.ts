import type { Ask } from './asking.ts';
import { type Query, UNREADABLE } from './query.ts';
import type { Parsed } from './reading/parsed.ts';
import type { Schema } from './schema.ts';

/**
 * Endpoints and their parameters, declared once.
 *
 * Routing, reading, the order of errors and the OpenAPI document all come from these declarations, so that what is
 * documented is what is done. `Code` is what a generation calls its errors, `Answer` what its endpoints give back.
 */
export type Parameter<T, Code> = {
  readonly name: string;
  readonly about: string;
  readonly schema: Schema;
  readonly example: string;
  readonly read: (text: string) => Parsed<T>;
  /** The error when `read` refuses. */
  readonly malformed: Code;
} & (
  | { readonly required: true /** The error when it is absent or empty. */; readonly missing: Code }
  | { readonly required: false; readonly absent: T }
);

export type Parameters<Code> = { readonly [field: string]: Parameter<unknown, Code> };

export type ValuesOf<P> = { readonly [F in keyof P]: P[F] extends Parameter<infer T, unknown> ? T : never };

/** Why a question gets no answer. The message is for people: what was wrong, and how it is done right. */
export type Fault<Code> = {
  readonly code: Code;
  readonly message: string;
  /** An address that exists, close to the one that does not. */
  readonly suggestion?: string;
};

export type Outcome<Code, Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly fault: Fault<Code> };

export const outcome = <Answer>(value: Answer): { readonly ok: true; readonly value: Answer } => ({ ok: true, value });

export const fault = <Code>(code: Code, message: string): { readonly ok: false; readonly fault: Fault<Code> } => ({
  ok: false,
  fault: { code, message },
});

export type Declared<P extends Parameters<Code>, Code, Answer> = {
  readonly path: string;
  readonly operation: string;
  readonly summary: string;
  /** Takes milliseconds rather than microseconds, so a server lets it wait its turn. */
  readonly costly?: boolean;
  /** Taken by POST as well, parameters in the URL as ever: how some clients send it. */
  readonly alsoPost?: boolean;
  readonly parameters: P;
  /** What a good answer looks like in JSON. */
  readonly answers: Schema;
  /** What is missing only because of what other parameters say; asked with what came, still unread. */
  readonly alsoMissing?: (textOf: (name: string) => string) => Fault<Code> | undefined;
  readonly answer: (values: ValuesOf<P>, ask: Ask) => Outcome<Code, Answer> | Promise<Outcome<Code, Answer>>;
};

export type Endpoint<Code, Answer> = {
  readonly path: string;
  readonly operation: string;
  readonly summary: string;
  readonly costly: boolean;
  readonly alsoPost: boolean;
  readonly parameters: readonly Parameter<unknown, Code>[];
  readonly answers: Schema;
  readonly answer: (query: Query, ask: Ask) => Outcome<Code, Answer> | Promise<Outcome<Code, Answer>>;
};

/**
 * How a generation declares its endpoints. `duplicated` names the error of a parameter that came twice; `contradicts`
 * finds values that are fine alone and do not go together, in any of its endpoints.
 */
export const endpointsOf =
  <Code, Answer>(
    duplicated: (parameter: Parameter<unknown, Code>) => Code,
    contradicts: (values: Readonly<Record<string, unknown>>) => Fault<Code> | undefined = () => undefined,
  ) =>
  <P extends Parameters<Code>>(declared: Declared<P, Code, Answer>): Endpoint<Code, Answer> => {
    const fields = Object.keys(declared.parameters);
    const parameters = Object.values(declared.parameters);
    // Values are filled into a copy of this, which has their places already: adding them one by one takes longer.
    const blank: Record<string, unknown> = Object.fromEntries(fields.map((field) => [field, undefined]));
    return {
      ...declared,
      costly: declared.costly ?? false,
      alsoPost: declared.alsoPost ?? false,
      parameters,
      answer: (query, ask) => {
        const early = tooManyOrTooFew(parameters, query, duplicated) ?? alsoMissing(declared, query);
        if (early !== undefined) return { ok: false, fault: early };
        const values = { ...blank };
        for (let at = 0; at < parameters.length; at++) {
          const parameter = parameters[at]!;
          const value = readValue(parameter, query);
          if (!value.ok) return fault(parameter.malformed, messageOf(parameter, value.why));
          values[fields[at]!] = value.value;
        }
        const contradiction = contradicts(values);
        if (contradiction !== undefined) return { ok: false, fault: contradiction };
        // Each field was just read by the parameter of that name, so each has the type its parameter gives.
        return declared.answer(values as ValuesOf<P>, ask);
      },
    };
  };

const messageOf = <Code>({ name, example }: Parameter<unknown, Code>, why: string): string =>
  `${name}: ${why}; for example ${name}=${example}`;

const tooManyOrTooFew = <Code>(
  parameters: readonly Parameter<unknown, Code>[],
  query: Query,
  duplicated: (parameter: Parameter<unknown, Code>) => Code,
): Fault<Code> | undefined => {
  for (const parameter of parameters) {
    if (query.count(parameter.name) > 1)
      return { code: duplicated(parameter), message: messageOf(parameter, 'give it only once') };
  }
  for (const parameter of parameters) {
    if (!parameter.required) continue;
    const text = query.value(parameter.name);
    if (text === undefined || (text !== UNREADABLE && text.trim() === ''))
      return { code: parameter.missing, message: messageOf(parameter, 'it is required') };
  }
  return undefined;
};

const alsoMissing = <Code, P extends Parameters<Code>, Answer>(
  declared: Declared<P, Code, Answer>,
  query: Query,
): Fault<Code> | undefined =>
  declared.alsoMissing?.((name) => {
    const text = query.value(name);
    return typeof text === 'string' ? text.trim() : '';
  });

const readValue = <Code>(parameter: Parameter<unknown, Code>, query: Query): Parsed<unknown> => {
  const text = query.value(parameter.name);
  if (text === UNREADABLE) return { ok: false, why: 'it must be URL-encoded UTF-8' };
  if (text !== undefined) return parameter.read(text);
  return parameter.required ? { ok: false, why: 'it is required' } : { ok: true, value: parameter.absent };
};
