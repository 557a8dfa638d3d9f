import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { townOf } from '../../../src/rules/avalon1776/components/towns.js';
import type { Counts } from '../../../src/rules/avalon1776/components/units.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { outside } from '../../../src/rules/avalon1776/questions/force.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { type View, viewOf } from '../../../src/rules/avalon1776/view/view.js';
import type { Played, Ruleset } from '../../../src/rules/kernel/index.js';
import { allAsked } from '../support/asked.js';
import { positionsOf } from '../support/positions.js';

export { said, told } from '../support/positions.js';

/** June 1776, the British to move, nobody on the board. */
const HEADER = `avalon1776 1
  time turn 1 gb movement`;

const deskOf = (rules: Ruleset<State1776>) =>
  positionsOf<State1776, Side, View>({
    rules,
    header: HEADER,
    viewOf,
    chance: { open: () => 0, hidden: () => 0 },
  });
const desk = deskOf(avalon1776);

/** The same where a single choice is put to its owner like any other. */
export const unforced = deskOf(allAsked(avalon1776));

export const { position, refused, options, owing, decision } = desk;

/** One action; all dice written must be rolled. */
export const act = (
  state: State1776,
  side: Side,
  step: string,
  dice: readonly number[] = [],
): Played<State1776> => desk.act(state, side, [step], dice);

/** One action of a side after the other; no dice may be rolled. */
export const walk = (state: State1776, side: Side, ...steps: readonly string[]): State1776 =>
  desk.walk(state, ...steps.map((step) => [side, step] as const));

export const hex = (town: string): string => townOf(town)?.hex ?? town;

/** The units of a side in a hex. */
export const at = (state: State1776, side: Side, place: string): Counts =>
  outside(state.hexes[hex(place)]?.[side]);
