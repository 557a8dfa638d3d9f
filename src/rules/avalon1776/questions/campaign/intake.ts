import type { BoxId } from '../../components/campaign/boxes.js';
import { type LevyArea, STRATEGIC } from '../../components/campaign/levies.js';
import {
  BONUSES,
  BRITISH_SUPPLY,
  FIRST_BRITISH_INTAKE,
  NORMAL_REGULARS,
  seasonOf,
  SUPPLY_PORTS,
} from '../../components/campaign/seasons.js';
import { hexOf, near } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import { PORTS, type Town } from '../../components/towns.js';
import type { State1776 } from '../../state.js';
import { inOrder, troopsAt } from '../force.js';
import {
  controlledIn,
  controls,
  controlsArea,
  garrisonOf,
  holdsAllOf,
  townNamed,
} from './control.js';

/** Units that all come to one of these hexes or boxes. */
export interface Due {
  readonly unit: 'BR' | 'S';
  readonly count: number;
  readonly hexes: readonly string[];
  /** A1776-camp.IX.B.2.a.2.c Halifax, a port off the map, or none. */
  readonly boxes: readonly BoxId[];
  readonly clause: string;
}

/** The ports of the map that the British control. */
const britishPorts = (state: State1776): Town[] => PORTS.filter((port) => controls(state, port));

const hexesOf = (towns: readonly Town[]): string[] => towns.map(({ hex }) => hex);

/**
 * A1776-camp.II.A.2 what comes to the British when a quarter begins, from 1777 on: A1776-camp.II.A.2.d supply, then
 * A1776-camp.II.A.2.a, A1776-camp.II.A.2.b and A1776-camp.II.A.2.c regulars. The West Indies are not one of their
 * ports. A1776-camp.III.C.3.c.2, A1776-camp.III.C.3.c.3 units for which the British control no port are not due, and
 * lost.
 */
export function britishIntake(state: State1776, month: string): Due[] {
  if (month < FIRST_BRITISH_INTAKE) return [];
  const season = seasonOf(month);
  const depots = hexesOf(SUPPLY_PORTS.map(townNamed).filter((port) => controls(state, port)));
  const isHalifaxHeld = (state.boxes?.halifax?.gb?.BR ?? 0) > 0;
  const bonuses = BONUSES.filter(
    (bonus) =>
      (bonus.season === null || bonus.season === season) && controls(state, townNamed(bonus.town)),
  );
  const due: Due[] = [
    {
      unit: 'S',
      count: season === 'winter' ? 0 : BRITISH_SUPPLY,
      hexes: depots,
      boxes: [],
      clause: 'A1776-camp.II.A.2.d',
    },
    {
      unit: 'BR',
      count: NORMAL_REGULARS,
      hexes: hexesOf(britishPorts(state)),
      boxes: isHalifaxHeld ? ['halifax'] : [],
      clause: 'A1776-camp.II.A.2.a',
    },
    ...bonuses.map(({ town, BR, clause }): Due => ({
      unit: 'BR',
      count: BR,
      hexes: [townNamed(town).hex],
      boxes: [],
      clause,
    })),
  ];
  return due.filter(({ count, hexes, boxes }) => count > 0 && hexes.length + boxes.length > 0);
}

/**
 * A1776-camp.II.B.2 in spring a supply unit is due for an area that is not controlled, A1776-camp.II.B.3 in summer for
 * one in which no town is controlled; but not if it could not be placed (A1776-camp.III.C.3.b.2).
 */
export function hasSupplyDue(state: State1776, area: LevyArea, month: string): boolean {
  if (holdsAllOf(state, area)) return false;
  const garrison = garrisonOf(state);
  const season = seasonOf(month);
  if (season === 'spring') return !controlsArea(state, area, garrison);
  return season === 'summer' && controlledIn(state, area, garrison).length === 0;
}

/** The land hexes of the area among these hexes and next to them, in board order. */
function around(area: LevyArea, hexes: readonly string[]): string[] {
  const found = new Set(hexes.flatMap((hex) => [hex, ...near(hex)]));
  return inOrder([...found].filter((hex) => hexOf(hex)?.area === area));
}

/**
 * A1776-camp.III.C.3.b.1 the hexes where Americans raised in an area can appear: in and next to its towns that are not
 * controlled, whatever enemies are there. A1776-camp.V.B need not be checked: no Indian town (A1776-camp.V.A) is next
 * to a strategic one.
 */
export function americanArrivals(state: State1776, area: LevyArea): string[] {
  const free = STRATEGIC[area].filter((town) => !controls(state, town));
  return around(area, hexesOf(free));
}

/**
 * A1776-camp.III.C.3.c.4 the hexes where Tory militia of an area can appear: in its towns that are controlled; if none
 * is, in those without enemies; if there are none, next to its towns but not in them.
 */
export function toryArrivals(state: State1776, area: LevyArea): string[] {
  const controlled = controlledIn(state, area);
  if (controlled.length > 0) return inOrder(hexesOf(controlled));
  const towns = hexesOf(STRATEGIC[area]);
  const clear = towns.filter((hex) => troopsAt(state, 'us', hex) === 0);
  return clear.length > 0
    ? inOrder(clear)
    : around(area, towns).filter((hex) => !towns.includes(hex));
}

/** The hexes where units that an area raises can appear, in board order. */
export const arrivalsIn = (state: State1776, side: Side, area: LevyArea): string[] =>
  side === 'us' ? americanArrivals(state, area) : toryArrivals(state, area);

/** A1776-camp.III.C.4 nobody can arrive inside a fort with enemy combat units in its hex. */
export const mayArriveInside = (state: State1776, side: Side, hex: string): boolean =>
  state.hexes[hex]?.fort === side && troopsAt(state, other(side), hex) === 0;
