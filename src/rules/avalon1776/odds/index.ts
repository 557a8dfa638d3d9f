import type { Json, JsonObject } from '../../kernel/json.js';
import type { Odds } from '../../kernel/ruleset.js';
import { fitting } from '../../kits/schema.js';
import { object, whole } from '../../kits/shapes.js';
import { BASIC_COLUMNS, basicResult, columnOf, pointsLost, RESULT } from '../components/tables.js';

/** Most points of a side; more than any game ever has. */
const MOST = 999;
const DICE = [1, 2, 3, 4, 5, 6];

interface Input {
  readonly attacker: number;
  readonly defender: number;
}

export const oddsSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...object({
    kind: { const: 'battle' },
    attacker: { ...whole(1, MOST), description: 'Strength points.' },
    defender: { ...whole(1, MOST), description: 'Strength points.' },
  }),
};

/**
 * A1776-basic.IV.E.2 exact odds of one combat of the Basic Game, a row for each result; null where the input does not fit
 * `oddsSchema`. Below 1 to 3 there is no combat, and no row.
 */
export function odds(input: Json): Odds | null {
  const given = fitting<Input>(oddsSchema, input);
  if (given === null) return null;
  const { attacker, defender } = given;
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
