import { neighbours } from '../components/map.js';
import { areaOf } from '../components/scenarios/places.js';
import type { Arrival } from '../components/scenarios/index.js';
import { other, type Side } from '../components/side.js';
import { townOf } from '../components/towns.js';
import { scenarioIn, type State1776 } from '../state.js';
import { pointsAt } from './force.js';

/** A1776-basic.V.rtr what the schedule brings that side in this turn: places in its list of arrivals. */
export const dueIn = (state: State1776, side: Side): number[] =>
  scenarioIn(state).arrivals[side].flatMap(({ turn }, nth) => (turn === state.turn ? [nth] : []));

export const arrivalOf = (state: State1776, side: Side, nth: number): Arrival => {
  const found = scenarioIn(state).arrivals[side][nth];
  if (found === undefined) throw new Error(`no arrival ${nth} of ${side}`);
  return found;
};

/** The hex that an arrival names. */
export function entryHex({ where }: Arrival): string {
  const hex = 'at' in where ? townOf(where.at)?.hex : undefined;
  if (hex === undefined) throw new Error('an arrival without its place');
  return hex;
}

export interface Entry {
  /** The hex as scheduled, or those beside it that are free of enemies. */
  readonly free: readonly string[];
  /** A1776-basic.VI.D where none is free: those beside it, in which enemies stand. */
  readonly pressed: readonly string[];
}

/** A1776-basic.VI.D where units may come in that are due in a hex. */
export function entryAt(state: State1776, side: Side, hex: string): Entry {
  const isHeld = (at: string): boolean => pointsAt(state, other(side), at) > 0;
  const area = areaOf(scenarioIn(state));
  const beside = neighbours(hex).filter((at) => area.has(at));
  const open = beside.filter((at) => !isHeld(at));
  if (!isHeld(hex) && open.length > 0) return { free: [hex], pressed: [] };
  return open.length > 0 ? { free: open, pressed: [] } : { free: [], pressed: beside };
}
