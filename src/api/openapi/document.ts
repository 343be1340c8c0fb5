import type { Endpoint, Parameter } from '../endpoint.ts';
import type { Generation } from '../generation.ts';
import { objectOf, type Schema, text } from '../schema.ts';
import { unversioned } from '../unversioned/unversioned.ts';
import { v2 } from '../v2/v2.ts';
import { v3 } from '../v3/v3.ts';

/**
 * The OpenAPI document, made from the declarations: what it says about an endpoint is what reads the endpoint's
 * parameters, so the two can not drift apart.
 */
/** An example is declared as it stands in an address, and described by what it means. */
const exampleOf = ({ type }: Schema, example: string): string | number | boolean => {
  if (type === 'integer' || type === 'number') return Number(example);
  return type === 'boolean' ? example === 'true' : example;
};

const parameterOf = ({ name, about, schema, example, required }: Parameter<unknown, unknown>) => ({
  name,
  in: 'query',
  required,
  description: about,
  schema,
  example: exampleOf(schema, example),
});

/** The codes a caller may meet here, as its own parameters name them. */
const codesOf = (parameters: readonly Parameter<unknown, unknown>[]): string => {
  const codes = parameters.flatMap((parameter) =>
    parameter.required ? [parameter.missing, parameter.malformed] : [parameter.malformed],
  );
  return [...new Set(codes.map(String))].join(', ');
};

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` });

const integer: Schema = { type: 'integer' };

/** How the earliest interface says that something is wrong. */
const earliestError: Schema = objectOf({ error: text, message: text }, ['message']);

type Edition = {
  /** Names the error schema of this generation, and its tag. */
  readonly name: 'v3' | 'v2' | 'unversioned';
  readonly deprecated: boolean;
};

const contentOf = (endpoint: Endpoint<unknown, unknown>, { name }: Edition) => ({
  // The earliest interface answers with 200 whatever is wrong with the question or its key.
  'application/json': {
    schema: name === 'unversioned' ? { oneOf: [endpoint.answers, earliestError] } : endpoint.answers,
  },
  ...(endpoint.parameters.some(({ name, schema }) => name === 'format' && schema.enum?.includes('xml')) && {
    'application/xml': { schema: { type: 'string' } },
  }),
  ...(endpoint.parameters.some(({ name }) => name === 'callback') && {
    'application/javascript': { schema: { type: 'string' } },
  }),
});

const operationOf = (endpoint: Endpoint<unknown, unknown>, { name, deprecated }: Edition) => {
  const codes = codesOf(endpoint.parameters);
  return {
    operationId: endpoint.operation.replace('/', '-'),
    tags: [name],
    summary: endpoint.summary,
    ...(codes !== '' && { description: `Error codes of its own parameters: ${codes}.` }),
    ...(deprecated && { deprecated }),
    parameters: endpoint.parameters.map(parameterOf),
    responses: {
      '200': { description: 'The answer.', content: contentOf(endpoint, { name, deprecated }) },
      ...Object.fromEntries(
        [...(name === 'unversioned' ? [] : [400, 401, 402]), 405, 414, 429, 500, 503].map((status) => [
          status,
          reference(`${name}-error`),
        ]),
      ),
    },
  };
};

const pathsOf = <Code, Answer>(generation: Generation<Code, Answer>, edition: Edition) =>
  generation.endpoints.map((endpoint) => {
    const get = operationOf(endpoint, edition);
    const post = { ...get, operationId: `${get.operationId}-by-post` };
    return [endpoint.path, endpoint.alsoPost ? { get, post } : { get }] as const;
  });

const errorOf = (description: string, schema: Schema, ...otherTypes: readonly string[]) => ({
  description,
  content: {
    'application/json': { schema },
    ...Object.fromEntries(otherTypes.map((type) => [type, { schema: text }])),
  },
});

const responses = {
  'v3-error': errorOf('The first thing that was wrong.', {
    type: 'object',
    properties: {
      error: {
        type: 'object',
        properties: { code: text, message: text, suggestion: text },
        required: ['code', 'message'],
      },
    },
    required: ['error'],
  }),
  'v2-error': errorOf(
    'The first thing that was wrong, in the status block or, about the key, at the top.',
    {
      type: 'object',
      properties: {
        status: { oneOf: [integer, { type: 'object', properties: { status: integer, code: integer, message: text } }] },
        code: integer,
        message: text,
      },
      required: ['status'],
    },
    'application/xml',
    'application/javascript',
  ),
  'unversioned-error': errorOf(
    'The first thing that was wrong; most errors of this generation are answered with 200.',
    earliestError,
  ),
};

export const openapiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Tessera',
    version: '1.0.0',
    description: 'A three-word address for every 3 m square on Earth, in 27 languages.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  tags: [
    { name: 'v3', description: 'The current interface.' },
    { name: 'v2', description: 'Deprecated; use v3.' },
    { name: 'unversioned', description: 'The earliest interface, kept for old clients.' },
  ],
  security: [{ header: [] }, { query: [] }],
  paths: Object.fromEntries([
    ...pathsOf(v3, { name: 'v3', deprecated: false }),
    ...pathsOf(v2, { name: 'v2', deprecated: true }),
    ...pathsOf(unversioned, { name: 'unversioned', deprecated: true }),
  ]),
  components: {
    securitySchemes: {
      header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      query: { type: 'apiKey', in: 'query', name: 'key' },
    },
    responses,
  },
});
