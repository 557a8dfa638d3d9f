import { type Frame, frame as framed } from '../../../kernel/frame.js';
import { LEADER } from '../../components/leaders.js';
import type { Side } from '../../components/side.js';
import type { MarchFrame } from '../../frames.js';
import type { MarchOnFrame, SetOutFrame, UnitsOnFrame } from '../../frames/march.js';
import { gather, halt, inForce, LEADER_MP, limitForce, release } from '../../questions/force.js';
import { leadersOf } from '../../questions/pieces.js';
import { activateFleet } from '../../questions/transport.js';
import type { Force, MadisonState } from '../../state.js';
import { run } from '../phase.js';

/** A declared force begins to move, with what the foe's reaction has left of it. */
export const setOut = run<SetOutFrame>({
  clause: 'MMW-8.41',
  run({ state, frame: { by, force }, push }) {
    release(state, by);
    push(...begin(state, by, force));
  },
});

function begin(state: MadisonState, by: Side, force: Force): Frame[] {
  const leader = leadersOf(by).find((id) => inForce(state.leaders[id], force));
  // MMW-8.71 the single unit of a Campaign card
  if (leader === undefined) return [framed<UnitsOnFrame>({ f: 'units-on', by, force })];
  limitForce(state, by, force);
  // MMW-8.31.8 a force that a card holds in place
  if (state.leaders[leader].steps === 0) return [];
  if (LEADER[leader].kind === 'naval') return activateFleet(state, by, leader, force);
  gather(state, by, leader, force);
  return [framed<MarchFrame>({ f: 'march', by, leader, force, moved: false })];
}

/** MMW-9.45, MMW-9.45.a the leader marches on, if nothing has stopped him; he may drive the enemy on or stop. */
export const marchOn = run<MarchOnFrame>({
  clause: 'MMW-9.44',
  run({ state, frame: { by, leader, force }, push }) {
    limitForce(state, by, force);
    const piece = state.leaders[leader];
    const able =
      inForce(piece, force) && piece.steps !== 0 && (piece.spent ?? LEADER_MP) < LEADER_MP;
    if (able) push(framed<MarchFrame>({ f: 'march', by, leader, force, moved: true }));
    else halt(state, by, force);
  },
});
