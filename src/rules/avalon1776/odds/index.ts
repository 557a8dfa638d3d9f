import type { Json } from '../../kernel/json.js';
import type { Odds } from '../../kernel/ruleset.js';
import { fitting } from '../../kits/schema.js';
import { BASIC_COLUMNS, basicResult, columnOf, pointsLost, RESULT } from '../components/tables.js';
import { combatOdds } from './combat.js';
import { type Input, oddsSchema } from './inputs.js';
import { seriesOdds, tooMany } from './series.js';

const DICE = [1, 2, 3, 4, 5, 6];

/**
 * Exact odds of a combat; the probabilities of the rows add up to 1. Below 1 to 3 there is no combat, and there are no
 * rows (A1776-basic.IV.E.1, A1776-adv.II.B.4). null where the input does not fit `oddsSchema`.
 */
export function odds(input: Json): Odds | null {
  const given = fitting<Input>(oddsSchema, input);
  if (given === null) return null;
  if (given.kind === 'battle') return battleOdds(given.attacker, given.defender);
  return given.kind === 'combat' ? combatOdds(given) : seriesOdds(given);
}

/** Why an input that fits `oddsSchema` has no odds: one side of a series has too many points. */
export function whyNone(input: Json): ReturnType<typeof tooMany> {
  const given = fitting<Input>(oddsSchema, input);
  return given?.kind === 'series' ? tooMany(given) : null;
}

/** A1776-basic.IV.E.2 the odds of one combat of the Basic Game: a row for each result. */
function battleOdds(attacker: number, defender: number): Odds {
  const column = columnOf(BASIC_COLUMNS, attacker, defender);
  if (column < 0) return { modifiers: [], rows: [] };
  const results = DICE.map((die) => basicResult(column, die));
  const rows = [...new Set(results)].map((result) => ({
    result: {
      result,
      attacker: attacker - pointsLost(RESULT[result].attacker, attacker),
      defender: defender - pointsLost(RESULT[result].defender, defender),
    },
    probability: results.filter((one) => one === result).length / DICE.length,
  }));
  return { modifiers: [], rows };
}
