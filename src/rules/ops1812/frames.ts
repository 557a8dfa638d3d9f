import type { AskFrame, Frame } from '../kernel/frame.js';
import type { CardId, Licence } from './components/cards.js';
import type { RegionId } from './components/map.js';
import type { Operation } from './components/operations.js';
import type { Side } from './components/side.js';
import type { Counts } from './components/units.js';

/** A decision that one side owes and that needs no more said. */
export interface SideFrame extends AskFrame {
  readonly by: Side;
}

/** An operation and the OPS it has left (OPS-general.operations). */
export interface OperationFrame extends SideFrame {
  readonly f: Operation;
  ops: number;
  readonly licence?: Licence;
}

/** A part of a force about to march (OPS-campaign.cost). */
export interface ColumnFrame extends SideFrame {
  readonly f: 'column';
  readonly from: RegionId;
  readonly to: RegionId;
}

/** Hits of a cruise left for one more zone (OPS-cruise.excess). */
export interface CruiseOnFrame extends SideFrame {
  readonly f: 'cruise-on';
  readonly hits: number;
}

/** Squadrons the British player has to send back to Europe from blockade (OPSX-conflict.2). */
export interface RecallFrame extends SideFrame {
  readonly f: 'recall';
  count: number;
}

/** An event, step by step. */
export interface EventFrame extends Frame {
  readonly f: 'event';
  readonly by: Side;
  readonly card: CardId;
  readonly step: number;
}

/** A step of an event that leaves something to choose. */
export interface ChoiceFrame extends SideFrame {
  readonly f: 'choice';
  readonly card: CardId;
  readonly step: number;
  left: number;
  /** What has been chosen so far: regions, or the zone. */
  chosen: readonly string[];
}

export interface BattleFrame extends Frame {
  readonly f: 'battle';
  readonly region: RegionId;
  readonly attacker: Side;
  /** Where the attackers came from, by land, over a waterway or by sea. */
  readonly from: RegionId;
  readonly bonus: { readonly [S in Side]: number };
  round: number;
  stage: 'roll' | 'remove' | 'decide' | 'over';
  /** The dice of the last round, once one was rolled. */
  rolled?: { [S in Side]: readonly number[] };
  /** Units each side is to lose in this round. */
  losses: { [S in Side]: Counts };
}

/** Dice to be matched to enemy units (OPS-hits.assign). */
export interface AssignFrame extends SideFrame {
  readonly f: 'assign';
  readonly dice: readonly number[];
}
