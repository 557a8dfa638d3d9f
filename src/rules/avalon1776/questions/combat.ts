import { other, type Side, SIDES } from '../components/side.js';
import { BASIC_COLUMNS, columnOf } from '../components/tables.js';
import { COMBAT_CODES, type Counts, UNIT } from '../components/units.js';
import type { State1776 } from '../state.js';
import { add, inOrder, pointsAt } from './force.js';

/** Hexes with combat units of both sides. */
export const contested = (state: State1776): string[] =>
  inOrder(Object.keys(state.hexes).filter((hex) => isContested(state, hex)));
const isContested = (state: State1776, hex: string): boolean => {
  const { us, gb } = state.hexes[hex] ?? {};
  return (
    us !== undefined && gb !== undefined && SIDES.every((side) => pointsAt(state, side, hex) > 0)
  );
};

/**
 * A1776-basic.IV.D all units fight all enemies; A1776-basic.IV.E.1 the column of the Combat Results Table, rounded
 * down; -1: below the first, no attack.
 */
export const columnAt = (state: State1776, hex: string, attacker: Side): number =>
  columnOf(BASIC_COLUMNS, pointsAt(state, attacker, hex), pointsAt(state, other(attacker), hex));

const LOST_FIRST = [...COMBAT_CODES].sort((a, b) => UNIT[a].lostAs - UNIT[b].lostAs);

/** The types of militia, on foot and on horse, between which their owner may choose. */
const MILITIA = { us: ['RM', 'RMd'], gb: ['TM', 'TMd'] } as const;

/**
 * A1776-adv.II.B.7.a, A1776-adv.II.B.7.b how many of the points lost can be dragoons, at least and at most; the others
 * are militia on foot. Indians are lost before either.
 */
export function dragoonsLost(force: Counts, side: Side, lost: number): readonly [number, number] {
  const [foot, horse] = MILITIA[side];
  const militia = Math.max(0, lost - (side === 'gb' ? (force.I ?? 0) : 0));
  const all = Math.min(militia, (force[foot] ?? 0) + (force[horse] ?? 0));
  return [Math.max(0, all - (force[foot] ?? 0)), Math.min(all, force[horse] ?? 0)];
}

/**
 * A1776-basic.IV.F.3, A1776-adv.II.B.7 the units that a force loses, in the order in which types are lost
 * (A1776-adv.II.B.7.c); `horse`: how many of them are dragoons, where their owner may choose.
 */
export function lossOf(force: Counts, lost: number, horse?: number): Counts {
  const losses: Counts = {};
  if (horse !== undefined && horse > 0) {
    losses[force.RMd === undefined ? 'TMd' : 'RMd'] = horse;
    force = add({ ...force }, losses, -1);
    lost -= horse;
  }
  for (const code of LOST_FIRST) {
    const some = Math.min(force[code] ?? 0, lost);
    if (some > 0) losses[code] = (losses[code] ?? 0) + some;
    lost -= some;
  }
  return losses;
}
