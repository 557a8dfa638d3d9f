import type { JsonObject } from '../kernel/json.js';

/*
 * Makers of JSON Schema: for views, and for the parts of a position (`fits` in schema.ts). An object admits no further
 * members.
 */

export const flag: JsonObject = { type: 'boolean' };
export const text: JsonObject = { type: 'string' };
export const yes: JsonObject = { const: true };
export const number: JsonObject = { type: 'number' };
export const count: JsonObject = { type: 'integer', minimum: 0 };
export const whole = (minimum: number, maximum: number): JsonObject => ({
  type: 'integer',
  minimum,
  maximum,
});
export const oneOf = (...values: readonly (string | number | null)[]): JsonObject => ({
  enum: [...values],
});
export const list = (items: JsonObject, maxItems?: number): JsonObject => ({
  type: 'array',
  items,
  ...(maxItems !== undefined && { maxItems }),
});
export const orNull = (schema: JsonObject): JsonObject => ({ anyOf: [{ type: 'null' }, schema] });

export const object = (properties: JsonObject, optional: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
});
/** An object whose members are all optional. */
export const open = (properties: JsonObject): JsonObject => object({}, properties);
/** An object with all these keys and the same schema for each. */
export const each = (keys: readonly string[], schema: JsonObject): JsonObject =>
  object(Object.fromEntries(keys.map((key) => [key, schema])));
/** An object with some of these keys and the same schema for each, which the result states only once. */
export const some = (keys: readonly string[], schema: JsonObject): JsonObject => ({
  type: 'object',
  propertyNames: { enum: [...keys] },
  additionalProperties: schema,
});
/** An object with all of these keys and the same schema for each, which the result states only once. */
export const all = (keys: readonly string[], schema: JsonObject): JsonObject => ({
  ...some(keys, schema),
  required: [...keys],
});
