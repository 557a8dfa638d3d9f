import type { JsonObject } from '../../kernel/json.js';
import {
  count,
  each,
  flag,
  list,
  object,
  oneOf,
  open,
  orNull,
  text,
  whole,
  yes,
} from '../../kits/shapes.js';
import { CARD_IDS } from '../components/cards.js';
import { REGION_IDS, WATERWAY_IDS, ZONE_IDS } from '../components/lookups.js';
import { SIDES } from '../components/side.js';
import { STAGES, VP_END } from '../components/tracks.js';
import { CLASSES } from '../components/units.js';

const side = oneOf(...SIDES);
const sideOrNone = oneOf(...SIDES, null);
const region = oneOf(...REGION_IDS);
const bySide = (schema: JsonObject): JsonObject => each(SIDES, schema);

const units = each(CLASSES, count);
const cards = open(Object.fromEntries(CARD_IDS.map((id) => [id, yes])));

/** JSON Schema of `View`. */
export const viewSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...object({
    viewer: sideOrNone,
    retreatFirst: oneOf('attacker', 'defender'),
    turn: count,
    round: count,
    active: sideOrNone,
    vp: whole(-VP_END, VP_END),
    privateer: count,
    privateerTarget: count,
    stage: oneOf(...STAGES),
    regions: each(
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
    waterways: each(WATERWAY_IDS, object({ us: count, gb: count, control: sideOrNone })),
    zones: each(ZONE_IDS, count),
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
    acted: open(Object.fromEntries(REGION_IDS.map((id) => [id, units]))),
    battle: orNull(
      object({
        region,
        attacker: side,
        defender: side,
        from: region,
        round: count,
        bonus: bySide(count),
        dice: bySide(count),
        rolled: bySide(list(count)),
      }),
    ),
    decision: orNull(
      object(
        { name: text },
        {
          ops: count,
          left: count,
          card: oneOf(...CARD_IDS),
          dice: list(count),
          from: region,
          to: region,
        },
      ),
    ),
    outcome: orNull(object({ winner: sideOrNone, reason: text })),
  }),
};
