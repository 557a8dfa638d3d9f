import type { Json, JsonObject } from '../../kernel/json.js';
import { fits } from '../../kits/schema.js';
import { each, flag, list, object, oneOf, some, whole, yes } from '../../kits/shapes.js';
import { AREA_IDS } from '../components/areas.js';
import { LEVIES, LEVY_AREAS, POOL_IDS } from '../components/campaign/levies.js';
import { WATERS_AT_SEA } from '../components/campaign/sea.js';
import { SHIPS } from '../components/campaign/ships.js';
import { SIDES } from '../components/side.js';
import { MOST_FORCED_MP, RESULTS } from '../components/tables.js';
import { TACTIC_IDS } from '../components/tactics.js';
import { SOURCES, UNIT_CODES } from '../components/units.js';
import { AFLOAT } from '../questions/boats.js';
import { DOMAINS } from '../state.js';

/*
 * What the rules themselves write on `todo`, `column` and `outcome` lines. A position comes from anybody: nothing else
 * is let through.
 */

/** The most points of one type in one lot that a position may have; no game ever has as many. */
export const MOST_IN_LOT = 999;
const MOST_STEPS = 40;
/** A1776-opt.III.C.1 the most forced marches that may be declared in one phase. */
const MOST_MARCHES = 400;
/** The most combats in a series: each of them but the last costs somebody a point. */
const MOST_ROUNDS = 4 * MOST_IN_LOT;
const by = oneOf(...SIDES);
const hex = oneOf(...DOMAINS.hex);
const ship = oneOf(...SHIPS.map(({ id }) => id));

const unitsIn = some(UNIT_CODES, whole(1, MOST_IN_LOT));
const march = object({ from: hex, to: hex, mp: whole(1, MOST_FORCED_MP), units: unitsIn });
const marches = list(march, MOST_MARCHES);

const hexesTo = (schema: JsonObject): JsonObject => some(DOMAINS.hex, schema);

const MP = Array.from({ length: 100 }, (_, mp) => mp);
const STATUSES = [
  ...['rest', 'in', 'into', 'held', 'fixed', 'bound'],
  ...MP.flatMap((mp) => [`free${mp}`, `spent${mp}`]),
];
const lots = some(STATUSES, unitsIn);
const spot = object(
  {},
  {
    us: lots,
    gb: lots,
    fort: by,
    built: by,
    founds: oneOf('CA', 'FR', 'BR'),
    dug: by,
    commerce: yes,
  },
);
const fleets = some(SIDES, some(AFLOAT, whole(1, MOST_IN_LOT)));
const placing = { by, nth: whole(0, MOST_STEPS) };
const left = some(UNIT_CODES, whole(1, MOST_IN_LOT));
/** The decisions that can be under seal. */
const secret: JsonObject = {
  anyOf: [
    object({ f: { const: 'tactic' }, by }),
    object(
      {
        f: { const: 'cover' },
        by,
        before: object({ hexes: hexesTo(spot) }, { boats: some(DOMAINS.side, fleets) }),
      },
      { decoys: whole(1, MOST_STEPS), turned: { const: true } },
    ),
    object({ f: { const: 'deploy' }, ...placing, left }),
    object({ f: { const: 'berth' }, ...placing }),
    object({ f: { const: 'dispose' }, by }),
  ],
};

/** For each frame, the schemas of its required members, and of its optional ones. */
const FRAMES: { readonly [f: string]: readonly [JsonObject, JsonObject?] } = {
  deploy: [{ ...placing, left }],
  berth: [placing],
  dispose: [{ by }],
  turn: [{}],
  'turn-end': [{}],
  segment: [{ by }],
  'segment-end': [{ by }],
  invasion: [{ by, aboard: some(UNIT_CODES, whole(1, MOST_IN_LOT)) }],
  withdraw: [{ by, left: unitsIn }],
  onset: [{ by }],
  opening: [
    { by, reduced: hexesTo(whole(1, MOST_IN_LOT)) },
    { spared: hexesTo(whole(1, MOST_IN_LOT)) },
  ],
  quarter: [{}],
  levy: [{ by, area: oneOf(...LEVY_AREAS), unit: oneOf(...LEVIES, 'S') }],
  raise: [{ by, area: oneOf(...LEVY_AREAS), left }],
  dragoons: [{ by }],
  mount: [{ by, left }, { area: oneOf(...AREA_IDS) }],
  cull: [{ by, area: oneOf(...POOL_IDS), left }],
  intake: [{ nth: whole(0, MOST_STEPS) }],
  port: [{ by, nth: whole(0, MOST_STEPS), left }],
  appear: [{ by, letter: { type: 'string', pattern: '^[A-F]$' }, left }],
  attrition: [{}],
  navy: [{}],
  alliance: [{}],
  standoff: [{}],
  engagement: [{ by, water: oneOf(...WATERS_AT_SEA) }],
  fleet: [{ by, ship }],
  unburden: [{ by, ship }],
  retain: [{ by, ship }],
  summon: [{ by, tried: list(ship, SHIPS.length) }],
  join: [{ by }],
  muster: [{ by }],
  evacuation: [{ by }],
  dispatch: [{ by, fleets: whole(0, MOST_STEPS), points: whole(0, MOST_IN_LOT) }],
  detach: [{ by, part: oneOf('fleets', 'points') }],
  moor: [{ by, hex, left: whole(1, MOST_STEPS) }],
  movement: [{ by }],
  onward: [{ by }],
  pay: [{ by, points: whole(1, MOST_IN_LOT) }],
  spoils: [{ by, at: oneOf(...DOMAINS.hex, ...DOMAINS.side) }],
  raze: [{ by }],
  rise: [{ by }],
  garrison: [{ by, hex }],
  ending: [{ by }],
  closing: [{ by }],
  forced: [{ by }],
  declare: [{ by, hex, allowance: whole(1, 12), units: unitsIn }],
  trek: [{ by }],
  trudge: [{ by, march, gained: whole(1, MOST_FORCED_MP) }],
  column: [{ by }],
  boat: [{ by }],
  sail: [{ by }],
  combat: [{ by }],
  arrive: [{ by, nth: whole(0, MOST_STEPS) }],
  divert: [{ by, nth: whole(0, MOST_STEPS) }],
  riposte: [{ by }],
  sortie: [{ by }],
  supply: [{ by }],
  lose: [{ by }],
  persist: [{ by }],
  veil: [{ by }],
  covered: [{ by }],
  shift: [{ by, hex, left: whole(1, MOST_IN_LOT) }],
  sealed: [{ topic: oneOf('tactics', 'cover'), lanes: some(SIDES, list(secret, MOST_STEPS)) }],
  series: [
    {
      hex,
      attacker: by,
      round: whole(1, MOST_ROUNDS),
      stage: oneOf('open', 'odds', 'roll', 'losses', 'remove', 'decide', 'close', 'enter'),
      supply: some(SIDES, oneOf(...SOURCES)),
      cards: some(SIDES, oneOf(...TACTIC_IDS)),
      refused: list(by, 2),
      fought: list(by, 2),
      target: oneOf('out', 'in'),
    },
    {
      sortie: unitsIn,
      halves: each(SIDES, whole(1, 4 * MOST_IN_LOT)),
      column: whole(0, 7),
      modifiers: list(object({ clause: { type: 'string' }, value: whole(-99, 99) }), 6),
      die: whole(1, 6),
      result: oneOf(...RESULTS),
      ends: { const: true },
      dragoons: some(SIDES, whole(0, 99)),
    },
  ],
  battle: [
    {
      hex,
      attacker: by,
      column: whole(0, 7),
      points: each(SIDES, whole(1, MOST_IN_LOT)),
      stage: { enum: ['roll', 'losses'] },
    },
    { die: whole(1, 6), result: oneOf(...RESULTS) },
  ],
};

const frame: JsonObject = {
  anyOf: Object.entries(FRAMES).map(([f, [needed, more]]) =>
    object({ f: { const: f }, ...needed }, more),
  ),
};

export const STATUS = new RegExp(`^(${STATUSES.join('|')})$`);

const column: JsonObject = object(
  {
    by,
    at: hex,
    spent: whole(0, 12),
    moved: flag,
    via: list(hex, MOST_STEPS),
    from: { type: 'string' },
    units: unitsIn,
  },
  {
    tow: some(DOMAINS.side, whole(1, MOST_STEPS)),
    halved: { const: true },
    captives: object({ units: unitsIn, until: whole(0, 12) }),
  },
);

const outcome: JsonObject = object({
  winner: { enum: [...SIDES, null] },
  reason: oneOf(
    ...['points', 'held', 'garrisons', 'cleared', 'contested', 'occupation', 'prevented'],
    ...['holding', 'foothold', 'undecided', 'raid', 'spared'],
    ...['middle-states', 'deep-south', 'ten-towns', 'area', 'six-ports'],
    ...['twenty-towns', 'minimum-1777', 'minimum-1779', 'denied', 'contained', 'resisted'],
  ),
  clause: oneOf(
    'A1776-basic.VII.victory.british',
    'A1776-basic.VII.victory.american',
    'A1776-scn1.victory.british',
    'A1776-scn1.victory.american',
    'A1776-scn1.victory.draw',
    'A1776-scn2.victory.british',
    'A1776-scn2.victory.american',
    'A1776-scn3.victory.british',
    'A1776-scn3.victory.american',
    'A1776-scn3.victory.draw',
    'A1776-scn4.victory.british',
    'A1776-scn4.victory.american',
    'A1776-camp.IV.A',
    'A1776-camp.IV.B.1',
    'A1776-camp.IV.B.2.1777',
    'A1776-camp.IV.B.2.1779',
    'A1776-csg2.victory.british.A',
    'A1776-csg2.victory.british.B',
    'A1776-csg2.victory.american',
    'A1776-csg3.victory.british.A',
    'A1776-csg3.victory.british.B',
    'A1776-csg3.victory.american',
  ),
});

export const isFrame = (value: unknown): boolean => fits(frame, value as Json);
export const isColumn = (value: unknown): boolean =>
  fits(column, value as Json) && STATUS.test((value as { from: string }).from);
export const areMarches = (value: unknown): boolean => fits(marches, value as Json);
export const isOutcome = (value: unknown): boolean => fits(outcome, value as Json);
