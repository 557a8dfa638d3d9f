import type { Json, JsonObject } from '../../kernel/json.js';
import { fits } from '../../kits/schema.js';
import { each, list, object, oneOf, whole, yes } from '../../kits/shapes.js';
import { CARD_IDS } from '../components/cards.js';
import { REGION_IDS, ZONE_IDS } from '../components/lookups.js';
import { OPERATIONS } from '../components/operations.js';
import { SIDES } from '../components/side.js';
import { CLASSES, MOST_UNITS } from '../components/units.js';

/*
 * What the rules themselves write on `todo` and `outcome` lines. A position comes from anybody: without this a battle
 * with a million bonus dice would roll them.
 */

const MOST = 40;
const by = oneOf(...SIDES);
const region = oneOf(...REGION_IDS);
const card = oneOf(...CARD_IDS);
const units = each(CLASSES, whole(0, MOST_UNITS));
const step = whole(0, 2);

const licence = object({}, { shipsOnly: yes, shift: yes, loose: yes, from: list(region, MOST) });
const operations = Object.fromEntries(
  OPERATIONS.map(({ id, side }) => [
    id,
    [{ by: side === null ? by : { const: side }, ops: whole(1, 5) }, { licence }] as const,
  ]),
);

/** Phase -> required and optional members of its frame. */
const FRAMES: { readonly [f: string]: readonly [JsonObject, JsonObject?] } = {
  turn: [{}],
  round: [{}],
  scoring: [{}],
  upkeep: [{}],
  rest: [{}],
  card: [{ by }],
  ...operations,
  column: [{ by, from: region, to: region }],
  'cruise-on': [{ by: { const: 'us' }, hits: whole(1, 5) }],
  recall: [{ by: { const: 'gb' }, count: whole(1, 3) }],
  event: [{ by, card, step }],
  choice: [
    { by, card, step, left: whole(1, 3), chosen: list(oneOf(...REGION_IDS, ...ZONE_IDS), MOST) },
  ],
  battle: [
    {
      region,
      attacker: by,
      from: region,
      bonus: each(SIDES, whole(0, 6)),
      round: whole(1, 10_000),
      stage: { enum: ['roll', 'remove', 'decide', 'over'] },
      losses: each(SIDES, units),
    },
    { rolled: each(SIDES, list(whole(1, 6), MOST)) },
  ],
  assign: [{ by, dice: list(whole(1, 6), MOST) }],
  evade: [{ by: { const: 'gb' } }],
  retreat: [{ by }],
  disperse: [{ by }],
};

const frame: JsonObject = {
  anyOf: Object.entries(FRAMES).map(([f, [needed, more]]) =>
    object({ f: { const: f }, ...needed }, more),
  ),
};

const outcome: JsonObject = object({
  winner: { enum: [...SIDES, null] },
  reason: { enum: ['sudden-victory', 'final-result', 'draw'] },
  clause: { enum: ['OPSX-end.1', 'OPSX-end.2'] },
});

export const isFrame = (value: unknown): boolean => fits(frame, value as Json);
export const isOutcome = (value: unknown): boolean => fits(outcome, value as Json);
