/** Whether answers are what the OpenAPI document says of them. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { openapiDocument } from '../openapi/document.ts';
import { OPENAPI_PATH } from '../openapi/endpoint.ts';
import type { Reply } from '../reply.ts';

const ajv = new Ajv2020({ strict: false, allErrors: false });
// As it is served: written and read again.
ajv.addSchema(JSON.parse(JSON.stringify(openapiDocument())), 'document');

/** `/` stands for a new level in a pointer, so that in a path it is written otherwise. */
const pointer = (...steps: readonly string[]): string =>
  `document#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** The schema of a JSON answer; those about errors are shared. */
const schemaOf = (path: string, status: number): ReturnType<typeof ajv.getSchema> => {
  const generation = /^\/(v[23])\//.exec(path)?.[1] ?? 'unversioned';
  const inside = ['content', 'application/json', 'schema'];
  return status === 200
    ? ajv.getSchema(pointer('paths', path, 'get', 'responses', '200', ...inside))
    : ajv.getSchema(pointer('components', 'responses', `${generation}-error`, ...inside));
};

/** What is wrong with an answer, in a sentence; undefined when it is as described. */
export const differenceFrom = (path: string, { status, headers, body }: Reply): string | undefined => {
  if (!headers['content-type']?.startsWith('application/json') || status === 404 || path === OPENAPI_PATH)
    return undefined;
  const matches = schemaOf(path, status);
  if (matches === undefined) return `${path} ${status}: is not described`;
  return matches(JSON.parse(body)) ? undefined : `${path} ${status}: ${ajv.errorsText(matches.errors)}: ${body}`;
};
