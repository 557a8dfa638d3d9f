import { distance, neighbours } from '../components/map.js';
import { areaOf, placesOf } from '../components/scenarios/places.js';
import type { Arrival } from '../components/scenarios/index.js';
import { other, type Side } from '../components/side.js';
import { TOWNS } from '../components/towns.js';
import { scenarioIn, type State1776 } from '../state.js';
import { troopsAt } from './force.js';

/** A1776-basic.V.rtr what the schedule brings that side in this turn: places in its list of arrivals. */
export const dueIn = (state: State1776, side: Side): number[] =>
  scenarioIn(state).arrivals[side].flatMap(({ turn }, nth) => (turn === state.turn ? [nth] : []));

export const arrivalOf = (state: State1776, side: Side, nth: number): Arrival => {
  const found = scenarioIn(state).arrivals[side][nth];
  if (found === undefined) throw new Error(`no arrival ${nth} of ${side}`);
  return found;
};

/** The hexes that an arrival names. */
export const entryHexes = (state: State1776, { where }: Arrival): readonly string[] =>
  placesOf(scenarioIn(state), where);

export interface Entry {
  /** Where it comes in without enemies, in the order of preference of the rules: those named, else those beside them. */
  readonly free: readonly string[];
  /** A1776-basic.VI.D where enemies stand and it may come in all the same. */
  readonly pressed: readonly string[];
}

/** A1776-basic.VI.D, A1776-scn2.special.2, A1776-scn4.special.2 where units may come in that are due. */
export function entryOf(state: State1776, side: Side, nth: number): Entry {
  const scenario = scenarioIn(state);
  const arrival = arrivalOf(state, side, nth);
  const isHeld = (at: string): boolean => troopsAt(state, other(side), at) > 0;
  const area = areaOf(scenario);
  const beside = (hex: string): string[] => neighbours(hex).filter((at) => area.has(at));
  const isBarred = (hex: string): boolean => isHeld(hex) || beside(hex).every(isHeld);
  const named = entryHexes(state, arrival);
  const open = named.filter((hex) => !isBarred(hex));
  if (open.length > 0) return { free: open, pressed: [] };
  if (arrival.amongEnemies) return splitBy(isHeld, named);
  if (scenario.pressOn) return around(splitBy(isHeld, named), nearestTowns(state, named, isHeld));
  const { ifEnemy } = arrival;
  if (ifEnemy !== undefined && named.some(isHeld)) {
    if (ifEnemy === 'lost') return { free: [], pressed: [] };
    const edge = placesOf(scenario, { edge: ifEnemy.edge }).filter((hex) => !isBarred(hex));
    if (edge.length > 0) return { free: edge, pressed: [] };
  }
  const next = [...new Set(named.flatMap(beside))];
  const free = next.filter((at) => !isHeld(at));
  return free.length > 0 ? { free, pressed: [] } : { free: [], pressed: next };
}

const splitBy = (isHeld: (hex: string) => boolean, hexes: readonly string[]): Entry => ({
  free: hexes.filter((hex) => !isHeld(hex)),
  pressed: hexes.filter(isHeld),
});

const around = ({ free, pressed }: Entry, towns: readonly string[]): Entry => ({
  free: [...free, ...towns.filter((hex) => !free.includes(hex))],
  pressed,
});

/** A1776-scn2.special.2 the nearest town hexes without enemies. */
function nearestTowns(
  state: State1776,
  named: readonly string[],
  isHeld: (hex: string) => boolean,
): string[] {
  const area = areaOf(scenarioIn(state));
  const towns = TOWNS.filter(
    ({ hex, kind }) => kind === 'town' && area.has(hex) && !named.includes(hex) && !isHeld(hex),
  );
  const away = (hex: string): number => Math.min(...named.map((from) => distance(from, hex)));
  const nearest = Math.min(...towns.map(({ hex }) => away(hex)));
  return towns.filter(({ hex }) => away(hex) === nearest).map(({ hex }) => hex);
}
