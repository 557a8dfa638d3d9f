import type { Clause } from './clauses.js';
import { canonical, type JsonObject } from './json.js';

/**
 * What a seat does: a verb in `do`, and fields that each name a thing or a small number. There are no nested members.
 */
export interface Action {
  readonly do: string;
  readonly [field: string]: string | number;
}

/** Domain name -> the ids or numbers in it. Ids are unique over all domains of a game. */
export type Domains = { readonly [domain: string]: readonly (string | number)[] };

/**
 * verb -> field -> domain. The check of requests, the JSON Schema, the order of keys and the fuzz are all made from
 * this table.
 */
export type Verbs = { readonly [verb: string]: { readonly [field: string]: string } };

/** The type of an action, from the verbs of its phase and the id types of the game's domains. */
export type ActionOf<D, V, K extends keyof V = keyof V> = K extends string
  ? { readonly do: K } & {
      readonly [F in keyof V[K]]: V[K][F] extends keyof D ? D[V[K][F]] : never;
    }
  : never;

/** The one text of an action: `march|us-6th-infantry|york`. */
export function actionKey(action: Action): string {
  let key = action.do;
  for (const field in action) if (field !== 'do') key += `|${action[field]}`;
  return key;
}

/** Whether two actions that are well-formed for one phase are one and the same. */
export function isSame(a: Action, b: Action): boolean {
  for (const field in a) if (a[field] !== b[field]) return false;
  return true;
}

/** The order of two different actions by their keys; numbers compare as texts. */
const compareKeys = (a: Action, b: Action): number => (actionKey(a) < actionKey(b) ? -1 : 1);

/** The order of two ids in keys where another field follows. Where none follows, ids are in the order of texts. */
export const beforeMore = (a: string, b: string): number => (`${a}|` < `${b}|` ? -1 : 1);

/**
 * The order of the keys of two actions. The keys themselves are not made: that took longer than all the rest of a
 * listing.
 */
export function compareActions(a: Action, b: Action): number {
  for (const field in a) {
    const x = a[field];
    const y = b[field];
    if (x === y) continue;
    if (typeof x !== 'string' || typeof y !== 'string') return compareKeys(a, b);
    const less = x < y;
    // of two values one of which begins the other, the separator decides
    if (less ? y.startsWith(x) : x.startsWith(y)) return compareKeys(a, b);
    return less ? -1 : 1;
  }
  return 0;
}

type Id = string | number;
/** The fields of a verb: field -> domain. */
export type Fields = Verbs[string];

const indexes = new WeakMap<readonly Id[], ReadonlySet<Id>>();

/** Whether an id is one of a domain. The domain is made into a set once, for a map may have thousands of hexes. */
function isIn(domain: readonly Id[] | undefined, id: unknown): boolean {
  if (domain === undefined) return false;
  let index = indexes.get(domain);
  if (index === undefined) indexes.set(domain, (index = new Set(domain)));
  return index.has(id as Id);
}

/** An action from the wire with its fields in the order of `verbs`, or null where it is not of that shape. */
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

/** What a verb is used with, and the clauses of the decisions that take it so, each once. */
interface Shape {
  readonly fields: Fields;
  readonly clauses: Set<Clause>;
}

/** The verbs of many decisions in one index: verb -> every set of fields that it is used with. */
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

/** The clauses of the decisions that take actions of that shape; none where no decision does. */
export function clausesTaking(shapes: Shapes, domains: Domains, input: unknown): readonly Clause[] {
  const verb = verbIn(input);
  const known = (verb === null ? undefined : shapes.get(verb)) ?? [];
  const fitting = known.filter(({ fields }) => parseFields(fields, domains, input as Given));
  return [...new Set(fitting.flatMap(({ clauses }) => [...clauses]))];
}

/** JSON Schema of every action the verbs allow. */
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
