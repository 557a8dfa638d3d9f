import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';

import type { Description, Operation, Parameter, Schema } from '../fuzz/rest.js';
import type { Sent } from '../fuzz/target.js';
import { TEXTS, VALUES } from './largest.js';

/** What the largest requests are made of. */
export interface Stock {
  /** The longest games found; at least one of every ruleset. */
  readonly games: readonly string[];
  readonly rulesets: readonly string[];
  /** Ruleset -> its longest written position. */
  readonly positions: Readonly<Record<string, string>>;
  /** Ruleset -> the combats whose odds take longest. */
  readonly combats: Readonly<Record<string, readonly unknown[]>>;
  /** Ruleset -> one of its cards, if it has any. */
  readonly cards: Readonly<Record<string, string>>;
  /** Ruleset -> one of its clauses. */
  readonly clauses: Readonly<Record<string, string>>;
  readonly token: string;
}

/** A request, with the operation that it belongs to. */
export interface Large {
  readonly operation: string;
  readonly sent: Sent;
}

/** Parameter -> its largest value in a query; parameters not named are left out. */
const LARGEST: Readonly<Record<string, string>> = {
  first: '1000',
  width: '2000',
  scale: '3',
  marks: 'last,choices',
  fonts: 'embed',
  mine: 'false',
  order: 'updated',
};

/** The largest valid requests to each operation of the description, and equally large ones that are refused. */
export function largestOfRest(description: Description, stock: Stock): Large[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const made = requestsOf(method.toUpperCase(), path, operation, description, stock);
      return made.map((sent) => ({ operation: name, sent }));
    }),
  );
}

function requestsOf(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  description: Description,
  stock: Stock,
): Sent[] {
  const headers = { authorization: `Bearer ${stock.token}` };
  const schema = requestBody?.content['application/json']?.schema;
  // The cost of reading a body does not depend on the game.
  const games = schema === undefined ? stock.games : stock.games.slice(0, 1);
  return pathsOf(path, parameters, { ...stock, games }).flatMap((target) => {
    if (schema === undefined)
      return queriesOf(parameters, stock).map((query) => ({
        method,
        path: `${target}${query}`,
        headers,
      }));
    const bodies = bodiesOf(resolved(schema, description), description, stock);
    return bodies.map((body) => ({
      method,
      path: target,
      headers: {
        ...headers,
        'content-type': 'application/json',
        ...(parameters.some(({ name }) => name === KEY) && { [KEY]: randomUUID() }),
      },
      body,
    }));
  });
}

const KEY = 'Idempotency-Key';

/** The paths for every game or ruleset, and for every use and verb that a path may name. */
function pathsOf(path: string, parameters: readonly Parameter[], stock: Stock): string[] {
  const inPath = parameters.filter(({ in: where }) => where === 'path');
  return inPath.reduce(
    (paths, { name, schema }) =>
      paths.flatMap((one) =>
        valuesOf(one, name, schema, stock).map((value) => one.replace(`{${name}}`, value)),
      ),
    [path],
  );
}

function valuesOf(path: string, name: string, { enum: named }: Schema, stock: Stock): string[] {
  if (named) return [...named];
  const ruleset = stock.rulesets.find((id) => path.includes(`/${id}/`)) ?? '';
  if (name === 'card') return [stock.cards[ruleset] ?? 'none'];
  if (name === 'clause') return [stock.clauses[ruleset] ?? 'none'];
  if (name !== 'id') return ['none'];
  if (path.startsWith('/v1/rulesets')) return [...stock.rulesets];
  return path.startsWith('/v1/tokens') ? [randomUUID()] : [...stock.games];
}

/** Queries: none, and one with everything that makes an answer larger. */
function queriesOf(parameters: readonly Parameter[], { games }: Stock): string[] {
  const largest: Readonly<Record<string, string>> = { ...LARGEST, ids: games.join(',') };
  const given = parameters.filter(({ name }) => largest[name] !== undefined);
  const query = given.map(({ name, schema }) => {
    const value = largest[name] ?? '';
    return `${name}=${schema.maximum === undefined ? value : Math.min(schema.maximum, Number(value))}`;
  });
  return query.length > 0 ? ['', `?${query.join('&')}`] : [''];
}

const resolved = (schema: Schema, { components }: Description): Schema =>
  schema.$ref === undefined ? schema : (components.schemas[basename(schema.$ref)] ?? {});

/** Valid bodies, each with one member as large as a body may be. */
function bodiesOf(schema: Schema, description: Description, stock: Stock): string[] {
  const { properties = {}, required = [] } = schema;
  const sound = Object.fromEntries(
    required.map((name) => [name, JSON.stringify(soundOf(properties[name] ?? {}, description))]),
  );
  const filled = Object.entries(properties).flatMap(([name, property]) =>
    largestOf(name, resolved(property, description)).map((value) =>
      written({ ...sound, [name]: value }),
    ),
  );
  return [...VALUES, ...filled, ...heavy(properties, sound, stock)];
}

const written = (members: Readonly<Record<string, string>>): string =>
  `{${Object.entries(members)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}`;

function soundOf(schema: Schema, description: Description): unknown {
  const { type, example, enum: named } = resolved(schema, description);
  if (example !== undefined) return example;
  if (named) return named[0];
  if (type === 'integer') return 1;
  if (type === 'boolean') return true;
  return type === 'array' ? [] : type === 'string' ? 'none' : {};
}

function largestOf(name: string, { type, enum: named }: Schema): readonly string[] {
  if (named || type === 'integer' || type === 'boolean') return [];
  return type === 'string' && name !== 'combat' ? TEXTS : VALUES;
}

/** Bodies that are expensive by their meaning, not their length. */
function heavy(
  properties: Readonly<Record<string, Schema>>,
  sound: Readonly<Record<string, string>>,
  { positions, combats }: Stock,
): string[] {
  const whole = (members: object): string => written({ ...sound, ...asJson(members, properties) });
  return [
    ...('position' in properties ? Object.entries(positions) : []).map(([ruleset, position]) =>
      whole({ ruleset, position }),
    ),
    ...('combat' in properties ? Object.entries(combats) : []).flatMap(([ruleset, many]) =>
      many.map((combat) => whole({ ruleset, combat })),
    ),
  ];
}

/** Those of the members that the schema has properties for, as JSON. */
const asJson = (
  members: object,
  properties: Readonly<Record<string, Schema>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(members)
      .filter(([name]) => name in properties)
      .map(([name, value]) => [name, JSON.stringify(value)]),
  );
