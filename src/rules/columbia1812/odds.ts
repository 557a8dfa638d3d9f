import type { Json, JsonObject } from '../kernel/json.js';
import type { Combat, Odds } from '../kernel/ruleset.js';
import { ANSWERS } from './odds/answers.js';
import { battleOf } from './odds/in-progress.js';
import { oddsSchema, type Inputs, type Kind } from './odds/inputs.js';
import { fits } from '../kits/schema.js';
import type { View } from './view.js';

/** Exact odds; the probabilities of the rows add up to 1. null where the input does not fit `oddsSchema`. */
export function odds(input: Json): Odds | null {
  if (!fits(oddsSchema, input)) return null;
  const { kind } = input as { readonly kind: Kind };
  // the schema ties the other members to the kind
  const answer = ANSWERS[kind] as (input: Inputs[Kind]) => Odds;
  return answer(input as unknown as Inputs[Kind]);
}

export const combat: Combat = {
  battle: (view: JsonObject) => battleOf(view as unknown as View),
  oddsSchema,
  odds,
  verbs: {
    accept: ['accept'],
    withdraw: ['withdraw'],
    fire: ['fire'],
    retreat: ['retreat', 'flee', 'ride'],
    assignLoss: ['hit'],
    flip: ['flip'],
    sink: ['sink'],
    stay: ['stay'],
  },
  events: { opens: ['battle', 'naval-battle'], closes: ['battle-over', 'naval-battle-over'] },
};
