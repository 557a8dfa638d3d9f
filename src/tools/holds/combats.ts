import type { Json, JsonObject, Random, Ruleset } from '../../rules/index.js';
import { oneOf } from '../fuzz/values.js';

/** How many random combats of each ruleset are tried; those that take longest are kept. */
const DRAWN = 400;
const KEPT = 3;

interface Schema {
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** The combats whose odds take longest of those tried, mostly large ones; empty for a ruleset without odds. */
export function dearestCombats({ combat }: Ruleset, random: Random): Json[] {
  if (!combat) return [];
  const schema = combat.oddsSchema as unknown as Schema;
  const whole = (schema.anyOf ?? [schema]).filter(({ properties }) => properties);
  const kinds = whole.length > 0 ? whole : [schema];
  const timed = kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(DRAWN / kinds.length) }, () => {
      const drawn = large(kind, random);
      const began = performance.now();
      combat.odds(drawn);
      return { drawn, took: performance.now() - began };
    }),
  );
  return timed
    .sort((a, b) => b.took - a.took)
    .slice(0, KEPT)
    .map(({ drawn }) => drawn);
}

function large(schema: Schema, random: Random): Json {
  const { type, minimum = 0, maximum = minimum, maxItems = 1, items = {} } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(random, schema.enum);
  if (type === 'integer')
    return oneOf(random, [maximum, maximum, minimum, (minimum + maximum) >> 1]);
  if (type === 'boolean') return random(2) === 0;
  if (type === 'array') return distinct(items, maxItems, random);
  return members(schema, random);
}

/** As many items as allowed; names are not repeated. */
function distinct(items: Schema, count: number, random: Random): Json[] {
  if (items.enum) return items.enum.slice(0, count);
  return Array.from({ length: count }, () => large(items, random));
}

function members({ properties = {}, required = [] }: Schema, random: Random): JsonObject {
  const given = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random(3) > 0,
  );
  return Object.fromEntries(given.map(([name, schema]) => [name, large(schema, random)]));
}
