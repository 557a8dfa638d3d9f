import type { JsonObject } from '../../kernel/json.js';
import {
  count,
  each,
  list,
  object,
  oneOf,
  open,
  orNull,
  some,
  text,
  whole,
  yes,
} from '../../kits/shapes.js';
import { SCENARIO_IDS } from '../components/scenarios/index.js';
import { SIDES } from '../components/side.js';
import { RESULTS } from '../components/tables.js';
import { UNIT_CODES } from '../components/units.js';
import { DOMAINS } from '../state.js';

const side = oneOf(...SIDES);
const sideOrNone = oneOf(...SIDES, null);
const bySide = (schema: JsonObject): JsonObject => each(SIDES, schema);
const hex = { $ref: '#/$defs/hex' };
const units = { $ref: '#/$defs/units' };
const hexes = (schema: JsonObject): JsonObject => ({
  type: 'object',
  propertyNames: hex,
  additionalProperties: schema,
});

const force = object(
  { open: units },
  {
    in: units,
    down: whole(1, 99),
    ready: { type: 'object', additionalProperties: units },
  },
);

/** JSON Schema of `View`. */
export const viewSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: { hex: oneOf(...DOMAINS.hex), units: some(UNIT_CODES, whole(1, 999)) },
  ...object({
    viewer: sideOrNone,
    scenario: oneOf(...SCENARIO_IDS),
    turn: count,
    month: orNull(text),
    mover: sideOrNone,
    active: sideOrNone,
    hexes: hexes(open({ us: force, gb: force, fort: side, dug: side, commerce: yes })),
    column: orNull(object({ by: side, at: hex, units, spent: count, via: list(hex) })),
    shut: hexes(yes),
    score: orNull(bySide(count)),
    battle: orNull(
      object({
        hex,
        attacker: side,
        defender: side,
        column: count,
        points: bySide(count),
        die: orNull(whole(1, 6)),
        result: oneOf(...RESULTS, null),
      }),
    ),
    decision: orNull(object({ name: text }, { nth: count })),
    outcome: orNull(object({ winner: sideOrNone, reason: text, clause: text })),
  }),
};
