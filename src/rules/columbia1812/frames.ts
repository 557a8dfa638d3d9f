import type { AskFrame, Frame } from '../kernel/frame.js';
import type { LakeId, TownId } from './components/map.js';
import type { Side } from './components/side.js';
import type { Ships } from './state.js';

/** A decision that one side owes and that needs no more said. */
export interface SideFrame extends AskFrame {
  readonly by: Side;
}

export interface PlayerTurnFrame extends Frame {
  readonly f: 'player-turn';
  readonly by: Side;
}

/** The carrying out of army orders, step by step (C1812-19.0.b; with one side's orders it is the Army Phase). */
export interface ArmyMoveFrame extends Frame {
  readonly f: 'army-move';
  /** Between the two a side may be asked where crossing forces fight (C1812-19.4). */
  readonly stage: 'militia' | 'move';
}

export interface NavalBattleFrame extends Frame {
  readonly f: 'naval-battle';
  readonly lake: LakeId;
  readonly attacker: Side;
  round: number;
  stage: 'fire' | 'after' | 'over';
}

/** Hits to be put on the enemy fleet by the side that fired (C1812-7.2.a). */
export interface StrikeFrame extends SideFrame {
  readonly f: 'strike';
  readonly lake: LakeId;
  hits: number;
}

/** Stay on the lake or retreat (C1812-8.1). */
export interface LakeFrame extends SideFrame {
  readonly lake: LakeId;
}

export interface BattleFrame extends Frame {
  readonly f: 'battle';
  readonly town: TownId;
  readonly attacker: Side;
  /** Laid open, since the defender accepted (C1812-10.1.a.i). */
  open: boolean;
  /** The side whose battle turn it is. */
  side: Side;
  /** Battle turns begun; the defender's first is 1. */
  round: number;
  /** The attack used sea movement (C1812-12.3). */
  readonly landing: boolean;
  /**
   * Last towns of the attacking units before the battle, or of embarkation; those that died since included
   * (C1812-11.2.a).
   */
  readonly from: readonly TownId[];
  stage: 'accept' | 'fire' | 'turn' | 'over';
}

export interface TownFrame extends SideFrame {
  readonly town: TownId;
}

/** Hits to be put on blocks by their owner; not carried out before all are named (C1812-10.1.f). */
export interface LossFrame extends TownFrame {
  readonly f: 'losses';
  readonly hits: number;
}

/** A retreat: settled whether and whereto before the pursuit fire (C1812-11.1.a). */
export interface RetreatFrame extends TownFrame {
  readonly f: 'retreat' | 'leave' | 'flee';
  /** Towns the force may go to by road. */
  readonly towns: readonly TownId[];
  /** Where those that came by sea go back to. */
  readonly sea: TownId | null;
  /** Towns the dragoon may not ride on to, besides those the enemy holds. */
  readonly barred: readonly TownId[];
}

export interface EscapeFrame extends Frame {
  readonly f: 'escape';
  readonly town: TownId;
}

/** Which land battle comes next (C1812-10.2, 19.0.a). `by` is null before the first with simultaneous movement. */
export interface BattlesFrame extends Frame {
  readonly f: 'battles';
  readonly by: Side | null;
}

/** Where crossing forces fight (C1812-19.4). */
export interface CrossFrame extends SideFrame {
  readonly f: 'cross';
  readonly towns: { readonly [S in Side]: TownId };
}

/** A sea movement that waits for a naval battle (C1812-19.6). */
export interface SeaWaitFrame extends Frame {
  readonly f: 'sea-wait';
  readonly lake: LakeId;
  readonly by: Side;
  /** Naval units on the lake before the battle. */
  readonly ships: Ships;
}
