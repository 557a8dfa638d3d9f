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
  some,
  text,
  whole,
  yes,
} from '../../kits/shapes.js';
import { BOX_IDS } from '../components/campaign/boxes.js';
import { POOL_IDS } from '../components/campaign/levies.js';
import { LEVIES, LEVY_AREAS, RATES } from '../components/campaign/levies.js';
import { WATERS_AT_SEA } from '../components/campaign/sea.js';
import { SHIPS } from '../components/campaign/ships.js';
import { SCENARIO_IDS } from '../components/scenarios/index.js';
import { SIDES } from '../components/side.js';
import { RESULTS } from '../components/tables.js';
import { TACTIC_IDS } from '../components/tactics.js';
import { SEEN_CODES, SOURCES } from '../components/units.js';
import { ASIDE, DOMAINS } from '../state.js';

const side = oneOf(...SIDES);
const sideOrNone = oneOf(...SIDES, null);
const bySide = (schema: JsonObject): JsonObject => each(SIDES, schema);
const hex = { $ref: '#/$defs/hex' };
const hexside = { $ref: '#/$defs/hexside' };
const units = { $ref: '#/$defs/units' };
const hexes = (schema: JsonObject): JsonObject => ({
  type: 'object',
  propertyNames: hex,
  additionalProperties: schema,
});

const hexsides = (schema: JsonObject): JsonObject => ({
  type: 'object',
  propertyNames: hexside,
  additionalProperties: schema,
});

const duty = object({ fleets: count, points: count });

/** A1776-opt.II, A1776-opt.III members of the view for bateaux and forced marches. */
const optional = {
  boats: hexsides(open({ us: whole(1, 99), gb: whole(1, 99) })),
  ferries: list(hexside),
  marches: list(object({ from: hex, to: hex, mp: count, units })),
  areas: each(
    LEVY_AREAS,
    object({
      status: oneOf(...Object.keys(RATES), null),
      rates: orNull(each(LEVIES, count)),
      british: list(text),
    }),
  ),
  boxes: some(BOX_IDS, open({ us: units, gb: units })),
  ships: some(
    SHIPS.map(({ id }) => id),
    object(
      { aboard: units },
      {
        at: oneOf(...WATERS_AT_SEA, ...BOX_IDS),
        aside: oneOf(...ASIDE),
        as: oneOf('ferry', 'done'),
        until: count,
        burden: count,
        port: oneOf(...WATERS_AT_SEA),
        portedBy: count,
      },
    ),
  ),
  sailing: object({ id: oneOf(...SHIPS.map(({ id }) => id)), spent: count }),
  entered: orNull(count),
  match: object({ french: duty, british: duty, until: orNull(count) }),
  withdraws: yes,
  opened: flag,
  awaited: list(text),
  busy: hexes(units),
  boat: object(
    { by: side, at: hexside, spent: count, halted: flag, aboard: units },
    { burden: count },
  ),
};

const force = object(
  { open: units },
  {
    in: units,
    ready: { type: 'object', additionalProperties: units },
  },
);

const series = object(
  { round: whole(1, 9999), target: oneOf('out', 'in'), supply: some(SIDES, oneOf(...SOURCES)) },
  {
    halves: bySide(count),
    cards: bySide(oneOf(...TACTIC_IDS)),
    modifiers: list(object({ clause: text, value: whole(-99, 99) })),
  },
);

/** JSON Schema of `View`. */
export const viewSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: {
    hex: oneOf(...DOMAINS.hex),
    hexside: oneOf(...DOMAINS.side),
    units: some(SEEN_CODES, whole(1, 999)),
  },
  ...object(
    {
      viewer: sideOrNone,
      scenario: oneOf(...SCENARIO_IDS),
      turn: count,
      month: orNull(text),
      mover: sideOrNone,
      active: sideOrNone,
      hexes: hexes(
        open({
          us: force,
          gb: force,
          fort: side,
          built: side,
          founds: oneOf('CA', 'FR', 'BR'),
          dug: side,
          commerce: yes,
        }),
      ),
      column: orNull(
        object(
          { by: side, at: hex, units, spent: count, via: list(hex) },
          { tow: hexsides(whole(1, 99)), halved: yes, captives: units },
        ),
      ),
      shut: hexes(yes),
      score: orNull(bySide(count)),
      battle: orNull(
        object(
          {
            hex,
            attacker: side,
            defender: side,
            column: orNull(count),
            points: bySide(count),
            die: orNull(whole(1, 6)),
            result: oneOf(...RESULTS, null),
          },
          { series },
        ),
      ),
      decision: orNull(
        object(
          { name: text },
          {
            ...{ nth: count, at: hexside, from: hex, to: hex, units, left: units },
            area: oneOf(...POOL_IDS),
            ship: oneOf(...SHIPS.map(({ id }) => id)),
            tried: count,
          },
        ),
      ),
      outcome: orNull(object({ winner: sideOrNone, reason: text, clause: text })),
    },
    optional,
  ),
};
