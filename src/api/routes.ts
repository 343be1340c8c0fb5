import { type Generation, type Handler, handlerOf, type Trouble } from './generation.ts';
import { readQuery } from './query.ts';
import type { Caller, Reply } from './reply.ts';
import type { Setting } from './setting.ts';

/** Paths are matched exactly, byte for byte: what is not listed is the map's, or nobody's. */
export type Route = {
  readonly costly: boolean;
  readonly handle: Handler;
  readonly refuseTooLong: (rawQuery: string) => Reply;
};

export const routesOf = <Code, Answer>(
  generation: Generation<Code, Answer>,
  setting: Setting,
  needsTls: (caller: Caller) => boolean = () => false,
): readonly (readonly [path: string, route: Route])[] =>
  generation.endpoints.map((endpoint) => {
    const { path, costly, operation, parameters } = endpoint;
    const refuseTooLong = (rawQuery: string): Reply =>
      generation.writeTrouble({ kind: 'too-long' }, { operation, query: readQuery(rawQuery), parameters });
    return [path, { costly, handle: handlerOf(generation, endpoint, setting, needsTls), refuseTooLong }];
  });

/** What a generation says to an address that is none of its endpoints. */
export const nowhere = <Code, Answer>(
  generation: Generation<Code, Answer>,
  rawQuery: string,
  kind: Extract<Trouble['kind'], 'not-found' | 'too-long'> = 'not-found',
): Reply => generation.writeTrouble({ kind }, { operation: 'unknown', query: readQuery(rawQuery), parameters: [] });
