import type { Json } from '../../kernel/json.js';
import type { Odds } from '../../kernel/ruleset.js';
import { fitting } from '../../kits/schema.js';
import { ANSWERS } from './answers.js';
import { type Inputs, type Kind, oddsSchema } from './inputs.js';

/** Exact odds; the probabilities of all rows add up to 1. null where the input does not fit `oddsSchema`. */
export function odds(input: Json): Odds | null {
  const given = fitting<Inputs[Kind] & { readonly kind: Kind }>(oddsSchema, input);
  if (given === null) return null;
  // the schema ties the other members to the kind
  const answer = ANSWERS[given.kind] as (input: Inputs[Kind]) => Odds;
  return answer(given);
}
