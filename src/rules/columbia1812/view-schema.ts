import type { JsonObject } from '../kernel/json.js';
import { LAKE_IDS, TOWN_IDS } from './components/tables.js';
import { SIDES } from './components/side.js';

const side = { enum: [...SIDES] };
const sideOrNone = { enum: [...SIDES, null] };
const count = { type: 'integer', minimum: 0 };
const object = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const each = (keys: readonly string[], schema: JsonObject): JsonObject =>
  object(Object.fromEntries(keys.map((key) => [key, schema])));
const bySide = (schema: JsonObject): JsonObject => each(SIDES, schema);
const map = (schema: JsonObject): JsonObject => ({ type: 'object', additionalProperties: schema });
const orNull = (schema: JsonObject): JsonObject => ({ anyOf: [{ type: 'null' }, schema] });

const ships = object({ up: count, down: count });
const strengths = map(count);

/** JSON Schema of `View`. */
export const viewSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...object({
    viewer: sideOrNone,
    simultaneous: { type: 'boolean' },
    year: { enum: [1812, 1813, 1814] },
    turn: { type: 'integer', minimum: 0, maximum: 10 },
    stage: { enum: ['setup', 'initiative', 'naval', 'army', 'battle', 'orders', 'winter', 'over'] },
    first: sideOrNone,
    active: sideOrNone,
    towns: each(TOWN_IDS, object({ us: count, gb: count, control: side, ships: bySide(ships) })),
    lakes: each(LAKE_IDS, object({ us: ships, gb: ships, control: sideOrNone })),
    mine: map(object({ at: { type: 'string' }, cv: count })),
    pool: bySide(count),
    unbuilt: bySide(count),
    lost: bySide(count),
    waiting: each(['albany', 'pittsburgh', 'quebec'], count),
    battle: orNull(
      object({
        town: { enum: [...TOWN_IDS] },
        attacker: side,
        defender: side,
        accepted: { type: 'boolean' },
        round: count,
        doubleFire: { type: 'boolean' },
        units: bySide(strengths),
      }),
    ),
    naval: orNull(
      object({ lake: { enum: [...LAKE_IDS] }, attacker: side, defender: side, round: count }),
    ),
    due: { type: 'array', items: { enum: [...TOWN_IDS] } },
    decision: orNull({
      type: 'object',
      properties: { name: { type: 'string' }, hits: count },
      required: ['name'],
      additionalProperties: false,
    }),
    orders: orNull(map({ type: 'object' })),
    fleet: orNull({ type: 'object' }),
    hits: strengths,
    frozen: map({ const: true }),
    vp: bySide(object({ armies: count, lakes: count, towns: count, total: count })),
    outcome: orNull(object({ winner: sideOrNone, reason: { type: 'string' } })),
  }),
};
