import type { JsonObject } from '../../kernel/json.js';
import {
  all,
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
  yes,
} from '../../kits/shapes.js';
import { CARD_IDS } from '../components/cards/index.js';
import { FORT_IDS } from '../components/forts.js';
import { LEADER_IDS } from '../components/leaders.js';
import { LAKE_IDS, SPACE_IDS, TRANSIT } from '../components/map.js';
import { SHIP_IDS } from '../components/ships.js';
import { SIDES } from '../components/side.js';
import { TURN_IDS } from '../components/turns.js';
import { UNIT_IDS } from '../components/units.js';
import { FORCES, OFF, QUIETS, UNTIL, USES } from '../state.js';

const side = oneOf(...SIDES);
const sideOrNone = oneOf(...SIDES, null);
const space = oneOf(...SPACE_IDS);
const lake = oneOf(...LAKE_IDS);
const card = oneOf(...CARD_IDS);
const force = oneOf(...FORCES);
const bySide = (schema: JsonObject): JsonObject => each(SIDES, schema);
const someSides = (schema: JsonObject): JsonObject => open({ us: schema, gb: schema });
const marked = some(SPACE_IDS, yes);
const cards = some(CARD_IDS, yes);

const moving = {
  force,
  spent: count,
  done: yes,
  aboard: yes,
  from: oneOf(...SPACE_IDS, ...LAKE_IDS),
  steps: count,
  target: space,
};
const at = oneOf(...SPACE_IDS, ...LAKE_IDS, TRANSIT, ...OFF);
const piece = (own: JsonObject): JsonObject => object({ at }, { ...moving, ...own });

const round = {
  attacker: side,
  defender: side,
  used: someSides(card),
  dice: list(count),
  modifiers: list(
    object({ clause: text, label: object({ en: text, ja: text }), value: { type: 'integer' } }),
  ),
};

/** JSON Schema of `View`. */
export const viewSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...object({
    viewer: sideOrNone,
    tournament: flag,
    earlyReturn: flag,
    turn: oneOf(...TURN_IDS, null),
    first: sideOrNone,
    vp: {
      type: 'integer',
      description: 'Net victory points: above 0 for the Americans, below 0 for the British.',
    },
    eventVp: { type: 'integer' },
    units: all(UNIT_IDS, piece({ reduced: yes, cut: yes, wished: yes, delayed: yes })),
    leaders: all(LEADER_IDS, piece({ flipped: yes, wished: yes })),
    ships: all(SHIP_IDS, piece({ damaged: yes, withdrew: yes })),
    occupied: some(SPACE_IDS, side),
    cutOff: bySide(list(oneOf(...SPACE_IDS))),
    lakes: each(LAKE_IDS, object({ control: sideOrNone, marker: sideOrNone })),
    forts: some(FORT_IDS, yes),
    depots: some(SPACE_IDS, side),
    destroyed: marked,
    basesDestroyed: marked,
    backups: marked,
    hand: cards,
    held: cards,
    seen: cards,
    hands: bySide(count),
    heldCards: bySide(count),
    laidDown: bySide(count),
    prewarPlayed: bySide(count),
    deck: count,
    prewar: count,
    discards: cards,
    aside: cards,
    play: orNull(
      object({
        by: side,
        card: oneOf(...CARD_IDS, null),
        use: oneOf(...USES),
        attacked: marked,
      }),
    ),
    lasting: list(
      object({ card, by: side, nth: count, until: oneOf(...UNTIL) }, { space, lake, force }),
    ),
    quiet: oneOf(...QUIETS, null),
    combat: orNull(
      object({
        ...round,
        space,
        round: count,
        arrival: flag,
        fort: flag,
        invasion: flag,
        amphibious: flag,
        leads: someSides(oneOf(...UNIT_IDS)),
        commanders: bySide(oneOf(...LEADER_IDS, null)),
        attack: count,
        defence: count,
      }),
    ),
    navalCombat: orNull(object({ ...round, lake, leads: someSides(oneOf(...SHIP_IDS)) })),
    active: bySide(flag),
    // what else a decision is about depends on its name: ids, numbers and yes or no
    decision: orNull({
      type: 'object',
      properties: { name: text },
      required: ['name'],
      additionalProperties: { type: ['string', 'integer', 'boolean'] },
    }),
    outcome: orNull(object({ winner: sideOrNone, reason: text })),
  }),
};
