import type { JsonObject } from '../../kernel/json.js';
import type { Battle, Combat } from '../../kernel/ruleset.js';
import { ADVANCED_COLUMNS, BASIC_COLUMNS } from '../components/tables.js';
import { odds, whyNone } from '../odds/index.js';
import { oddsSchema } from '../odds/inputs.js';
import type { View } from './view.js';

/** As the view has it: everything about a combat is open but cards that are not shown yet. */
function battleOf({ battle }: View): Battle | null {
  if (battle === null) return null;
  const { hex, attacker, defender, column, points, die, result, series } = battle;
  const columns = series === undefined ? BASIC_COLUMNS : ADVANCED_COLUMNS;
  const { round = 1, ...more } = series ?? {};
  const detail: JsonObject = {
    points: { ...points },
    odds: columns[column ?? -1]?.join(':') ?? null,
    die,
    result,
    ...(more as JsonObject),
  };
  return { kind: 'land', place: hex, attacker, defender, round, detail };
}

/** What a combat is to callers from outside. */
export const combat: Combat<View> = {
  battle: battleOf,
  oddsSchema,
  whyNone,
  odds,
  mutations: {},
  events: { opens: ['battle', 'engaged'], closes: ['battle-over', 'series-over'] },
};
