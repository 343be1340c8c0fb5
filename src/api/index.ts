/** The door of the API. */
export type { Engine as AskedEngine } from '../engine/index.ts';
export { openApi, ownsPath } from './api.ts';
export { openCurrentApi } from './current.ts';
export { type FetchAnswer, fetchAnswer } from './fetch.ts';
export { ANY_KEY, EVERYBODY, type KeyQuestion, type Keys, type KeyVerdict } from './keys.ts';
export type { Api, Caller, HeaderOf, Headers, Reply } from './reply.ts';
export type { Setting } from './setting.ts';
