import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { unversioned } from '../unversioned/unversioned.ts';
import { v2 } from '../v2/v2.ts';
import { v3 } from '../v3/v3.ts';
import { openapiDocument } from './document.ts';

// As it is served: written and read again.
const document = JSON.parse(JSON.stringify(openapiDocument()));

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(document);
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(validator.version).toBe('3.1');
  });

  it('would be told if it were not', async () => {
    const broken = structuredClone(document);
    broken.paths['/v3/convert-to-3wa'].get.parameters[0].in = 'nowhere';
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('describes every endpoint and every parameter, each operation once', () => {
    for (const endpoint of [...v3.endpoints, ...v2.endpoints, ...unversioned.endpoints]) {
      const { get } = document.paths[endpoint.path];
      expect(get.parameters.map(({ name }: { name: string }) => name)).toEqual(
        endpoint.parameters.map(({ name }) => name),
      );
    }
    const ids = Object.values(document.paths).map((path) => (path as { get: { operationId: string } }).get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives examples that its own readers accept', () => {
    for (const { parameters } of [...v3.endpoints, ...v2.endpoints, ...unversioned.endpoints]) {
      for (const { name, example, read } of parameters) {
        const { ok } = read(example);
        expect([name, ok]).toEqual([name, true]);
      }
    }
  });
});
