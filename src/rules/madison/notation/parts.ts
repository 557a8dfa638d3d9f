import type { Json, JsonObject } from '../../kernel/json.js';
import { fits } from '../../kits/schema.js';
import { each, flag, list, object, oneOf, some, whole, yes } from '../../kits/shapes.js';
import { CARD_IDS } from '../components/cards/index.js';
import { LEADER_IDS } from '../components/leaders.js';
import { LAKE_IDS, SPACE_IDS } from '../components/map.js';
import { SHIP_IDS } from '../components/ships.js';
import { SIDES } from '../components/side.js';
import { LAND_RESULTS } from '../components/tables.js';
import { TURN_IDS } from '../components/turns.js';
import { UNIT_IDS } from '../components/units.js';
import { FORCES, TURN_USES } from '../state.js';

/*
 * What the rules themselves write on `todo`, `licence` and `outcome` lines. A position comes from anybody: without this
 * an activation of a million units would be asked for.
 */

const by = oneOf(...SIDES);
const space = oneOf(...SPACE_IDS);
const lake = oneOf(...LAKE_IDS);
const place = oneOf(...SPACE_IDS, ...LAKE_IDS);
const card = oneOf(...CARD_IDS);
const leader = oneOf(...LEADER_IDS);
const unit = oneOf(...UNIT_IDS);
const ship = oneOf(...SHIP_IDS);
const force = oneOf(...FORCES);
const cause = oneOf('before-combat', 'mandatory', 'defender', 'attacker', 'pushed-out');
const stage = (...stages: readonly string[]): JsonObject => oneOf(...stages);
const sides = (schema: JsonObject): JsonObject => some(SIDES, schema);
const dice = list(whole(1, 6), 2);
const MOST = 12;
const path = list({ anyOf: [whole(0, MOST), oneOf('of', 'faces')] }, MOST);
const aimed = { space, lake };
const when = oneOf(
  ...['declared', 'step', 'landing', 'assault', 'round', 'after-round', 'naval', 'naval-rolled'],
);
const harbour = oneOf('displaced', 'beaten', 'damaged', 'fleet-return');

type Members = readonly [needed: JsonObject, optional?: JsonObject];

/** Phase -> required and optional members of its frame. */
const COURSE: { readonly [f: string]: Members } = {
  turn: [
    {
      stage: stage(
        ...['open', 'reinforcements', 'deal', 'arrivals', 'action', 'return', 'check', 'record'],
      ),
    },
  ],
  prewar: [{ by }],
  keep: [{ by, card }],
  reinforce: [{ stage: stage('wishes', 'wished', 'place') }],
  wish: [{ by }],
  landfall: [{ by, leader }],
  arrivals: [{}],
  'walk-in': [{ by, space }],
  arrive: [{ by, space }],
  enter: [{ by }],
  action: [{ by }],
  'player-turn': [{ by, stage: stage('leaders', 'card') }],
  play: [{ by }, { use: oneOf(...TURN_USES), card, ship }],
  'card-play': [{ by, stage: stage('declared', 'over') }],
  build: [
    { by, points: whole(0, MOST) },
    { lakes: list(lake, MOST), early: oneOf(...TURN_IDS) },
  ],
  restore: [{ by, left: whole(1, MOST) }],
  'winter-cards': [{ by, passes: whole(0, 2) }],
  winter: [{ by, passes: whole(0, 2) }],
  'winter-turn': [{ stage: stage('attrition', 'repair') }],
  attrition: [{ at: whole(0, SPACE_IDS.length) }],
  'winter-loss': [{ by, space, left: whole(1, UNIT_IDS.length) }],
  ending: [
    { by, reason: oneOf('ghent', 'new-orleans', 'last-card'), stage: stage('ghent', 'penalties') },
  ],
  'new-orleans': [{ by }],
};

const MOVES: { readonly [f: string]: Members } = {
  campaign: [{ by }, { from: place }],
  'campaign-declared': [{ by }],
  order: [{ by }],
  'set-out': [{ by, force }],
  muster: [{ by, space: place, force, left: whole(0, UNIT_IDS.length) }],
  march: [{ by, leader, force, moved: flag }],
  'march-on': [{ by, leader, force }],
  units: [{ by, force }],
  'units-on': [{ by, force }],
  storm: [{ by, force, space }],
  entered: [
    {
      by,
      space,
      stage: stage('window', 'assault', 'ships', 'leaders', 'retreat', 'combat'),
    },
    { arrival: yes },
  ],
  evade: [{ by, space }],
  'fall-back': [{ by, space, cause }],
  retreat: [{ by, space, cause }],
  sail: [
    {
      by,
      force,
      leader: oneOf(...LEADER_IDS, null),
      spent: whole(0, MOST),
      paid: object({}, { embark: yes, land: yes }),
    },
    { last: place, port: space, landed: list(space, MOST) },
  ],
  landing: [{ by, space, stage: stage('window', 'ashore') }],
  fleet: [{ season: oneOf('spring', 'autumn') }],
  'fleet-return': [{ by }],
  flee: [{ by, place, cause: harbour }],
  harbour: [{ by, place, cause: harbour }, { ship }],
  captured: [{ by, leader }, { lake }],
  replacement: [{ by, leader }, { lake }],
  carry: [{ by, space, to: space }],
};

const FIGHTS: { readonly [f: string]: Members } = {
  combat: [
    {
      space,
      attacker: by,
      round: whole(1, 10_000),
      stage: stage(
        ...['begin', 'leads', 'cards', 'answer', 'roll', 'result', 'after', 'verdict', 'over'],
      ),
      arrival: flag,
      fort: flag,
      regulars: flag,
      invasion: flag,
      amphibious: flag,
      leads: sides(oneOf(...UNIT_IDS)),
      command: sides(leader),
      used: sides(card),
      lost: sides(yes),
    },
    { dice, result: oneOf(...LAND_RESULTS.map(({ result }) => result)), beaten: by },
  ],
  command: [{ by }],
  lead: [{ by }],
  loss: [{ by }],
  'naval-combat': [
    {
      lake,
      attacker: by,
      stage: stage(
        ...['begin', 'leads', 'cards', 'answer', 'roll', 'rolled', 'result', 'retreats', 'over'],
      ),
      leads: sides(oneOf(...SHIP_IDS)),
      used: sides(card),
    },
    { dice, again: yes, withdrawn: by, beaten: by },
  ],
  'lead-ship': [{ by }],
  damage: [{ by, lake, left: whole(0, 2 * SHIP_IDS.length) }],
  window: [{ by, when }, { space }],
  'battle-card': [{ by, when }, { space }],
  aim: [{ by, card }],
  effects: [
    { by, card, path, at: whole(0, MOST) },
    { ...aimed, when, lost: whole(0, MOST) },
  ],
  pick: [
    { by, card, me: by, nth: whole(0, MOST), left: whole(1, MOST), path },
    { ...aimed, when, force, hit: list(space, MOST), struck: list(unit, MOST) },
  ],
};

const one: JsonObject = {
  anyOf: Object.entries({ ...COURSE, ...MOVES, ...FIGHTS }).map(([f, [needed, more]]) =>
    object({ f: oneOf(f), ...needed }, more),
  ),
};
const seal: JsonObject = object({
  f: oneOf('sealed'),
  topic: oneOf('reinforcements'),
  lanes: each(SIDES, list(one, MOST)),
});

const outcome: JsonObject = object({
  winner: oneOf(...SIDES, null),
  reason: oneOf('ghent', 'new-orleans', 'last-card', 'stalemate', 'quebec', 'cities'),
  clause: oneOf('MMW-4.21', 'MMW-4.22', 'MMW-4.23', 'MMW-17.1.d', 'MMW-17.31', 'MMW-17.32'),
});

const licence: JsonObject = object(
  {},
  { cross: whole(0, MOST), trail: whole(0, MOST), ferry: yes, to: list(space, SPACE_IDS.length) },
);

export const isFrame = (value: unknown): boolean => fits({ anyOf: [seal, one] }, value as Json);
export const isOutcome = (value: unknown): boolean => fits(outcome, value as Json);
export const isLicence = (value: unknown): boolean => fits(licence, value as Json);
