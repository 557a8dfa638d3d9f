import type { Json, JsonObject } from '../kernel/json.js';

type Check = (value: Json, by: Json) => boolean;

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: { readonly [type: string]: (value: Json) => boolean } = {
  object: isObject,
  array: Array.isArray,
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  null: (value) => value === null,
};

/** Whether every member of `value` that `by` lists fits its schema. */
const members: Check = (value, by) =>
  !isObject(value) ||
  Object.entries(by as JsonObject).every(
    ([key, schema]) => !Object.hasOwn(value, key) || fits(schema as JsonObject, value[key] ?? null),
  );

const KEYWORDS: { readonly [keyword: string]: Check } = {
  type: (value, by) => [by].flat().some((type) => TYPES[type as string]?.(value) ?? false),
  const: (value, by) => value === by,
  enum: (value, by) => (by as readonly Json[]).includes(value),
  minimum: (value, by) => typeof value !== 'number' || value >= (by as number),
  maximum: (value, by) => typeof value !== 'number' || value <= (by as number),
  minItems: (value, by) => !Array.isArray(value) || value.length >= (by as number),
  maxItems: (value, by) => !Array.isArray(value) || value.length <= (by as number),
  items: (value, by) =>
    !Array.isArray(value) || value.every((item: Json) => fits(by as JsonObject, item)),
  properties: members,
  required: (value, by) =>
    !isObject(value) || (by as readonly string[]).every((key) => Object.hasOwn(value, key)),
  minProperties: (value, by) => !isObject(value) || Object.keys(value).length >= (by as number),
  propertyNames: (value, by) =>
    !isObject(value) || Object.keys(value).every((key) => fits(by as JsonObject, key)),
  anyOf: (value, by) => (by as readonly JsonObject[]).some((schema) => fits(schema, value)),
};

/** Whether the members that `properties` does not list fit `additionalProperties`. */
function furtherMembers(schema: JsonObject, value: JsonObject): boolean {
  const further = schema['additionalProperties'];
  if (further === undefined || further === true) return true;
  const known = (schema['properties'] ?? {}) as JsonObject;
  return Object.entries(value).every(
    ([key, member]) =>
      Object.hasOwn(known, key) || (further !== false && fits(further as JsonObject, member)),
  );
}

/** Whether a value fits a JSON Schema made of the keywords above. */
export function fits(schema: JsonObject, value: Json): boolean {
  if (isObject(value) && !furtherMembers(schema, value)) return false;
  return Object.entries(schema).every(([keyword, by]) => KEYWORDS[keyword]?.(value, by) ?? true);
}

/** The value as the type that the schema describes; null where it does not fit. */
export const fitting = <T>(schema: JsonObject, value: Json): T | null =>
  fits(schema, value) ? (value as unknown as T) : null;
