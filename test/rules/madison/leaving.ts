import { type Frame, frame } from '../../../src/rules/kernel/frame.js';
import type { LakeId, SpaceId } from '../../../src/rules/madison/components/map.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import type { EnteredFrame, RetreatCause } from '../../../src/rules/madison/frames.js';
import { retreatFrames } from '../../../src/rules/madison/questions/retreat.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { type Pieces, scene } from './support.js';

export type Set = (state: MadisonState) => void;

/** A force that must leave a space. */
export const leaving = (side: Side, space: SpaceId, cause: RetreatCause, put: Pieces, set?: Set) =>
  scene({
    put,
    by: side,
    ...(set !== undefined && { set }),
    agenda: (state): Frame[] => retreatFrames(state, side, space, cause),
  });

export const beaten = (side: Side, space: SpaceId, put: Pieces, set?: Set) =>
  leaving(side, space, 'defender', put, set);

/** A force has come into a space. */
export const entered = (space: SpaceId, put: Pieces, set?: Set, by: Side = 'us') =>
  scene({
    put,
    by,
    set(state) {
      state.play = { by, card: null, use: 'leader', attacked: {} };
      set?.(state);
    },
    agenda: [
      frame<EnteredFrame>({ f: 'entered', by, space, stage: 'window' }),
      { f: 'card-play', by, stage: 'over' } as Frame,
    ],
  });

export const from =
  (space: SpaceId | LakeId, ...ids: (keyof MadisonState['units'])[]): Set =>
  (state) => {
    for (const id of ids) state.units[id].from = space;
  };

export const cutOff =
  (...ids: (keyof MadisonState['units'])[]): Set =>
  (state) => {
    for (const id of ids) state.units[id].cut = true;
  };

export const both =
  (...sets: Set[]): Set =>
  (state) =>
    sets.forEach((set) => set(state));
