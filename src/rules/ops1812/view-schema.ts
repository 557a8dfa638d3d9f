import type { JsonObject } from '../kernel/json.js';
import { CARD_IDS } from './components/cards.js';
import { SIDES } from './components/side.js';
import { REGION_IDS, WATERWAY_IDS, ZONE_IDS } from './components/tables.js';
import { STAGES, VP_END } from './components/tracks.js';
import { CLASSES } from './components/units.js';

const side = { enum: [...SIDES] };
const sideOrNone = { enum: [...SIDES, null] };
const count = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const region = { enum: [...REGION_IDS] };
const open = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  additionalProperties: false,
});
const object = (properties: JsonObject): JsonObject => ({
  ...open(properties),
  required: Object.keys(properties),
});
const of = (keys: readonly string[], schema: JsonObject): JsonObject =>
  Object.fromEntries(keys.map((key) => [key, schema]));
const bySide = (schema: JsonObject): JsonObject => object(of(SIDES, schema));
const orNull = (schema: JsonObject): JsonObject => ({ anyOf: [{ type: 'null' }, schema] });

const units = object(of(CLASSES, count));
const cards = open(of(CARD_IDS, { const: true }));

/** JSON Schema of `View`. */
export const viewSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...object({
    viewer: sideOrNone,
    retreatFirst: { enum: ['attacker', 'defender'] },
    turn: count,
    round: count,
    active: sideOrNone,
    vp: { type: 'integer', minimum: -VP_END, maximum: VP_END },
    privateer: count,
    privateerTarget: count,
    stage: { enum: [...STAGES] },
    regions: object(
      of(
        REGION_IDS,
        object({
          us: units,
          gb: units,
          control: sideOrNone,
          fort: flag,
          tokens: count,
          raid: flag,
        }),
      ),
    ),
    waterways: object(of(WATERWAY_IDS, object({ us: count, gb: count, control: sideOrNone }))),
    zones: object(of(ZONE_IDS, count)),
    navy: count,
    europe: count,
    supply: bySide(units),
    forts: count,
    hand: cards,
    hands: bySide(count),
    draw: count,
    discards: cards,
    batteries: flag,
    drill: bySide(flag),
    attacked: bySide(flag),
    acted: open(of(REGION_IDS, units)),
    battle: orNull(
      object({
        region,
        attacker: side,
        defender: side,
        from: region,
        round: count,
        bonus: bySide(count),
        dice: bySide(count),
      }),
    ),
    decision: orNull({
      ...open({
        name: { type: 'string' },
        ops: count,
        left: count,
        card: { enum: [...CARD_IDS] },
        dice: { type: 'array', items: count },
        from: region,
        to: region,
      }),
      required: ['name'],
    }),
    outcome: orNull(object({ winner: sideOrNone, reason: { type: 'string' } })),
  }),
};
