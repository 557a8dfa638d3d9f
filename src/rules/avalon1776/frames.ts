import type { AskFrame, Frame } from '../kernel/frame.js';
import type { AreaId } from './components/areas.js';
import type { Levy, LevyArea, PoolId } from './components/campaign/levies.js';
import type { ShipId } from './components/campaign/ships.js';
import type { Side } from './components/side.js';
import type { Result } from './components/tables.js';
import type { TacticId } from './components/tactics.js';
import type { Counts, Source } from './components/units.js';
import type { ForcedMarch, State1776 } from './state.js';

/** A decision that one side owes and that needs no more said. */
export interface SideFrame extends AskFrame {
  readonly by: Side;
}

/** A1776-basic.I a movement phase and a combat phase of one player. */
export interface SegmentFrame extends Frame {
  readonly f: 'segment';
  readonly by: Side;
}

/** A1776-adv.setup.order an entry of the set-up for which its owner chooses hexes; `nth` among all of that side. */
export interface DeployFrame extends AskFrame {
  readonly f: 'deploy';
  readonly by: Side;
  readonly nth: number;
  /** What is still to be placed. */
  left: Counts;
}

/**
 * A1776-scn1.options.2 a bateau of the set-up whose hexside its owner chooses; `nth` of the entry among all of that
 * side.
 */
export interface BerthFrame extends AskFrame {
  readonly f: 'berth';
  readonly by: Side;
  readonly nth: number;
}

/** A1776-opt.I.D what a side turns down or sets up under seal. */
export interface CoverFrame extends AskFrame {
  readonly f: 'cover';
  readonly by: Side;
  /** What everybody else goes on seeing of the map. */
  readonly before: Pick<State1776, 'hexes' | 'boats'>;
  /** A1776-opt.I.G decoys of the set-up that are still to be placed. */
  decoys?: number;
  /** Something was turned down already. */
  turned?: true;
}

/** A1776-opt.I.G.2 so many decoys that were driven out of a hex. */
export interface ShiftFrame extends AskFrame {
  readonly f: 'shift';
  readonly by: Side;
  readonly hex: string;
  left: number;
}

/** A1776-basic.VI.B an entry of the schedule; `nth` among all arrivals of that side. */
export interface ArriveFrame extends Frame {
  readonly f: 'arrive';
  readonly by: Side;
  readonly nth: number;
}

/** A1776-basic.VI.D an entry whose place is barred by enemies. */
export interface DivertFrame extends AskFrame {
  readonly f: 'divert';
  readonly by: Side;
  readonly nth: number;
}

/** A1776-scn4.special.3 so many French points and guns have still to leave. */
export interface WithdrawFrame extends AskFrame {
  readonly f: 'withdraw';
  readonly by: Side;
  left: Counts;
}

/** A1776-scn2.special.1 the invasion by sea. */
export interface InvasionFrame extends AskFrame {
  readonly f: 'invasion';
  readonly by: Side;
  aboard: Counts;
}

/** A1776-adv.seq what may be done at the start of a movement phase. */
export interface OpeningFrame extends AskFrame {
  readonly f: 'opening';
  readonly by: Side;
  /** A1776-adv.III.B.4 supply units that were magazines when the phase began, by hex. */
  reduced: { readonly [hex: string]: number };
  /** A1776-camp.VI.B.2 supply units left of magazines exchanged for bateaux in this phase, by hex. */
  spared?: { readonly [hex: string]: number };
}

/** A1776-adv.IV.A.1 a side has come into a hex; its column, if it has one there, is not on the agenda meanwhile. */
export interface EntryFrame extends Frame {
  readonly f: 'entry';
  readonly by: Side;
  readonly hex: string;
  /** Where it came from. */
  readonly from: string | null;
  /** Whether combat units are among those who came. */
  readonly troops: boolean;
}

/** A1776-adv.IV.A.2 whose strength was used for a victory that needed only a part of the column. */
export interface PayFrame extends AskFrame {
  readonly f: 'pay';
  readonly by: Side;
  /** Points still to be named. */
  readonly points: number;
}

/** A1776-adv.IV.F.1 what that side may capture in a hex, or A1776-opt.II.C.1 of bateaux at a hexside. */
export interface SpoilsFrame extends AskFrame {
  readonly f: 'spoils';
  readonly by: Side;
  readonly at: string;
}

/** A1776-adv.IV.B.1.h, A1776-adv.IV.B.2.d units outside a fort of that side may go inside. */
export interface GarrisonFrame extends AskFrame {
  readonly f: 'garrison';
  readonly by: Side;
  readonly hex: string;
}

/** A1776-basic.IV.E a combat in a hex. */
export interface BattleFrame extends Frame {
  readonly f: 'battle';
  readonly hex: string;
  readonly attacker: Side;
  /** A1776-basic.IV.E.1 of the Combat Results Table, from 0. */
  readonly column: number;
  /** A1776-basic.IV.E.1 strength of either side. */
  readonly points: { readonly [S in Side]: number };
  stage: 'roll' | 'losses';
  /** A1776-basic.IV.E.2 once it is rolled. */
  die?: number;
  result?: Result;
}

/** A1776-adv.IV.B.1.g enemies outside a fort are attacked first, `in` its garrison when none are left outside. */
export type Target = 'out' | 'in';

/** What is added to the die, and why. */
export interface DieModifier {
  readonly clause: string;
  readonly value: number;
}

/** A1776-adv.combat.seq a combat in a hex and those that follow it there (A1776-adv.II.D.1). */
export interface SeriesFrame extends Frame {
  readonly f: 'series';
  readonly hex: string;
  /** Of the combat that is on; roles change with it. */
  attacker: Side;
  /** From 1. */
  round: number;
  stage: 'open' | 'odds' | 'roll' | 'losses' | 'remove' | 'decide' | 'close' | 'enter';
  /** A1776-adv.III.A.4.f once it is declared. */
  supply: { [S in Side]?: Source };
  /** A1776-adv.II.A.2 chosen; shown to nobody before both are. */
  cards: { [S in Side]?: TacticId };
  /** Who has declined to go on, or could not, since a die was last rolled. */
  refused: Side[];
  /** Who has attacked here. */
  fought: Side[];
  /** A1776-adv.IV.B.1.b who came out of a fort for the combat that is on. */
  sortie?: Counts;
  target: Target;
  /** In half points. */
  halves?: Readonly<Record<Side, number>>;
  column?: number;
  modifiers?: readonly DieModifier[];
  die?: number;
  result?: Result;
  /** A1776-adv.II.A.2.b a starred cell of the matrix: no more combat here. */
  ends?: true;
  /** A1776-adv.II.B.7 dragoons among the militia lost, once their owner has said. */
  dragoons?: { [S in Side]?: number };
}

/** A1776-opt.III.C.1 a forced march that is being declared. */
export interface DeclareFrame extends AskFrame {
  readonly f: 'declare';
  readonly by: Side;
  readonly hex: string;
  /** Of all who try together. */
  readonly allowance: number;
  units: Counts;
}

/** A1776-opt.III.F marchers who spend the MP they have gained; they wait where they began. */
export interface TrudgeFrame extends AskFrame {
  readonly f: 'trudge';
  readonly by: Side;
  readonly march: ForcedMarch;
  readonly gained: number;
}

/** A1776-camp.III.C.1 what an area has to raise or to give up of a type when the quarter begins. */
export interface LevyFrame extends Frame {
  readonly f: 'levy';
  readonly by: Side;
  readonly area: LevyArea;
  readonly unit: Levy | 'S';
}

/** A1776-camp.III.C.3.b.1, A1776-camp.III.C.3.c.4 units raised in an area whose hexes their owner chooses. */
export interface RaiseFrame extends AskFrame {
  readonly f: 'raise';
  readonly by: Side;
  readonly area: LevyArea;
  /** What is still to be placed, of one type. */
  left: Counts;
}

/** A1776-campopt.II.A militia has come and gone: whose may mount now. */
export interface DragoonsFrame extends Frame {
  readonly f: 'dragoons';
  readonly by: Side;
}

/** A1776-campopt.II.A militia that may mount when a quarter begins. */
export interface MountFrame extends AskFrame {
  readonly f: 'mount';
  readonly by: Side;
  /** Points of dragoons that may still be formed. */
  readonly left: Counts;
  /** A1776-campopt.II.B the area of those who were formed. */
  area?: AreaId;
}

/**
 * A1776-camp.III.B.5.a.2, A1776-camp.VII.B points of an area that go; of militia each point, of dragoons two
 * (A1776-campopt.II.C).
 */
export interface CullFrame extends AskFrame {
  readonly f: 'cull';
  readonly by: Side;
  readonly area: PoolId;
  left: Counts;
}

/** A1776-camp.II.A.2 what comes to the British when a quarter begins, `nth` of it. */
export interface IntakeFrame extends Frame {
  readonly f: 'intake';
  readonly nth: number;
}

/** A1776-camp.II.A.2.a, A1776-camp.II.A.2.d units of which all come to one port. */
export interface PortFrame extends AskFrame {
  readonly f: 'port';
  readonly by: Side;
  readonly nth: number;
  readonly left: Counts;
}

/** A1776-camp.II.A.1, A1776-camp.III.C.3.c.1 lettered reinforcements for which a port is open. */
export interface AppearFrame extends AskFrame {
  readonly f: 'appear';
  readonly by: Side;
  readonly letter: string;
  readonly left: Counts;
}

/** A1776-camp.IX.D a naval combat, where the attacker is with all of his fleets. */
export interface EngagementFrame extends Frame {
  readonly f: 'engagement';
  readonly by: Side;
  readonly water: string;
}

/** A1776-camp.IX.E.4 a fleet that comes. */
export interface FleetFrame extends AskFrame {
  readonly f: 'fleet';
  readonly by: Side;
  readonly ship: ShipId;
}

/** A1776-campopt.IV.note a French fleet that carries more than it may, in a friendly port. */
export interface UnburdenFrame extends AskFrame {
  readonly f: 'unburden';
  readonly by: Side;
  readonly ship: ShipId;
}

/** A1776-camp.IX.E.5 a variable fleet for which the quarter is rolled. */
export interface RetainFrame extends AskFrame {
  readonly f: 'retain';
  readonly by: Side;
  readonly ship: ShipId;
}

/** A1776-camp.IX.E.3 variable fleets that a side calls. */
export interface SummonFrame extends AskFrame {
  readonly f: 'summon';
  readonly by: Side;
  /** A die was rolled for them already. */
  tried: readonly ShipId[];
}

/** A1776-camp.IX.B.2.a.6.a what the British have still to send to the West Indies in this phase. */
export interface DispatchFrame extends Frame {
  readonly f: 'dispatch';
  readonly by: Side;
  fleets: number;
  points: number;
}

/** A1776-camp.IX.B.2.a.6.a which of fleets that come there as soon is sent. */
export interface DetachFrame extends AskFrame {
  readonly f: 'detach';
  readonly by: Side;
  readonly part: 'fleets' | 'points';
}

/** A1776-camp.VI.B.2 bateaux that were had in exchange, beside their hex. */
export interface MoorFrame extends AskFrame {
  readonly f: 'moor';
  readonly by: Side;
  readonly hex: string;
  left: number;
}
