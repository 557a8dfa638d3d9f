import { areaOf } from '../components/scenarios/places.js';
import { type Side, SIDES } from '../components/side.js';
import { TOWNS } from '../components/towns.js';
import { scenarioIn, type State1776 } from '../state.js';
import { points, pointsAt } from './force.js';

export type Score = { readonly [S in Side]: number };

/**
 * A1776-basic.VII.control-points the side that has a hex: it has a point there, and the British only if no American is
 * there; a column on the march counts where it is.
 */
function holderOf(state: State1776, hex: string): Side | null {
  const { column } = state;
  const stands = (side: Side): boolean =>
    pointsAt(state, side, hex) > 0 ||
    (column?.by === side && column.at === hex && points(column.units) > 0);
  return SIDES.find(stands) ?? null;
}

/**
 * A1776-basic.intro.4, A1776-basic.VII.control-points the control points of both sides on the current board; null where
 * the scenario does not count them.
 */
export function scoreOf(state: State1776): Score | null {
  const scenario = scenarioIn(state);
  if (scenario.victory.by !== 'points') return null;
  const score = { us: 0, gb: 0 };
  for (const { hex, points: worth } of TOWNS) {
    if (worth === 0 || !areaOf(scenario).has(hex)) continue;
    const holder = holderOf(state, hex);
    if (holder !== null) score[holder] += worth;
  }
  return score;
}
