import type { JsonObject } from '../../kernel/json.js';
import { FORT_IDS, type FortId } from '../components/forts.js';
import { LEADER_IDS, type LeaderId } from '../components/leaders.js';
import { SPACE_IDS, type SpaceId } from '../components/map.js';
import { TURN_IDS, type TurnId } from '../components/turns.js';
import { UNIT_IDS, type UnitId } from '../components/units.js';
import type { ClassRating } from '../questions/drm.js';

interface NamedLeader {
  readonly leader: LeaderId;
  /** Whether the counter shows its reverse side. */
  readonly reverse?: boolean;
}

export interface LandInput {
  readonly kind: 'land';
  readonly space: SpaceId;
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly reduced?: readonly UnitId[];
  readonly attackerCut?: boolean;
  readonly defenderCut?: boolean;
  readonly across?: 'path' | 'invasion' | 'water';
  readonly turn?: TurnId;
  readonly forts?: readonly FortId[];
  readonly attackerLeader?: NamedLeader;
  readonly defenderLeader?: NamedLeader;
  readonly cards?: number;
}

export interface FleetInput {
  readonly ships: number;
  readonly lead: ClassRating;
  readonly leader?: number;
  readonly frigate?: boolean;
  readonly small?: boolean;
}

export interface NavalInput {
  readonly kind: 'naval';
  readonly attacker: FleetInput;
  readonly defender: FleetInput;
  readonly cards?: number;
}

export type Input = LandInput | NavalInput;

/** Limits of the input: units of a side, ships of a fleet, and modifiers of cards and leaders. */
const MOST_UNITS = 30;
const MOST_SHIPS = 33;
const MOST_CARDS = 6;
const MOST_MODIFIER = 2;

const flag: JsonObject = { type: 'boolean' };
const whole = (minimum: number, maximum: number): JsonObject => ({
  type: 'integer',
  minimum,
  maximum,
});
const units = (minItems: number, maxItems: number): JsonObject => ({
  type: 'array',
  items: { enum: [...UNIT_IDS] },
  minItems,
  maxItems,
});
const leader: JsonObject = {
  type: 'object',
  properties: { leader: { enum: [...LEADER_IDS] }, reverse: flag },
  required: ['leader'],
  additionalProperties: false,
};
const cards = whole(-MOST_CARDS, MOST_CARDS);

const land: JsonObject = {
  type: 'object',
  description:
    'A land combat to its end, from the counters on both sides. Both lead with their best class and lose what costs least.',
  properties: {
    kind: { const: 'land' },
    space: { enum: [...SPACE_IDS] },
    attackers: units(1, MOST_UNITS),
    defenders: units(1, MOST_UNITS),
    reduced: units(0, 2 * MOST_UNITS),
    attackerCut: flag,
    defenderCut: flag,
    across: { enum: ['path', 'invasion', 'water'] },
    turn: { enum: [...TURN_IDS] },
    forts: {
      type: 'array',
      items: { enum: [...FORT_IDS] },
      minItems: 0,
      maxItems: FORT_IDS.length,
    },
    attackerLeader: leader,
    defenderLeader: leader,
    cards,
  },
  required: ['kind', 'space', 'attackers', 'defenders'],
  additionalProperties: false,
};

const fleet: JsonObject = {
  type: 'object',
  properties: {
    ships: whole(1, MOST_SHIPS),
    lead: { enum: ['A', 'B', 'C'] },
    leader: whole(0, MOST_MODIFIER),
    frigate: flag,
    small: flag,
  },
  required: ['ships', 'lead'],
  additionalProperties: false,
};

const naval: JsonObject = {
  type: 'object',
  description: 'A naval combat, from the undamaged ships of both fleets.',
  properties: { kind: { const: 'naval' }, attacker: fleet, defender: fleet, cards },
  required: ['kind', 'attacker', 'defender'],
  additionalProperties: false,
};

export const oddsSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  anyOf: [land, naval],
};
