import { REGION, REGION_IDS } from '../components/lookups.js';
import { other, type Side, SIDES } from '../components/side.js';
import { FRONTIER_MOST, VP_END } from '../components/tracks.js';
import { bySide, hasUnits, type OpsState } from '../state.js';
import { controller, fullBlockades } from './control.js';

/** OPSX-vp.2 VP of a side in one scoring step. */
export interface Score {
  readonly towns: number;
  readonly naval: number;
  readonly frontier: number;
}

/** OPSX-vp.2 (a) VP for enemy home towns that a side controls. */
const townPoints = (state: OpsState, side: Side): number =>
  REGION_IDS.reduce((sum, id) => {
    const { home, vp = 0 } = REGION[id];
    return home === other(side) && vp > 0 && controller(state, id) === side ? sum + vp : sum;
  }, 0);

/**
 * OPSX-vp.2 (b) OPS-naval.tracks, OPS-privateer.compare the side that is ahead gets the difference of the naval tracks.
 */
function navalPoints(state: OpsState, side: Side): number {
  // OPSX-naval.1, OPSX-naval.2, OPS-privateer.vp a level and a full blockade are worth 1 VP each
  const lead = state.privateer - fullBlockades(state);
  return Math.max(0, side === 'us' ? lead : -lead);
}

/** OPSX-vp.2 (c) VP for American units on the frontier, and for raid markers of the British. */
const frontierPoints = (state: OpsState, side: Side): number =>
  side === 'gb'
    ? REGION_IDS.filter((id) => state.regions[id].raid).length
    : Math.min(
        FRONTIER_MOST,
        REGION_IDS.filter((id) => REGION[id].type === 'indian' && hasUnits(state, id, 'us')).length,
      );

const scoreOf = (state: OpsState, side: Side): Score => ({
  towns: townPoints(state, side),
  naval: navalPoints(state, side),
  frontier: frontierPoints(state, side),
});

export const points = ({ towns, naval, frontier }: Score): number => towns + naval + frontier;

/** OPSX-vp.1 position of the marker after a move; it stops at the ends of its track. */
export const moved = (vp: number, by: number): number =>
  Math.max(-VP_END, Math.min(VP_END, vp + by));

/** OPSX-vp.2 all points are netted and the marker is moved once. */
export function scoring(state: OpsState): {
  readonly scores: { readonly [S in Side]: Score };
  readonly net: number;
} {
  const scores = bySide((side) => scoreOf(state, side));
  const [us = 0, gb = 0] = SIDES.map((side) => points(scores[side]));
  return { scores, net: us - gb };
}
