import type { AskFrame, Frame } from '../kernel/frame.js';
import type { LakeId, TownId } from './components/map.js';
import type { Side } from './components/side.js';
import type { Ships } from './state.js';

/** A decision of one side that needs no further data. */
export interface SideFrame extends AskFrame {
  readonly by: Side;
}

export interface PlayerTurnFrame extends Frame {
  readonly f: 'player-turn';
  readonly by: Side;
}

/** Carries out army orders step by step (C1812-19.0.b; with the orders of one side it is the Army Phase). */
export interface ArmyMoveFrame extends Frame {
  readonly f: 'army-move';
  /** `militia` comes first. Between the two, a side may be asked where crossing forces fight (C1812-19.4). */
  readonly stage: 'militia' | 'move';
}

export interface NavalBattleFrame extends Frame {
  readonly f: 'naval-battle';
  readonly lake: LakeId;
  readonly attacker: Side;
  round: number;
  stage: 'fire' | 'after' | 'over';
}

/** `hits` that the side which fired still has to put on the enemy fleet (C1812-7.2.a). */
export interface StrikeFrame extends SideFrame {
  readonly f: 'strike';
  readonly lake: LakeId;
  hits: number;
}

/** A decision to stay on the lake or to retreat (C1812-8.1). */
export interface LakeFrame extends SideFrame {
  readonly lake: LakeId;
}

export interface BattleFrame extends Frame {
  readonly f: 'battle';
  readonly town: TownId;
  readonly attacker: Side;
  /** Whether both forces are laid open; true once the defender has accepted (C1812-10.1.a.i). */
  open: boolean;
  /** The side whose battle turn it is. */
  side: Side;
  /** Number of battle turns begun; the first turn of the defender is 1. */
  round: number;
  /** Whether the attack used sea movement (C1812-12.3). */
  readonly landing: boolean;
  /**
   * Last towns of the attacking units before the battle, or their towns of embarkation, including those of units that
   * have died since (C1812-11.2.a).
   */
  readonly from: readonly TownId[];
  stage: 'accept' | 'fire' | 'turn' | 'over';
}

export interface TownFrame extends SideFrame {
  readonly town: TownId;
}

/** `hits` that the owner has to put on their blocks; none takes effect before all are put (C1812-10.1.f). */
export interface LossFrame extends TownFrame {
  readonly f: 'losses';
  readonly hits: number;
}

/** A retreat. Whether and where the force may go is settled before the pursuit fire (C1812-11.1.a). */
export interface RetreatFrame extends TownFrame {
  readonly f: 'retreat' | 'leave' | 'flee';
  /** Towns that the force may retreat to by road. */
  readonly towns: readonly TownId[];
  /** Town that blocks which came by sea go back to. */
  readonly sea: TownId | null;
  /** Towns that the dragoon may not ride on to, besides those held by the enemy. */
  readonly barred: readonly TownId[];
}

export interface EscapeFrame extends Frame {
  readonly f: 'escape';
  readonly town: TownId;
}

/**
 * Decides which land battle is next (C1812-10.2, 19.0.a). `by` is null before the first battle with simultaneous
 * movement.
 */
export interface BattlesFrame extends Frame {
  readonly f: 'battles';
  readonly by: Side | null;
}

/** Decides where crossing forces fight (C1812-19.4). */
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
