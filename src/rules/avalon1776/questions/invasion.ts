import { landingsOf } from '../components/scenarios/places.js';
import { other, type Side } from '../components/side.js';
import { townOf } from '../components/towns.js';
import type { Counts } from '../components/units.js';
import { scenarioIn, type State1776, type Status } from '../state.js';
import { add, isEmpty, presentAt, troopsOf, typesIn } from './force.js';

/** A1776-scn2.special.1.a the most points and other counters that can take part. */
export const limitOf = (state: State1776): number => scenarioIn(state).invasion?.limit ?? 0;

export function embarkationOf(state: State1776): string | undefined {
  const { invasion } = scenarioIn(state);
  return invasion && townOf(invasion.from)?.hex;
}

/** Statuses of units that began the turn in their hex and have not moved. */
export const BOARDING: readonly Status[] = ['rest', 'in'];

/** A1776-scn2.special.1.a the units at the place of embarkation that began the turn there and have not moved. */
export function boardersOf(state: State1776, side: Side): Counts {
  const hex = embarkationOf(state);
  const lots = hex === undefined ? undefined : state.hexes[hex]?.[side];
  return BOARDING.reduce<Counts>((all, status) => add(all, lots?.[status] ?? {}), {});
}

/** A1776-scn2.special.1 whether the British can invade: once in a game, if they have units to embark. */
export const mayInvade = (state: State1776, side: Side): boolean =>
  side === 'gb' && state.invaded === undefined && !isEmpty(boardersOf(state, side));

/**
 * A1776-scn2.special.1.b hexes on the coast and ports on rivers of class 3, without enemy combat units; A1776-opt.I
 * with face-down counters, which have yet to show what they are.
 */
export function landingsFor(state: State1776, side: Side): string[] {
  const scenario = scenarioIn(state);
  if (scenario.invasion === undefined) return [];
  return landingsOf(scenario, scenario.invasion.from).filter((hex) =>
    isEmpty(troopsOf(presentAt(state, other(side), hex))),
  );
}

export const countersIn = (counts: Counts): number =>
  typesIn(counts).reduce((sum, code) => sum + (counts[code] ?? 0), 0);
