import type { Frame } from '../../kernel/frame.js';
import type { CardId } from '../components/cards/index.js';
import type { LeaderId } from '../components/leaders.js';
import type { LakeId, SpaceId } from '../components/map.js';
import type { ShipId } from '../components/ships.js';
import type { Side } from '../components/side.js';
import type { TurnId } from '../components/turns.js';
import type { SideFrame } from '../frames.js';
import type { TurnUse } from '../state.js';

/** MMW-7.0 a turn, phase by phase. */
export interface TurnFrame extends Frame {
  readonly f: 'turn';
  readonly stage:
    'open' | 'reinforcements' | 'deal' | 'arrivals' | 'action' | 'return' | 'check' | 'record';
}

/** MMW-6.2 the side that draws next from the pre-war deck. */
export interface PrewarFrame extends Frame {
  readonly f: 'prewar';
  readonly by: Side;
}

/** MMW-6.2.3 the player keeps or plays the card just drawn. */
export interface KeepFrame extends SideFrame {
  readonly f: 'keep';
  /** Known to its owner only. */
  readonly card: CardId;
}

/** MMW-7.1, MMW-14.0 the Reinforcement Phase. */
export interface ReinforceFrame extends Frame {
  readonly f: 'reinforce';
  readonly stage: 'wishes' | 'wished' | 'place';
}

/** MMW-14.21 a side chooses unseen what it holds back. */
export interface WishFrame extends SideFrame {
  readonly f: 'wish';
}

/** MMW-14.43 the town where a naval leader arrives whose own is lost. */
export interface LandfallFrame extends SideFrame {
  readonly f: 'landfall';
  readonly leader: LeaderId;
}

/** MMW-14.31 reinforcements whose arrival space the enemy controls. */
export interface ArriveFrame extends SideFrame {
  readonly f: 'arrive';
  readonly space: SpaceId;
}

/** MMW-7.32 the side that plays the next card, if it has any. */
export interface ActionFrame extends Frame {
  readonly f: 'action';
  readonly by: Side;
}

/** MMW-7.31 a player turn, up to the play of its card. */
export interface PlayerTurnFrame extends Frame {
  readonly f: 'player-turn';
  readonly by: Side;
  readonly stage: 'leaders' | 'card';
}

/**
 * MMW-8.31 the play of a card: the card, its use and object, as far as chosen. Only its owner knows them before the
 * card is played.
 */
export interface PlayFrame extends SideFrame {
  readonly f: 'play';
  card?: CardId;
  use?: TurnUse;
  /** Ship that is to go home. */
  ship?: ShipId;
}

/** MMW-15.12 building and repair; `points`: what is left to spend, in half points. */
export interface BuildFrame extends SideFrame {
  readonly f: 'build';
  points: number;
  /** Lakes to which it is limited. */
  readonly lakes?: readonly LakeId[];
  /** Ships due up to that turn may be built, in 1812 too. */
  readonly early?: TurnId;
}

/** MMW-8.31.5 restoring; `left`: number of units that may still be restored. */
export interface RestoreFrame extends SideFrame {
  readonly f: 'restore';
  left: number;
}

/** MMW-16.1.1 the side that may play a held winter card next. The phase ends when both have passed. */
export interface WinterCardsFrame extends Frame {
  readonly f: 'winter-cards';
  readonly by: Side;
  readonly passes: number;
}

export interface WinterFrame extends SideFrame {
  readonly f: 'winter';
  readonly passes: number;
}

/** MMW-16.1 a winter turn. */
export interface WinterTurnFrame extends Frame {
  readonly f: 'winter-turn';
  readonly stage: 'attrition' | 'repair';
}

/** MMW-16.2 attrition; `at`: index of the next space in board order. */
export interface AttritionFrame extends Frame {
  readonly f: 'attrition';
  readonly at: number;
}

/** MMW-16.22 the owner chooses units in a space that lose a step. */
export interface WinterLossFrame extends SideFrame {
  readonly f: 'winter-loss';
  readonly space: SpaceId;
  left: number;
}

/** MMW-4.2, MMW-4.3 the end of the game. */
export interface EndingFrame extends Frame {
  readonly f: 'ending';
  /** The player of the card that ends it. */
  readonly by: Side;
  readonly reason: 'ghent' | 'new-orleans' | 'last-card';
  readonly stage: 'ghent' | 'penalties';
}
