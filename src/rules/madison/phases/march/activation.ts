import { type Frame, frame } from '../../../kernel/frame.js';
import { CARD } from '../../components/cards/index.js';
import type { LeaderId } from '../../components/leaders.js';
import type { LakeId, SpaceId } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import type { CampaignFrame, MusterFrame, SetOutFrame } from '../../frames/march.js';
import { openWindow } from '../../questions/language/windows.js';
import { faceOf, isOnMap, leadersOf } from '../../questions/pieces.js';
import { barOnLeader } from '../../questions/stations.js';
import type { Force, MadisonState } from '../../state.js';

/** MMW-8.31.2, MMW-8.4, MMW-3.3, MMW-3.32 activates a leader: the foe may react, then his force sets out. */
export function activateLeader(
  state: MadisonState,
  by: Side,
  leader: LeaderId,
  force: Force,
): Frame[] {
  const piece = state.leaders[leader];
  piece.force = force;
  piece.spent = 0;
  return [
    ...openWindow(state, other(by), 'declared'),
    frame<SetOutFrame>({ f: 'set-out', by, force }),
  ];
}

/**
 * MMW-8.31.3, MMW-8.6, MMW-8.61 activates up to `points` pieces of one space: they are named, the foe may react, then
 * they move.
 */
export const activateUnits = (
  _state: MadisonState,
  by: Side,
  space: SpaceId | LakeId,
  points: number,
  force: Force,
): Frame[] => [frame<MusterFrame>({ f: 'muster', by, space, force, left: points })];

/** MMW-8.7 activates two leaders, or a leader and a unit in another space. Both are named before either moves. */
export const campaign = (state: MadisonState, by: Side): Frame[] =>
  leadersFor(state, by).length > 0 ? [frame<CampaignFrame>({ f: 'campaign', by })] : [];

/** MMW-8.72, MMW-3.31.a leaders whom the value of the present card can activate. */
function leadersFor(state: MadisonState, by: Side): LeaderId[] {
  const card = state.play?.card ?? null;
  const opv = card === null ? 0 : CARD[card].opv;
  return leadersOf(by).filter(
    (id) =>
      isOnMap(state.leaders[id].at) &&
      faceOf(state, id).command <= opv &&
      barOnLeader(state, id) === null,
  );
}
