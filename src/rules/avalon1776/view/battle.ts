import type { Battle, Combat } from '../../kernel/ruleset.js';
import { BASIC_COLUMNS } from '../components/tables.js';
import { odds, oddsSchema } from '../odds/index.js';
import type { View } from './view.js';

/** Everything about a combat is open. */
function battleOf({ battle }: View): Battle | null {
  if (battle === null) return null;
  const { hex, attacker, defender, column, points, die, result } = battle;
  const detail = {
    points: { ...points },
    odds: BASIC_COLUMNS[column]?.join(':') ?? null,
    die,
    result,
  };
  return { kind: 'land', place: hex, attacker, defender, round: 1, detail };
}

/** What a combat is to callers from outside. */
export const combat: Combat<View> = {
  battle: battleOf,
  oddsSchema,
  odds,
  mutations: {},
  events: { opens: ['battle'], closes: ['battle-over'] },
};
