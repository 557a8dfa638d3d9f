import { distance, neighbours } from '../components/map.js';
import { isIn } from '../components/regions.js';
import type { Arrival } from '../components/scenarios/index.js';
import { areaOf, placesOf } from '../components/scenarios/places.js';
import { other, type Side } from '../components/side.js';
import { TOWNS } from '../components/towns.js';
import { scenarioIn, type State1776 } from '../state.js';
import { troopsAt } from './force.js';

/** A1776-basic.V.rtr the arrivals of that side in this turn, as indices in its list of arrivals. */
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

/**
 * A1776-adv.V.G, A1776-scn1.special.1, A1776-scn3.special.4 whether enemies in its place send an arrival elsewhere, or
 * eliminate it.
 */
export const isSentOn = (state: State1776, side: Side, nth: number): boolean => {
  const arrival = arrivalOf(state, side, nth);
  return (
    arrival.ifEnemy !== undefined &&
    entryHexes(state, arrival).some((hex) => troopsAt(state, other(side), hex) > 0)
  );
};

export interface Entry {
  /**
   * Hexes without enemies where it can come in, in the rules' order of preference: those that are named, else those
   * beside them.
   */
  readonly free: readonly string[];
  /** A1776-basic.VI.D hexes with enemies where it can come in nevertheless. */
  readonly pressed: readonly string[];
}

/**
 * The places of an arrival in the current position: those named, or those named in their stead; none if the arrival is
 * lost.
 */
function namedNow(state: State1776, side: Side, nth: number): readonly string[] {
  const arrival = arrivalOf(state, side, nth);
  if (!isSentOn(state, side, nth)) return entryHexes(state, arrival);
  const edge = arrival.ifEnemy?.edge ?? null;
  return edge === null ? [] : placesOf(scenarioIn(state), { edge });
}

/** A1776-basic.VI.D, A1776-scn2.special.2, A1776-scn4.special.2 where an arrival that is due can come in. */
export function entryOf(state: State1776, side: Side, nth: number): Entry {
  const scenario = scenarioIn(state);
  const isHeld = (at: string): boolean => troopsAt(state, other(side), at) > 0;
  const area = areaOf(scenario);
  const beside = (hex: string): string[] => neighbours(hex).filter((at) => area.has(at));
  const isBarred = (hex: string): boolean => isHeld(hex) || beside(hex).every(isHeld);
  const named = namedNow(state, side, nth);
  const region = scenario.entersIn?.[side];
  const aside = (hexes: readonly string[]): Entry =>
    orPressed(
      isHeld,
      hexes.flatMap(beside).filter((at) => region === undefined || isIn(region, at)),
    );
  // A1776-scn4.reinf.american, A1776-scn4.reinf.british one of the ports is chosen first, and that may be a barred one.
  if ('anyPort' in arrivalOf(state, side, nth).where)
    return allOf(named.map((hex) => (isBarred(hex) ? aside([hex]) : { free: [hex], pressed: [] })));
  const open = named.filter((hex) => !isBarred(hex));
  if (open.length > 0) return { free: open, pressed: [] };
  if (arrivalOf(state, side, nth).amongEnemies) return splitBy(isHeld, named);
  if (scenario.pressOn) return around(splitBy(isHeld, named), nearestTowns(state, named, isHeld));
  return aside(named);
}

/**
 * A1776-basic.VI.D those of the hexes that are without enemies; if enemies are in all of them, all hexes, among the
 * enemies.
 */
function orPressed(isHeld: (hex: string) => boolean, hexes: readonly string[]): Entry {
  const all = [...new Set(hexes)];
  const free = all.filter((at) => !isHeld(at));
  return free.length > 0 ? { free, pressed: [] } : { free: [], pressed: all };
}

const allOf = (entries: readonly Entry[]): Entry => ({
  free: [...new Set(entries.flatMap(({ free }) => free))],
  pressed: [...new Set(entries.flatMap(({ pressed }) => pressed))],
});

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
