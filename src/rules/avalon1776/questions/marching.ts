import { distance } from '../components/map.js';
import { areaOf } from '../components/scenarios/places.js';
import { other } from '../components/side.js';
import { scenarioIn, type Column, type Lots, type State1776, type Status } from '../state.js';
import { allowance, pointsAt, statusesIn } from './force.js';
import { barTo, type Ground } from './ground.js';
import { march, type Marks, type Ways } from './search.js';

/** MP that the units of a lot have spent, if they may still begin to march; null: they may not. */
export function readiness(status: Status): number | null {
  if (status === 'rest') return 0;
  return status.startsWith('free') ? Number(status.slice('free'.length)) : null;
}

/** The lot that has spent so many MP and may begin to march. */
export const readyLot = (lots: Lots, mp: number): Status | undefined =>
  statusesIn(lots).find((status) => readiness(status) === mp);

export const groundOf = (state: State1776): Ground => ({
  scenario: scenarioIn(state),
  rain: false,
});

/** A1776-basic.II.G a way ends where enemy combat units stand; A1776-basic.II.F friends are passed. */
export function stopsOf(state: State1776, { by }: Column): Marks {
  const stops = new Map<string, 'end'>();
  for (const hex in state.hexes) if (pointsAt(state, other(by), hex) > 0) stops.set(hex, 'end');
  return stops;
}

export const mpLeft = ({ units, spent }: Column): number => allowance(units) - spent;

/** A1776-basic.II.A where the column may go at once. */
export const waysOf = (state: State1776, column: Column): Ways =>
  march(groundOf(state), column.at, mpLeft(column), stopsOf(state, column));

/** More than any way on the board costs. */
const FAR = 999;

/** Why a column does not come to a hex: a stop on the way, too few MP, the limit of the area, what cannot be crossed. */
export function barOf(state: State1776, column: Column, hex: string): string {
  const ground = groundOf(state);
  if (!areaOf(ground.scenario).has(hex)) return 'A1776-basic.VII.map';
  if (hex === column.at) return 'A1776-basic.II.A';
  if (barTo(ground, column.at, hex) === 'water' && distance(column.at, hex) === 1)
    return 'A1776-basic.II.H';
  const way = (mp: number, marks: Marks) => march(ground, column.at, mp, marks).spent(hex);
  if (way(mpLeft(column), new Map()) !== undefined) return 'A1776-basic.II.G';
  return way(FAR, new Map()) === undefined ? 'A1776-basic.II.H' : 'A1776-basic.II.H.1';
}
