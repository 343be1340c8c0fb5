import { type Generation, type Handler, handlerOf } from './generation.ts';
import { readQuery } from './query.ts';
import type { Caller, Reply } from './reply.ts';
import type { Setting } from './setting.ts';

/** Paths are matched exactly, byte for byte: what is not listed is the map's, or nobody's. */
export type Route = { readonly costly: boolean; readonly handle: Handler };

export const routesOf = <Code, Answer>(
  generation: Generation<Code, Answer>,
  setting: Setting,
  needsTls: (caller: Caller) => boolean = () => false,
): readonly (readonly [path: string, route: Route])[] =>
  generation.endpoints.map((endpoint) => [
    endpoint.path,
    { costly: endpoint.costly, handle: handlerOf(generation, endpoint, setting, needsTls) },
  ]);

export const notFound = <Code, Answer>(generation: Generation<Code, Answer>, rawQuery: string): Reply =>
  generation.writeTrouble({ kind: 'not-found' }, { operation: 'unknown', query: readQuery(rawQuery), parameters: [] });
