import type { Frame } from '../../kernel/frame.js';
import type { LeaderId } from '../components/leaders.js';
import type { LakeId, SpaceId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { RetreatCause, SideFrame } from '../frames.js';
import type { Force } from '../state.js';

/** MMW-8.61 the player names pieces of one space for a units activation; `left`: points not spent yet. */
export interface MusterFrame extends SideFrame {
  readonly f: 'muster';
  /** A space, or a lake: then its box, where only ships can be (MMW-11.13). */
  readonly space: SpaceId | LakeId;
  readonly force: Force;
  left: number;
}

/** MMW-8.72 the player names the forces that a Campaign card activates; named pieces are marked. */
export interface CampaignFrame extends SideFrame {
  readonly f: 'campaign';
  /** The place that the single unit is chosen from. */
  from?: SpaceId | LakeId;
}

/** MMW-8.72 the player says which of the two forces moves first. */
export interface OrderFrame extends SideFrame {
  readonly f: 'order';
}

/** A declared force begins to move, if it still exists. */
export interface SetOutFrame extends Frame {
  readonly f: 'set-out';
  readonly by: Side;
  readonly force: Force;
}

/** MMW-8.72 the declaration of a Campaign card is over; with two forces, the player decides on their order next. */
export interface DeclaredFrame extends Frame {
  readonly f: 'campaign-declared';
  readonly by: Side;
}

/** A leader marches on, if he still can, after everything that a step has caused, such as a reaction card. */
export interface MarchOnFrame extends Frame {
  readonly f: 'march-on';
  readonly by: Side;
  readonly leader: LeaderId;
  readonly force: Force;
}

/** Activated units go on, or attack together (MMW-8.62), after everything that a step has caused. */
export interface UnitsOnFrame extends Frame {
  readonly f: 'units-on';
  readonly by: Side;
  readonly force: Force;
}

/** MMW-8.62 all pieces that wait to attack the space enter it. */
export interface StormFrame extends Frame {
  readonly f: 'storm';
  readonly by: Side;
  readonly force: Force;
  readonly space: SpaceId;
}

/** All pieces of a side must leave a space, if they can. */
export interface FallBackFrame extends Frame {
  readonly f: 'fall-back';
  readonly by: Side;
  readonly space: SpaceId;
  readonly cause: RetreatCause;
}

/** MMW-9.41 a force whose space the enemy has entered may leave it. */
export interface EvadeFrame extends SideFrame {
  readonly f: 'evade';
  readonly space: SpaceId;
}
