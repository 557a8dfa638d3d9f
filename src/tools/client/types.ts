import type { Json, JsonObject } from '../../rules/index.js';

type Values = readonly Json[];

/** Names to write types with. `lists`: lists of values that have a name, the longest first. */
interface Vocabulary {
  readonly lists: readonly { readonly name: string; readonly values: Values }[];
  readonly shapes: { readonly [name: string]: JsonObject };
  /** Names that were used so far, and have to be declared. */
  readonly used: Set<string>;
}

/** Longer lists of values become `string` or `number`: nobody reads a thousand names of hexes. */
const LONGEST = 200;
const MOST_NUMBERS = 20;
/** Shorter lists are named only where they are all the values of a type, never as part of it. */
const SHORTEST_PART = 4;

const KNOWN = new Set([
  ...['$schema', '$defs', '$ref', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'items'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'description'],
  // Constraints that no type can express.
  ...['minimum', 'maximum', 'minItems', 'maxItems', 'minProperties'],
]);

const PLAIN: { readonly [type: string]: string } = {
  ...{ boolean: 'boolean', integer: 'number', number: 'number', string: 'string', null: 'null' },
  ...{ array: 'readonly unknown[]', object: '{ readonly [member: string]: unknown }' },
};

/** Name of a type, e.g. `us-navy` becomes `UsNavy`. */
export const nameOf = (id: string): string =>
  id.replace(/(?:^|[^a-z\d]+)([a-z\d])/gi, (_, letter: string) => letter.toUpperCase());

const oneOf = (types: readonly string[]): string => [...new Set(types)].join(' | ');
const memberOf = (key: string, mark: string, type: string): string =>
  `readonly ${JSON.stringify(key)}${mark}: ${type};`;

/**
 * TypeScript types for JSON Schemas, by name. Covers what rulesets use of JSON Schema, and throws at anything else.
 * Members that are the same for each value of a list are written once, keyed by the name of the list.
 */
export function typesOf(
  schemas: { readonly [name: string]: JsonObject },
  lists: { readonly [name: string]: Values },
): string {
  const definitions = Object.assign({}, ...Object.values(schemas).map(({ $defs }) => $defs)) as {
    [name: string]: JsonObject;
  };
  const words = vocabularyOf(definitions, lists);
  const types = Object.entries(schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema, words)};`,
  );
  const named: string[] = [];
  // A declaration may use names that have to be declared, too.
  for (const name of words.used) named.push(declarationOf(name, words));
  return [...types, ...named.sort()].join('\n\n');
}

function vocabularyOf(
  definitions: { readonly [name: string]: JsonObject },
  lists: { readonly [name: string]: Values },
): Vocabulary {
  const enums = Object.entries(definitions).flatMap(([name, schema]) =>
    schema['enum'] === undefined ? [] : [[name, schema['enum'] as Values] as const],
  );
  const all = [...enums, ...Object.entries(lists)];
  return {
    lists: all
      .map(([name, values]) => ({ name: nameOf(name), values }))
      .sort((a, b) => b.values.length - a.values.length),
    shapes: Object.fromEntries(
      Object.entries(definitions).map(([name, schema]) => [nameOf(name), schema]),
    ),
    used: new Set(),
  };
}

function declarationOf(name: string, words: Vocabulary): string {
  const list = words.lists.find((one) => one.name === name);
  if (list === undefined)
    return `export type ${name} = ${typeOf(words.shapes[name] ?? {}, words)};`;
  const { values } = list;
  const type = typeof values[0];
  if (values.length <= (type === 'number' ? MOST_NUMBERS : LONGEST))
    return `export type ${name} = ${oneOf(values.map((value) => JSON.stringify(value)))};`;
  return `/** One of ${values.length}, as the ruleset's \`actionSchema\` lists them. */
export type ${name} = ${type};`;
}

function typeOf(schema: JsonObject, words: Vocabulary): string {
  for (const keyword of Object.keys(schema))
    if (!KNOWN.has(keyword)) throw new Error(`No type for "${keyword}" of a schema.`);
  if (schema['$ref'] !== undefined) return referredTo(schema['$ref'] as string, words);
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (schema['enum'] !== undefined) return enumeration(schema['enum'] as Values, words);
  const either = (schema['anyOf'] ?? schema['oneOf']) as readonly JsonObject[] | undefined;
  if (either !== undefined)
    return oneOf(
      either.map((one) => typeOf(one, words)).sort((a, b) => +(a === 'null') - +(b === 'null')),
    );
  if (schema['type'] === 'object') return objectOf(schema, words);
  if (schema['type'] === 'array' && schema['items'] !== undefined)
    return `readonly (${typeOf(schema['items'] as JsonObject, words)})[]`;
  return oneOf([schema['type'] ?? []].flat().map((type) => PLAIN[type as string] ?? 'unknown'));
}

function referredTo(ref: string, words: Vocabulary): string {
  const name = nameOf(ref.slice(ref.lastIndexOf('/') + 1));
  const shape = words.shapes[name] ?? {};
  if (shape['enum'] !== undefined) return enumeration(shape['enum'] as Values, words);
  words.used.add(name);
  return name;
}

/** Values as a union: named lists that they consist of, and the remaining values one by one. */
function enumeration(values: Values, { lists, used }: Vocabulary): string {
  const left = new Set<Json>(values.filter((value) => value !== null));
  const none = values.includes(null) ? ['null'] : [];
  const types: string[] = [];
  for (const { name, values: part } of lists) {
    const isWhole = part.length === left.size;
    if (part.length === 0 || !part.every((value) => left.has(value))) continue;
    if (!isWhole && (part.length < SHORTEST_PART || typeof part[0] !== 'string')) continue;
    used.add(name);
    types.push(name);
    for (const value of part) left.delete(value);
  }
  return oneOf([...types, ...[...left].map((value) => JSON.stringify(value)), ...none]);
}

function objectOf(schema: JsonObject, words: Vocabulary): string {
  const further = schema['additionalProperties'];
  const properties = Object.entries((schema['properties'] ?? {}) as { [key: string]: JsonObject });
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const keys = schema['propertyNames'] as JsonObject | undefined;
  if (keys !== undefined) {
    const type = typeOf(further as JsonObject, words);
    return `{ readonly [K in ${typeOf(keys, words)}]${required.size > 0 ? '' : '?'}: ${type} }`;
  }
  if (properties.length === 0) return further === false ? '{}' : mapOf(further, words);
  const members = properties.map(([key, { description, ...member }]) => ({
    key,
    said: description === undefined ? '' : `\n/** ${description as string} */\n`,
    mark: required.has(key) ? '' : '?',
    type: typeOf(member, words),
  }));
  const alike = alikeIn(members, words);
  if (alike !== null) return alike;
  const lines = members.map(({ key, said, mark, type }) => said + memberOf(key, mark, type));
  if (further !== false) lines.push(`readonly [member: string]: ${furtherOf(further, words)};`);
  return `{ ${lines.join(' ')} }`;
}

const furtherOf = (further: Json | undefined, words: Vocabulary): string =>
  typeof further === 'object' ? typeOf(further as JsonObject, words) : 'unknown';
const mapOf = (further: Json | undefined, words: Vocabulary): string =>
  `{ readonly [member: string]: ${furtherOf(further, words)} }`;

/** Members of one type, one for each value of a list. */
function alikeIn(
  members: readonly { readonly key: string; readonly mark: string; readonly type: string }[],
  { lists, used }: Vocabulary,
): string | null {
  if (new Set(members.map(({ mark, type }) => `${mark} ${type}`)).size > 1) return null;
  const keys = new Set(members.map(({ key }) => key));
  const list = lists.find(
    ({ values }) =>
      values.length === keys.size && values.every((value) => keys.has(value as string)),
  );
  const [first] = members;
  if (list === undefined || first === undefined) return null;
  used.add(list.name);
  return `{ readonly [K in ${list.name}]${first.mark}: ${first.type} }`;
}
