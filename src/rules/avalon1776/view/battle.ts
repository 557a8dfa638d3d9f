import type { Force } from '../../kernel/force.js';
import type { JsonObject } from '../../kernel/json.js';
import type { Battle, Combat, Modifier } from '../../kernel/ruleset.js';
import { alike } from '../../kits/forces.js';
import { type Side, SIDES } from '../components/side.js';
import { ADVANCED_COLUMNS, BASIC_COLUMNS } from '../components/tables.js';
import { isCombat, isCovered, type UnitCode, UNKNOWN } from '../components/units.js';
import { odds, whyNone } from '../odds/index.js';
import { oddsSchema } from '../odds/inputs.js';
import { factorsOf, labelled } from '../odds/modifiers.js';
import { typesIn } from '../questions/force.js';
import { bySide } from '../state.js';
import { attacks } from './attacks.js';
import type { BattleView } from './battle-view.js';
import { attack, endings } from './endings.js';
import { forceIn } from './forces.js';
import type { View } from './view.js';

/** The force of a side; A1776-opt.I of face-down counters the other side knows the number only. */
function forceOf(view: View, battle: BattleView, side: Side): Force {
  const { attacker, points, series } = battle;
  const counts = forceIn(view, battle, side);
  const fights = (code: UnitCode): boolean => isCombat(code) || isCovered(code);
  const pieces = typesIn(counts)
    .filter(fights)
    .flatMap((code) => alike(code, counts[code] ?? 0));
  const strength = series?.halves === undefined ? points[side] : series.halves[side] / 2;
  const dice = side === attacker ? 1 : 0;
  return { seat: side, pieces, hidden: counts[UNKNOWN] ?? 0, dice, strength };
}

/** The factors of the strengths once supply is declared, and the modifiers of the die once it is rolled. */
function modifiersIn({ series }: BattleView): Modifier[] {
  if (series?.halves === undefined) return [];
  const { supply, target, modifiers = [] } = series;
  const standing = bySide((side) => ({ supplied: (supply[side] ?? 'none') !== 'none' }));
  return [
    ...factorsOf({ ...standing, ...(target === 'in' && { works: 'fort' as const }) }),
    ...modifiers.map(({ clause, value }) => labelled(clause, value)),
  ];
}

/** The combat from a view: all of it is public, except cards that are not shown yet. */
function battleOf(view: View): Battle | null {
  const { battle } = view;
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
  const sides = SIDES.map((side) => forceOf(view, battle, side));
  const modifiers = modifiersIn(battle);
  return { kind: 'land', place: hex, attacker, defender, round, sides, modifiers, detail };
}

/** What this ruleset tells the kernel about combats. */
export const combat: Combat<View> = {
  battle: battleOf,
  endings,
  attacks,
  attack,
  oddsSchema,
  whyNone,
  odds,
  mutations: {},
  events: { opens: ['battle', 'engaged'], closes: ['battle-over', 'series-over'] },
};
