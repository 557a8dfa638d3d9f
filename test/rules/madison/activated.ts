import type { Frame } from '../../../src/rules/kernel/frame.js';
import type { CardId } from '../../../src/rules/madison/components/cards/index.js';
import { LEADER, type LeaderId } from '../../../src/rules/madison/components/leaders.js';
import type { SpaceId } from '../../../src/rules/madison/components/map.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import { UNIT_IDS, type UnitId } from '../../../src/rules/madison/components/units.js';
import {
  activateLeader,
  activateUnits,
} from '../../../src/rules/madison/phases/march/activation.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { type Pieces, scene } from './support.js';

const OVER = { f: 'card-play', by: 'us', stage: 'over' } as Frame;

export function activated(
  by: Side,
  put: Pieces,
  frames: (state: MadisonState) => readonly Frame[],
  card: CardId = 'c57',
  attacked: readonly SpaceId[] = [],
  asked?: true,
): MadisonState {
  return scene({
    put,
    ...(asked && { asked }),
    by,
    set(state) {
      state.play = { by, card, use: 'leader', attacked: {} };
      for (const space of attacked) state.play.attacked[space] = true;
    },
    agenda: (state) => [...frames(state), OVER],
  });
}

export const led = (
  leader: LeaderId,
  put: Pieces,
  attacked: readonly SpaceId[] = [],
): MadisonState => {
  const { side } = LEADER[leader];
  return activated(side, put, (state) => activateLeader(state, side, leader, 1), 'c57', attacked);
};

export const mustered = (by: Side, at: SpaceId, points: number, put: Pieces): MadisonState =>
  activated(by, put, (state) => activateUnits(state, by, at, points, 1), 'c57');

/** All these pieces in one place. */
export const at = (space: SpaceId, ...ids: readonly (UnitId | LeaderId)[]): Pieces =>
  Object.fromEntries(ids.map((id) => [id, space])) as Pieces;

export const moving = (state: MadisonState): UnitId[] =>
  UNIT_IDS.filter((id) => state.units[id].force === 1);
