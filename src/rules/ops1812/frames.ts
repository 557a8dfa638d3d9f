import type { AskFrame, Frame } from '../kernel/frame.js';
import type { CardId, Licence } from './components/cards.js';
import type { RegionId } from './components/map.js';
import type { Operation } from './components/operations.js';
import type { Side } from './components/side.js';
import type { Counts } from './components/units.js';

/** A decision of one side that needs no further data. */
export interface SideFrame extends AskFrame {
  readonly by: Side;
}

/** An operation in progress; `ops`: OPS that it has left (OPS-general.operations). */
export interface OperationFrame extends SideFrame {
  readonly f: Operation;
  ops: number;
  readonly licence?: Licence;
}

/** Part of a force that is about to march (OPS-campaign.cost). */
export interface ColumnFrame extends SideFrame {
  readonly f: 'column';
  readonly from: RegionId;
  readonly to: RegionId;
}

/** Hits of a cruise that are left for one more zone (OPS-cruise.excess). */
export interface CruiseOnFrame extends SideFrame {
  readonly f: 'cruise-on';
  readonly hits: number;
}

/** Squadrons on blockade that the British player has to send back to Europe (OPSX-conflict.2). */
export interface RecallFrame extends SideFrame {
  readonly f: 'recall';
  count: number;
}

/** Carries out an event, step by step. */
export interface EventFrame extends Frame {
  readonly f: 'event';
  readonly by: Side;
  readonly card: CardId;
  readonly step: number;
}

/** A step of an event in which the player has a choice. */
export interface ChoiceFrame extends SideFrame {
  readonly f: 'choice';
  readonly card: CardId;
  readonly step: number;
  left: number;
  /** Regions chosen so far, or the zone. */
  chosen: readonly string[];
}

export interface BattleFrame extends Frame {
  readonly f: 'battle';
  readonly region: RegionId;
  readonly attacker: Side;
  /** Region that the attackers came from, by land, over a waterway or by sea. */
  readonly from: RegionId;
  readonly bonus: { readonly [S in Side]: number };
  round: number;
  stage: 'roll' | 'remove' | 'decide' | 'over';
  /** Dice of the last round; left out before the first. */
  rolled?: { [S in Side]: readonly number[] };
  /** Units that each side loses in this round. */
  losses: { [S in Side]: Counts };
}

/** Dice to be assigned to enemy units (OPS-hits.assign). */
export interface AssignFrame extends SideFrame {
  readonly f: 'assign';
  readonly dice: readonly number[];
}
