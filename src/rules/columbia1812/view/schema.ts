import type { JsonObject } from '../../kernel/json.js';
import {
  count,
  each,
  flag,
  list,
  object,
  oneOf,
  orNull,
  text,
  whole,
  yes,
} from '../../kits/shapes.js';
import { LAKE_IDS, TOWN_IDS } from '../components/lookups.js';
import { SIDES } from '../components/side.js';
import { ENTRY_TOWNS } from '../state.js';

const side = oneOf(...SIDES);
const sideOrNone = oneOf(...SIDES, null);
const bySide = (schema: JsonObject): JsonObject => each(SIDES, schema);
const map = (schema: JsonObject): JsonObject => ({ type: 'object', additionalProperties: schema });

const ships = object({ up: count, down: count });
const strengths = map(count);

/** JSON Schema of `View`. */
export const viewSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...object({
    viewer: sideOrNone,
    simultaneous: flag,
    year: oneOf(1812, 1813, 1814),
    turn: whole(0, 10),
    stage: oneOf('setup', 'initiative', 'naval', 'army', 'battle', 'orders', 'winter', 'over'),
    first: sideOrNone,
    active: sideOrNone,
    towns: each(TOWN_IDS, object({ us: count, gb: count, control: side, ships: bySide(ships) })),
    lakes: each(LAKE_IDS, object({ us: ships, gb: ships, control: sideOrNone })),
    mine: map(object({ at: text, cv: count })),
    pool: bySide(count),
    unbuilt: bySide(count),
    lost: bySide(count),
    waiting: each(ENTRY_TOWNS, count),
    battle: orNull(
      object({
        town: oneOf(...TOWN_IDS),
        attacker: side,
        defender: side,
        accepted: flag,
        round: count,
        doubleFire: flag,
        leaving: sideOrNone,
        units: bySide(strengths),
      }),
    ),
    naval: orNull(
      object({ lake: oneOf(...LAKE_IDS), attacker: side, defender: side, round: count }),
    ),
    due: list(oneOf(...TOWN_IDS)),
    decision: orNull(object({ name: text, by: sideOrNone }, { hits: count })),
    orders: orNull(map({ type: 'object' })),
    fleet: orNull({ type: 'object' }),
    hits: strengths,
    frozen: map(yes),
    vp: bySide(object({ armies: count, lakes: count, towns: count, total: count })),
    outcome: orNull(object({ winner: sideOrNone, reason: text })),
  }),
};
