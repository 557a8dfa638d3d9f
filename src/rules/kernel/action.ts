import type { Clause } from './clauses.js';
import { canonical, type JsonObject } from './json.js';

/** An action of a seat: `do` names the verb, every other field holds an id or a small number. Nothing is nested. */
export interface Action {
  readonly do: string;
  readonly [field: string]: string | number;
}

/** Domain name -> all ids or numbers of the domain. An id belongs to one domain of a game only. */
export type Domains = { readonly [domain: string]: readonly (string | number)[] };

/**
 * verb -> field -> domain. This table is the source of the check of requests, the JSON Schema, the order of keys and
 * the fuzz tests.
 */
export type Verbs = { readonly [verb: string]: { readonly [field: string]: string } };

/** The type of an action, from the verbs of its phase and the id types of the game's domains. */
export type ActionOf<D, V, K extends keyof V = keyof V> = K extends string
  ? { readonly do: K } & {
      readonly [F in keyof V[K]]: V[K][F] extends keyof D ? D[V[K][F]] : never;
    }
  : never;

/** The canonical text of an action: the verb and the values of its fields, `march|us-6th-infantry|york`. */
export function actionKey(action: Action): string {
  let key = action.do;
  for (const field in action) if (field !== 'do') key += `|${action[field]}`;
  return key;
}

/** Whether two actions are equal. Both must be well-formed for the same phase. */
export function isSame(a: Action, b: Action): boolean {
  for (const field in a) if (a[field] !== b[field]) return false;
  return true;
}

/** Order of two different actions by their keys. Numbers are compared as texts. */
const compareKeys = (a: Action, b: Action): number => (actionKey(a) < actionKey(b) ? -1 : 1);

/**
 * Order of two ids in keys where another field follows the id. The last field of a key is in the plain order of texts.
 */
export const beforeMore = (a: string, b: string): number => (`${a}|` < `${b}|` ? -1 : 1);

/**
 * Order of two actions by their keys, without building the keys: building them took longer than the rest of a listing.
 */
export function compareActions(a: Action, b: Action): number {
  for (const field in a) {
    const x = a[field];
    const y = b[field];
    if (x === y) continue;
    if (typeof x !== 'string' || typeof y !== 'string') return compareKeys(a, b);
    const less = x < y;
    // where one value is a prefix of the other, the separator decides
    if (less ? y.startsWith(x) : x.startsWith(y)) return compareKeys(a, b);
    return less ? -1 : 1;
  }
  return 0;
}

type Id = string | number;
/** The fields of a verb: field -> domain. */
export type Fields = Verbs[string];

const indexes = new WeakMap<readonly Id[], ReadonlySet<Id>>();

/** Whether `id` belongs to `domain`. The set of a domain is built once, as a map may have thousands of hexes. */
function isIn(domain: readonly Id[] | undefined, id: unknown): boolean {
  if (domain === undefined) return false;
  let index = indexes.get(domain);
  if (index === undefined) indexes.set(domain, (index = new Set(domain)));
  return index.has(id as Id);
}

/**
 * An action from a request with its fields in the order of `verbs`; null where its verb, fields or values do not match.
 */
export function parseAction(verbs: Verbs, domains: Domains, input: unknown): Action | null {
  const verb = verbIn(input);
  if (verb === null || !Object.hasOwn(verbs, verb)) return null;
  return parseFields(verbs[verb] ?? {}, domains, input as Given);
}

type Given = { readonly [field: string]: unknown };

function verbIn(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  const verb = (input as Given)['do'];
  return typeof verb === 'string' ? verb : null;
}

function parseFields(fields: Fields, domains: Domains, given: Given): Action | null {
  const names = Object.keys(fields);
  if (Object.keys(given).length !== names.length + 1) return null;
  const action: Record<string, Id> = { do: given['do'] as string };
  for (const field of names) {
    const value = given[field];
    if (!isIn(domains[fields[field] ?? ''], value)) return null;
    action[field] = value as Id;
  }
  return action as Action;
}

/** One set of fields that a verb is used with, and the clauses of the decisions that use it so, each listed once. */
interface Shape {
  readonly fields: Fields;
  readonly clauses: Set<Clause>;
}

/** Index of the verbs of many decisions: verb -> every set of fields that the verb is used with. */
export type Shapes = ReadonlyMap<string, readonly Shape[]>;

interface Decision {
  readonly verbs: Verbs;
  readonly clause: Clause;
}

export function shapesOf(decisions: readonly Decision[]): Shapes {
  const shapes = new Map<string, Map<string, Shape>>();
  for (const { verbs, clause } of decisions)
    for (const [verb, fields] of Object.entries(verbs)) {
      const known = shapes.get(verb) ?? new Map<string, Shape>();
      const key = canonical(fields);
      const shape = known.get(key) ?? { fields, clauses: new Set() };
      shape.clauses.add(clause);
      shapes.set(verb, known.set(key, shape));
    }
  return new Map([...shapes].map(([verb, known]) => [verb, [...known.values()]]));
}

/**
 * Clauses of the decisions that accept actions of the same verb, fields and domains as `input`; empty where none does.
 */
export function clausesTaking(shapes: Shapes, domains: Domains, input: unknown): readonly Clause[] {
  const verb = verbIn(input);
  const known = (verb === null ? undefined : shapes.get(verb)) ?? [];
  const fitting = known.filter(({ fields }) => parseFields(fields, domains, input as Given));
  return [...new Set(fitting.flatMap(({ clauses }) => [...clauses]))];
}

/** JSON Schema of every action that `verbs` allows. */
export function actionSchema(verbs: Verbs, domains: Domains): JsonObject {
  const used = new Set(Object.values(verbs).flatMap((fields) => Object.values(fields)));
  const definitions = [...used]
    .sort()
    .map((domain) => [domain, { enum: [...(domains[domain] ?? [])] }] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: Object.fromEntries(definitions),
    oneOf: Object.keys(verbs)
      .sort()
      .map((verb) => verbSchema(verb, verbs[verb] ?? {})),
  };
}

function verbSchema(verb: string, fields: { readonly [field: string]: string }): JsonObject {
  const properties = Object.entries(fields).map(
    ([field, domain]) => [field, { $ref: `#/$defs/${domain}` }] as const,
  );
  return {
    type: 'object',
    properties: { do: { const: verb }, ...Object.fromEntries(properties) },
    required: ['do', ...Object.keys(fields)],
    additionalProperties: false,
  };
}
