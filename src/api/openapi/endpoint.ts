import { preflight } from '../generation.ts';
import { ALLOWED_METHODS, headersWith, JSON_HEADERS } from '../headers.ts';
import type { HeaderOf, Reply } from '../reply.ts';
import { openapiDocument } from './document.ts';

export const OPENAPI_PATH = '/openapi.json';

const operation = 'openapi';

/** Written when first asked for: most processes never are. */
let written: Reply | undefined;

/** The description of the interface; it needs no key, because it is what tells how to get and give one. */
export const openapiReply = (method: string, header: HeaderOf): Reply => {
  if (method === 'OPTIONS') return preflight(operation, header);
  if (method !== 'GET') {
    const headers = headersWith({ 'content-type': 'application/json; charset=utf-8', allow: ALLOWED_METHODS });
    const error = { code: 'MethodNotAllowed', message: 'the only method is GET' };
    return { status: 405, headers, body: JSON.stringify({ error }), operation, code: error.code };
  }
  written ??= {
    status: 200,
    headers: JSON_HEADERS,
    body: JSON.stringify(openapiDocument()),
    operation,
    lasting: true,
  };
  return written;
};
