import type { InTurn } from './asking.ts';
import type { Endpoint, Fault, Outcome, Parameter } from './endpoint.ts';
import { ALLOWED_METHODS, preflightHeaders } from './headers.ts';
import type { KeyVerdict } from './keys.ts';
import { type Query, readQuery, UNREADABLE } from './query.ts';
import type { Caller, HeaderOf, Reply } from './reply.ts';
import type { Setting } from './setting.ts';

/**
 * The way of every request, the same for all generations of the interface:
 * method, key, parameters, engine, answer. The first thing that is wrong answers.
 *
 * A generation brings its endpoints and the form of its answers and errors, and knows nothing of its siblings.
 */
export type Generation<Code, Answer> = {
  readonly endpoints: readonly Endpoint<Code, Answer>[];
  readonly write: (answer: Answer, asked: Asked) => Reply;
  readonly writeFault: (fault: Fault<Code>, asked: Asked) => Reply;
  readonly writeTrouble: (trouble: Trouble, asked: Asked) => Reply;
};

/** What a generation needs to know to word its reply. */
export type Asked = {
  readonly operation: string;
  readonly query: Query;
  /** Those of the endpoint; none when there is no such endpoint. */
  readonly parameters: readonly Parameter<unknown, unknown>[];
};

/** What can go wrong before and around the endpoint. */
export type Trouble =
  | { readonly kind: 'not-found' }
  /** `allow`: the methods that are, as the header has them. */
  | { readonly kind: 'method-not-allowed'; readonly allow: string }
  | { readonly kind: 'needs-tls' }
  | { readonly kind: 'key'; readonly verdict: Exclude<KeyVerdict, 'ok'> }
  | { readonly kind: 'key-twice' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'broken' };

export const TOO_LONG = 'the address of this request is longer than we read';
export const KEY_TWICE = 'key: give it only once';

export type Handler = (method: string, rawQuery: string, header: HeaderOf, caller: Caller) => Reply | Promise<Reply>;

/** The key: the header goes before the query, an empty one is none; space around it came along when it was copied. */
const keyOf = (query: Query, header: HeaderOf): string => {
  const inHeader = header('x-api-key');
  if (inHeader !== undefined && inHeader !== '') return inHeader;
  const inQuery = query.value('key');
  // A key that is not URL-encoded is a key nobody was given.
  return inQuery === undefined ? '' : inQuery === UNREADABLE ? '\ufffd' : inQuery.trim();
};

export const handlerOf = <Code, Answer>(
  generation: Generation<Code, Answer>,
  endpoint: Endpoint<Code, Answer>,
  setting: Setting,
  needsTls: (caller: Caller) => boolean,
): Handler => {
  const { operation, parameters, alsoPost } = endpoint;
  const { engine, inTurn = atOnce } = setting;

  const broken = (error: unknown, asked: Asked): Reply => {
    setting.report?.(error, operation);
    return generation.writeTrouble({ kind: 'broken' }, asked);
  };

  // Where nothing can be asked for, there is one answer.
  let lasting: Reply | undefined;

  const written = (found: Outcome<Code, Answer>, asked: Asked): Reply => {
    if (!found.ok) return generation.writeFault(found.fault, asked);
    const reply = generation.write(found.value, asked);
    if (parameters.length > 0) return reply;
    lasting = { ...reply, lasting: true };
    return lasting;
  };

  const answered = (asked: Asked, caller: Caller): Reply | Promise<Reply> => {
    if (asked.query.count('key') > 1) return generation.writeTrouble({ kind: 'key-twice' }, asked);
    if (lasting !== undefined) return lasting;
    const found = endpoint.answer(asked.query, { engine, mapUrl: setting.mapUrl ?? caller.origin, inTurn });
    if (found instanceof Promise) {
      return found.then((later) => written(later, asked)).catch((error: unknown) => broken(error, asked));
    }
    return written(found, asked);
  };

  const judged = (verdict: KeyVerdict, asked: Asked, caller: Caller): Reply | Promise<Reply> =>
    verdict === 'ok' ? answered(asked, caller) : generation.writeTrouble({ kind: 'key', verdict }, asked);

  return (method, rawQuery, header, caller) => {
    if (method === 'OPTIONS') return preflight(operation, header, alsoPost);
    const asked: Asked = { operation, query: readQuery(rawQuery), parameters };
    if (method !== 'GET' && !(alsoPost && method === 'POST'))
      return generation.writeTrouble({ kind: 'method-not-allowed', allow: methodsOf(alsoPost) }, asked);
    if (needsTls(caller)) return generation.writeTrouble({ kind: 'needs-tls' }, asked);
    try {
      const key = keyOf(asked.query, header);
      const verdict = setting.keys.check({ key, operation, address: caller.address });
      if (!(verdict instanceof Promise)) return judged(verdict, asked, caller);
      return verdict.then((later) => judged(later, asked, caller)).catch((error: unknown) => broken(error, asked));
    } catch (error) {
      return broken(error, asked);
    }
  };
};

const methodsOf = (alsoPost: boolean): string => (alsoPost ? 'GET, POST, OPTIONS' : ALLOWED_METHODS);

const atOnce: InTurn = (work) => work();

export const preflight = (operation: string, header: HeaderOf, alsoPost = false): Reply => ({
  status: 204,
  headers: preflightHeaders(header('access-control-request-headers'), methodsOf(alsoPost)),
  body: '',
  operation,
});
