/** The part of JSON Schema that the declarations use to describe themselves. */
export type Schema = {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
};

export const number: Schema = { type: 'number' };
export const text: Schema = { type: 'string' };

export const objectOf = (
  properties: { readonly [name: string]: Schema },
  optional: readonly string[] = [],
): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

export const arrayOf = (items: Schema): Schema => ({ type: 'array', items });

export const pointSchema: Schema = objectOf({ lat: number, lng: number });
export const squareSchema: Schema = objectOf({ southwest: pointSchema, northeast: pointSchema });
/** Longitude, latitude. */
export const pairSchema: Schema = { type: 'array', items: number, minItems: 2, maxItems: 2 };
export const bboxSchema: Schema = { type: 'array', items: number, minItems: 4, maxItems: 4 };
