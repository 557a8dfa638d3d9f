import { frame as framed } from '../../../kernel/frame.js';
import { SPACE, SPACE_IDS, type SpaceId } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import type { UnitId } from '../../components/units.js';
import type { EnteredFrame, UnitsFrame } from '../../frames.js';
import type { StormFrame, UnitsOnFrame } from '../../frames/march.js';
import {
  allowanceOf,
  belongs,
  halt,
  inForce,
  LEADER_MP,
  limitForce,
} from '../../questions/force.js';
import { leaderStates, unitsOf, unitStates, unitsThat } from '../../questions/pieces.js';
import type { Force, MadisonState, Moving, UnitState } from '../../state.js';
import { run } from '../phase.js';
import { idleShips, isIdle } from './idle.js';
import { marchInto } from './march-into.js';

/** Units that wait to attack the space. */
export const waiting = (state: MadisonState, by: Side, force: Force, space: SpaceId): UnitId[] =>
  unitsThat(state, by, (unit) => inForce(unit, force) && unit.target === space);

/** Spaces that units wait to attack, in board order. */
function targetsOf(state: MadisonState, by: Side, force: Force): SpaceId[] {
  const targets = new Set<SpaceId>();
  for (const unit of unitStates(state, by))
    if (unit.target !== undefined && inForce(unit, force)) targets.add(unit.target);
  return targets.size === 0 ? [] : SPACE_IDS.filter((space) => targets.has(space));
}

/** Activated pieces go on. When none can, the waiting ones attack; when none waits, the move is over. */
export const unitsOn = run<UnitsOnFrame>({
  clause: 'MMW-8.61',
  run({ state, frame, push }) {
    const { by, force } = frame;
    limitForce(state, by, force);
    if (canGoOn(state, by, force)) {
      push(framed<UnitsFrame>({ f: 'units', by, force }));
      return;
    }
    const targets = targetsOf(state, by, force);
    if (targets.length === 0) halt(state, by, force);
    else
      push(...targets.map((space) => framed<StormFrame>({ f: 'storm', by, force, space })), frame);
  },
});

/** Whether any piece has MPs and steps left, or is a ship that may sail. */
function canGoOn(state: MadisonState, by: Side, force: Force): boolean {
  const ids = unitsOf(by);
  const units = unitStates(state, by);
  for (let no = 0; no < units.length; no++) {
    const unit = units[no] as UnitState;
    // most pieces belong to no force
    if (belongs(unit, force) && isAble(unit, force, allowanceOf(ids[no] as UnitId))) return true;
  }
  return (
    leaderStates(state, by).some((leader) => isAble(leader, force, LEADER_MP)) ||
    idleShips(state, by, force).length > 0
  );
}

const isAble = (piece: Moving & { at: string }, force: Force, allowance: number): boolean =>
  isIdle(piece, force) &&
  piece.steps !== 0 &&
  SPACE[piece.at as SpaceId] !== undefined &&
  (piece.spent ?? 0) < allowance;

/** MMW-8.62 all pieces that wait to attack a space enter it together. */
export const storm = run<StormFrame>({
  clause: 'MMW-8.62',
  run({ state, frame: { by, force, space }, table, push }) {
    const group = waiting(state, by, force, space);
    if (group.length === 0) return;
    for (const id of group) {
      const from = state.units[id].at as SpaceId;
      state.units[id].target = undefined;
      marchInto(state, table, by, { units: [id], leaders: [] }, [from, space], 'MMW-8.62');
    }
    push(framed<EnteredFrame>({ f: 'entered', by, space, stage: 'window' }));
  },
});
