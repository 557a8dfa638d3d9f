import type { JsonObject } from './json.js';

/** Flat on purpose: a verb, and fields that name a thing or a small number. */
export interface Action {
  readonly do: string;
  readonly [field: string]: string | number;
}

/** Domain name -> the ids or numbers in it. Ids are unique over all domains of a game. */
export type Domains = { readonly [domain: string]: readonly (string | number)[] };

/** verb -> field -> domain: the wire check, the JSON Schema, the order of keys and the fuzz in one table. */
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

/** Of two actions that differ; numbers compare as texts. */
const compareKeys = (a: Action, b: Action): number => (actionKey(a) < actionKey(b) ? -1 : 1);

/** The order of two ids in keys where another field follows them; where none does it is that of texts. */
export const beforeMore = (a: string, b: string): number => (`${a}|` < `${b}|` ? -1 : 1);

/** The order of the keys, without making them: that took longer than all the rest of a listing. */
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

/** An action from the wire with its fields in the order of `verbs`, or null where it is not of that shape. */
export function parseAction(verbs: Verbs, domains: Domains, input: unknown): Action | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  const given = input as Record<string, unknown>;
  const verb = given['do'];
  if (typeof verb !== 'string' || !Object.hasOwn(verbs, verb)) return null;
  const fields = Object.entries(verbs[verb] ?? {});
  if (Object.keys(given).length !== fields.length + 1) return null;
  const action: Record<string, string | number> = { do: verb };
  for (const [field, domain] of fields) {
    const value = given[field];
    if (
      (typeof value !== 'string' && typeof value !== 'number') ||
      !domains[domain]?.includes(value)
    )
      return null;
    action[field] = value;
  }
  return action as Action;
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
