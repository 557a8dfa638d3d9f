import type { Json, JsonObject } from '../../kernel/json.js';
import { fits } from '../../kits/schema.js';
import { each, flag, list, object, oneOf, some, whole } from '../../kits/shapes.js';
import { SIDES } from '../components/side.js';
import { RESULTS } from '../components/tables.js';
import { UNIT_CODES } from '../components/units.js';
import { DOMAINS } from '../state.js';

/*
 * What the rules themselves write on `todo`, `column` and `outcome` lines. A position comes from anybody: nothing else is let
 * through.
 */

/** Points of one type in one lot; more than any game ever has. */
export const MOST_IN_LOT = 999;
const MOST_STEPS = 40;
const by = oneOf(...SIDES);
const hex = oneOf(...DOMAINS.hex);

/** Frame -> its members: those it must have, and those it may have. */
const FRAMES: { readonly [f: string]: readonly [JsonObject, JsonObject?] } = {
  turn: [{}],
  'turn-end': [{}],
  segment: [{ by }],
  'segment-end': [{ by }],
  movement: [{ by }],
  column: [{ by }],
  combat: [{ by }],
  arrive: [{ by, nth: whole(0, MOST_STEPS) }],
  divert: [{ by, nth: whole(0, MOST_STEPS) }],
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

export const STATUS = /^(rest|in|held|free\d{1,2}|spent\d{1,2})$/;

const column: JsonObject = object({
  by,
  at: hex,
  spent: whole(0, 12),
  moved: flag,
  via: list(hex, MOST_STEPS),
  from: { type: 'string' },
  units: some(UNIT_CODES, whole(1, MOST_IN_LOT)),
});

const outcome: JsonObject = object({
  winner: { enum: [...SIDES, null] },
  reason: oneOf('points', 'held'),
  clause: oneOf('A1776-basic.VII.victory.british', 'A1776-basic.VII.victory.american'),
});

export const isFrame = (value: unknown): boolean => fits(frame, value as Json);
export const isColumn = (value: unknown): boolean =>
  fits(column, value as Json) && STATUS.test((value as { from: string }).from);
export const isOutcome = (value: unknown): boolean => fits(outcome, value as Json);
