import type { Frame } from '../../kernel/frame.js';
import type { LeaderId } from '../components/leaders.js';
import type { LakeId, SpaceId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { RetreatCause, SideFrame } from '../frames.js';
import type { Force } from '../state.js';

/** MMW-8.61 pieces of one space are named for a units activation; `left`: points not yet spent. */
export interface MusterFrame extends SideFrame {
  readonly f: 'muster';
  /** A lake: its box, where ships alone are (MMW-11.13). */
  readonly space: SpaceId | LakeId;
  readonly force: Force;
  left: number;
}

/** MMW-8.72 which forces a Campaign card activates; those named are marked. */
export interface CampaignFrame extends SideFrame {
  readonly f: 'campaign';
  /** Where the single unit is to be looked for. */
  from?: SpaceId | LakeId;
}

/** MMW-8.72 which of the two forces moves first. */
export interface OrderFrame extends SideFrame {
  readonly f: 'order';
}

/** A force that has been declared begins to move, if it is still there. */
export interface SetOutFrame extends Frame {
  readonly f: 'set-out';
  readonly by: Side;
  readonly force: Force;
}

/** MMW-8.72 the declaration of a Campaign card is over: the order, if there are two forces. */
export interface DeclaredFrame extends Frame {
  readonly f: 'campaign-declared';
  readonly by: Side;
}

/** A step may set something off, such as a reaction card. When that is over, the leader goes on if he still can. */
export interface MarchOnFrame extends Frame {
  readonly f: 'march-on';
  readonly by: Side;
  readonly leader: LeaderId;
  readonly force: Force;
}

/** The same for activated units: when what a step has set off is over, they go on, or attack together (MMW-8.62). */
export interface UnitsOnFrame extends Frame {
  readonly f: 'units-on';
  readonly by: Side;
  readonly force: Force;
}

/** MMW-8.62 all pieces that wait to attack that space enter it. */
export interface StormFrame extends Frame {
  readonly f: 'storm';
  readonly by: Side;
  readonly force: Force;
  readonly space: SpaceId;
}

/** All pieces of a side in a space must leave it, if they can. */
export interface FallBackFrame extends Frame {
  readonly f: 'fall-back';
  readonly by: Side;
  readonly space: SpaceId;
  readonly cause: RetreatCause;
}

/** MMW-9.41 a force in whose space the enemy has come may leave it. */
export interface EvadeFrame extends SideFrame {
  readonly f: 'evade';
  readonly space: SpaceId;
}
