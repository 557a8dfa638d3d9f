import { readFileSync } from 'node:fs';

import {
  buildSchema,
  getNamedType,
  type GraphQLObjectType,
  isLeafType,
  parse,
  validate,
} from 'graphql';

import type { TestApp } from './support.js';

/*
 * What of a game can be asked for, read from what the API says of itself: a field or route that is new is looked at by
 * the specs of fog, of bad input and of missing rules without anybody having to list it there.
 */

const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
const schema = buildSchema(sdl);
const FIELDS = Object.values((schema.getType('Game') as GraphQLObjectType).getFields());

/** The fields of `Game` that are no objects, as a selection of GraphQL. */
export const PLAIN_FIELDS = FIELDS.filter(({ type }) => isLeafType(getNamedType(type)))
  .map(({ name }) => name)
  .join(' ');

/** Fields of `Game` that are named in none of these queries or selections. */
export const fieldsMissingIn = (texts: readonly string[]): string[] =>
  FIELDS.map(({ name }) => name).filter(
    (name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );

/** What keeps a query from being carried out: two worlds that both refuse it look alike. */
export const faultsIn = (query: string): string[] =>
  validate(schema, parse(query)).map(({ message }) => message);

/** A route about one game as OpenAPI has it: `get`, `/v1/games/{id}/log`. */
export type GameRoute = readonly [method: string, path: string];

/** All routes about one game. Throws where the description seems to have lost them. */
export async function gameRoutes(app: TestApp): Promise<GameRoute[]> {
  const { body } = await app.rest('GET /v1/openapi.json');
  const routes = Object.entries<object>(body.paths)
    .filter(([path]) => path.startsWith('/v1/games/{id}'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method): GameRoute => [method, path]));
  if (routes.length < 15) throw new Error(`only ${routes.length} routes are about a game`);
  return routes;
}

const QUERIES: Readonly<Record<string, string>> = {
  hint: '?version=1',
  'seat-offer': '?token=x',
};

/** A route as it is called, its parts filled in by `parts`, with the query that it cannot do without. */
export function called(
  [method, path]: GameRoute,
  parts: { readonly [part: string]: string },
): string {
  const filled = path.replace(/\{(\w+)\}/g, (whole, name) => parts[name] ?? whole);
  const query = method === 'get' ? (QUERIES[path.split('/').at(-1)!] ?? '') : '';
  return `${method.toUpperCase()} ${filled}${query}`;
}

const BODY: Readonly<Record<string, unknown>> = {
  ...{ version: 1, draft: 0 },
  ...{ action: { do: 'pass' }, actions: [{ do: 'pass' }] },
  ...{ combat: {}, card: 'c1', time: 'PT1H' },
  ...{ kind: 'ABORT', agrees: true },
  ...{ knowledge: 'FULL', token: 'x' },
};

const WANTED: readonly (readonly [path: RegExp, fields: readonly string[]])[] = [
  [/moves$/, ['version', 'actions']],
  [/preview$/, ['version', 'draft', 'actions']],
  [/picture-links$/, ['version']],
  [/seat-offer$/, ['knowledge']],
  [/take$/, ['token']],
  [/explain$|outlook$/, ['version', 'action']],
  [/undo$|combat\/\{verb\}$/, ['version']],
  [/odds$/, ['combat']],
  [/time$/, ['time']],
  [/requests$/, ['kind']],
  [/answer$/, ['version', 'agrees']],
  [/cards\/\{use\}$/, ['version', 'card']],
];

/** A sound body for a route: only what it knows, as anything else would be refused for that. Of `get` there is none. */
export function bodyFor([method, path]: GameRoute): { readonly body?: object } {
  if (method === 'get') return {};
  const [, wanted = []] = WANTED.find(([pattern]) => pattern.test(path)) ?? [];
  return { body: Object.fromEntries(wanted.map((name) => [name, BODY[name]])) };
}
