import type { ScenarioId } from '../../../src/rules/avalon1776/components/scenarios/index.js';
import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { type View, viewOf } from '../../../src/rules/avalon1776/view/view.js';
import { loaded, type Played, start } from '../../../src/rules/kernel/index.js';
import { positionsOf } from '../support/positions.js';

export { at, hex } from './support.js';
export { said, told } from '../support/positions.js';

/** What tests do with positions of an Advanced scenario: its first player to move in turn 1, nobody on the board. */
export function deskOf(scenario: ScenarioId, rules = avalon1776) {
  const desk = positionsOf<State1776, Side, View>({
    rules,
    header: `avalon1776 1\nscenario ${scenario}`,
    viewOf,
    chance: { open: () => 0, hidden: () => 0 },
  });
  return {
    ...desk,
    /** One action; all dice written must be rolled. */
    act: (
      state: State1776,
      side: Side,
      step: string,
      dice: readonly number[] = [],
    ): Played<State1776> => desk.act(state, side, [step], dice),
    /** One action of a side after the other; no dice may be rolled. */
    walk: (state: State1776, side: Side, ...steps: readonly string[]): State1776 =>
      desk.walk(state, ...steps.map((step) => [side, step] as const)),
    /** As the scenario begins. */
    begin: (): State1776 => start(rules, { scenario, options: {} }, loaded()).state,
  };
}
