import { type Asked, type Generation, KEY_TWICE, TOO_LONG, type Trouble } from '../generation.ts';
import { headersWith } from '../headers.ts';
import type { Headers, Reply } from '../reply.ts';
import { jsonpOf } from '../writing/jsonp.ts';
import { xmlOf } from '../writing/xml.ts';
import { codelessEnvelope, faultEnvelope, type Kind, REASONS } from './envelope.ts';
import { statusOf, type Tree, type V2Code } from './errors.ts';
import { grid, languages } from './grid.ts';
import { forward, reverse } from './position.ts';
import {
  autosuggest,
  autosuggestMl,
  standardblend,
  standardblendMl,
  voiceAutosuggest,
  voiceStandardblend,
} from './suggest.ts';

/** The second interface, deprecated: every answer in an envelope, in JSON, GeoJSON, XML or JSONP. */

/** 1 March 2019, as RFC 9745 writes a date. */
const DEPRECATED_SINCE = '@1551398400';

const successors: { readonly [operation: string]: string } = {
  'v2/forward': '/v3/convert-to-coordinates',
  'v2/reverse': '/v3/convert-to-3wa',
  'v2/grid': '/v3/grid-section',
  'v2/languages': '/v3/available-languages',
};

const TYPES = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  jsonp: 'application/javascript; charset=utf-8',
};

const headersOf = (type: string, operation: string, more: Headers = {}): Headers =>
  headersWith({
    'content-type': type,
    deprecation: DEPRECATED_SINCE,
    link: `<${successors[operation] ?? '/v3/autosuggest'}>; rel="successor-version"`,
    'access-control-expose-headers': 'Deprecation, Link, Retry-After',
    ...more,
  });

/** One of the endpoint's own parameters, if it was given and can be read; errors are written as far as we understood. */
const understood = (name: string, { query, parameters }: Asked): unknown => {
  const parameter = parameters.find((each) => each.name === name);
  const text = query.value(name);
  if (parameter === undefined || typeof text !== 'string') return undefined;
  const value = parameter.read(text);
  return value.ok ? value.value : undefined;
};

const reply = (status: number, tree: Tree, asked: Asked, code?: V2Code | number, more?: Headers): Reply => {
  const { operation } = asked;
  const common = { status, operation, ...(code !== undefined && { code: String(code) }) };
  if (understood('format', asked) === 'xml') {
    const root = operation.slice(operation.indexOf('/') + 1);
    return { ...common, headers: headersOf(TYPES.xml, operation, more), body: xmlOf(root, tree) };
  }
  const callback = understood('callback', asked);
  const json = JSON.stringify(tree);
  if (typeof callback !== 'string') return { ...common, headers: headersOf(TYPES.json, operation, more), body: json };
  return { ...common, headers: headersOf(TYPES.jsonp, operation, more), body: jsonpOf(callback, json) };
};

const topLevel = (status: number, message: string, asked: Asked, code?: number, more?: Headers): Reply =>
  reply(status, { status, reason: REASONS[status], ...(code && { code }), message }, asked, code ?? status, more);

const troubleReply = (trouble: Trouble, asked: Asked): Reply => {
  switch (trouble.kind) {
    case 'not-found':
      return topLevel(404, 'there is nothing at this address', asked);
    case 'method-not-allowed':
      return topLevel(405, 'the only method is GET', asked, undefined, { allow: trouble.allow });
    case 'needs-tls':
      return reply(
        400,
        codelessEnvelope('v2 is served over https only', kindOf(asked), wantsGeojson(asked)),
        asked,
        400,
      );
    case 'broken':
      return topLevel(500, 'something went wrong on our side', asked);
    case 'key-twice':
      return topLevel(401, `authentication failed: ${KEY_TWICE}`, asked, 2);
    case 'too-long':
      return topLevel(414, TOO_LONG, asked);
    case 'key': {
      const { verdict } = trouble;
      if (typeof verdict === 'object') {
        const wait = `${verdict.retryAfterSeconds}`;
        return topLevel(429, `too many requests; try again in ${wait} s`, asked, undefined, { 'retry-after': wait });
      }
      if (verdict === 'missing') return topLevel(401, 'authentication failed: the key is missing', asked, 1);
      if (verdict === 'invalid') return topLevel(401, 'authentication failed: the key is invalid', asked, 2);
      if (verdict === 'suspended') return topLevel(401, 'authentication failed: the key is inactive', asked, 3);
      return topLevel(402, 'the quota of this key is used up', asked);
    }
  }
};

const kindOf = ({ operation }: Asked): Kind => {
  if (operation.includes('blend')) return 'blends';
  if (operation.includes('suggest')) return 'suggestions';
  if (operation === 'v2/grid') return 'lines';
  return operation === 'v2/languages' ? 'languages' : 'position';
};

const wantsGeojson = (asked: Asked): boolean => understood('format', asked) === 'geojson';

export const v2: Generation<V2Code, Tree> = {
  endpoints: [
    forward,
    reverse,
    autosuggest,
    autosuggestMl,
    voiceAutosuggest,
    standardblend,
    standardblendMl,
    voiceStandardblend,
    grid,
    languages,
  ],
  write: (tree, asked) => reply(200, tree, asked),
  writeFault: (fault, asked) =>
    reply(statusOf(fault.code), faultEnvelope(fault, kindOf(asked), wantsGeojson(asked)), asked, fault.code),
  writeTrouble: troubleReply,
};
