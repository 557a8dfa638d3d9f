import type { Outcome } from '../../../kernel/frame.js';
import { LEVY_AREAS, SIX } from '../../components/campaign/levies.js';
import { monthIn, type State1776 } from '../../state.js';
import { troopsAt } from '../force.js';
import {
  areasControlled,
  controls,
  controlsArea,
  holdsAllOf,
  townNamed,
  townsControlled,
} from './control.js';

export const TWENTY = 20;
/** A1776-camp.IV.B.2.1777, A1776-csg2.victory.british.A */
export const TEN = 10;

const isBritish = (state: State1776, id: string): boolean => controls(state, townNamed(id));
const holdsSix = (state: State1776): boolean => SIX.every((id) => isBritish(state, id));
const holdsAnArea = (state: State1776): boolean =>
  LEVY_AREAS.some((area) => holdsAllOf(state, area));

/** A1776-camp.IV.A whether the British hold twenty towns, including the six ports, as they have to at two turn ends. */
export const holdsTwenty = (state: State1776): boolean =>
  townsControlled(state) >= TWENTY && holdsSix(state);

/**
 * Whether the British may play on after that December: A1776-camp.IV.B.2.1777 with ten towns or all of an area,
 * A1776-camp.IV.B.2.1779 with both; Quebec and Montreal are not needed, and other Decembers require nothing.
 */
export function meetsMinimum(state: State1776, month: string): boolean {
  const isTen = townsControlled(state) >= TEN;
  if (month === '1777-12') return isTen || holdsAnArea(state);
  return month !== '1779-12' || (isTen && holdsAnArea(state));
}

/** A1776-csg2.victory.british.A whether a British combat unit is in both Quebec and Montreal, and no American one. */
const holdsCanadaClear = (state: State1776): boolean =>
  ['montreal', 'quebec']
    .map((id) => townNamed(id).hex)
    .every((hex) => troopsAt(state, 'gb', hex) > 0 && troopsAt(state, 'us', hex) === 0);

const british = (reason: string, clause: string): Outcome => ({ winner: 'gb', reason, clause });
/** A1776-camp.IV.B.1 an American victory: they win whenever the British do not. */
const american = (reason: string, clause: string): Outcome => ({ winner: 'us', reason, clause });

/** A1776-camp.IV.B.2 the war ends at once if the British miss what a year requires; null: it goes on. */
export const missedMinimum = (state: State1776): Outcome | null => {
  const month = monthIn(state) ?? '';
  if (meetsMinimum(state, month)) return null;
  return month === '1777-12'
    ? american('minimum-1777', 'A1776-camp.IV.B.2.1777')
    : american('minimum-1779', 'A1776-camp.IV.B.2.1779');
};

/**
 * A1776-camp.IV.A the British win with twenty towns including the six, held also at the end of the turn before;
 * A1776-camp.IV.B.1 else the Americans win.
 */
export const warVerdict = (state: State1776): Outcome =>
  holdsTwenty(state) && state.twenty === true
    ? british('twenty-towns', 'A1776-camp.IV.A')
    : american('denied', 'A1776-camp.IV.B.1');

/** A1776-csg2.victory.british.A, A1776-csg2.victory.british.B, else A1776-csg2.victory.american, at the end of 1777. */
export function csg2Verdict(state: State1776): Outcome {
  const denied = american('contained', 'A1776-csg2.victory.american');
  if (!holdsCanadaClear(state)) return denied;
  if (townsControlled(state) >= TEN) return british('ten-towns', 'A1776-csg2.victory.british.A');
  if (areasControlled(state).length > 0) return british('area', 'A1776-csg2.victory.british.B');
  return holdsSix(state) ? british('six-ports', 'A1776-csg2.victory.british.B') : denied;
}

/**
 * A1776-csg3.victory.british.A, A1776-csg3.victory.british.B, else A1776-csg3.victory.american, at the end of September
 * 1779.
 */
export function csg3Verdict(state: State1776): Outcome {
  const denied = american('resisted', 'A1776-csg3.victory.american');
  if (!holdsCanadaClear(state)) return denied;
  if (controlsArea(state, 'MS')) return british('middle-states', 'A1776-csg3.victory.british.A');
  return controlsArea(state, 'DS') && isBritish(state, 'new-york-city')
    ? british('deep-south', 'A1776-csg3.victory.british.B')
    : denied;
}
