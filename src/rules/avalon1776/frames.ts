import type { AskFrame, Frame } from '../kernel/frame.js';
import type { AreaId } from './components/areas.js';
import type { Levy, LevyArea, PoolId } from './components/campaign/levies.js';
import type { ShipId } from './components/campaign/ships.js';
import type { Side } from './components/side.js';
import type { Result } from './components/tables.js';
import type { TacticId } from './components/tactics.js';
import type { Counts, Source } from './components/units.js';
import type { ForcedMarch, State1776 } from './state.js';

/** A decision of one side that needs no other data. */
export interface SideFrame extends AskFrame {
  readonly by: Side;
}

/** A1776-basic.I a segment: the movement phase and the combat phase of one player. */
export interface SegmentFrame extends Frame {
  readonly f: 'segment';
  readonly by: Side;
}

/**
 * A1776-adv.setup.order the owner of an entry of the set-up chooses hexes for it; `nth`: index of the entry in the
 * set-up of that side.
 */
export interface DeployFrame extends AskFrame {
  readonly f: 'deploy';
  readonly by: Side;
  readonly nth: number;
  /** Units that are still to be placed. */
  left: Counts;
}

/**
 * A1776-scn1.options.2 the owner of a bateau of the set-up chooses its hexside; `nth`: index of the entry in the set-up
 * of that side.
 */
export interface BerthFrame extends AskFrame {
  readonly f: 'berth';
  readonly by: Side;
  readonly nth: number;
}

/** A1776-opt.I.D a side turns counters face down, or sets up, without the other side seeing it (under seal). */
export interface CoverFrame extends AskFrame {
  readonly f: 'cover';
  readonly by: Side;
  /** The map as everybody else sees it until this decision is over. */
  readonly before: Pick<State1776, 'hexes' | 'boats'>;
  /** A1776-opt.I.G decoys of the set-up that are still to be placed. */
  decoys?: number;
  /** Whether a counter was turned down already. */
  turned?: true;
}

/** A1776-opt.I.G.2 the owner moves so many decoys (`left`) that were driven out of a hex. */
export interface ShiftFrame extends AskFrame {
  readonly f: 'shift';
  readonly by: Side;
  readonly hex: string;
  left: number;
}

/** A1776-basic.VI.B an entry of the schedule arrives; `nth`: index among all arrivals of that side. */
export interface ArriveFrame extends Frame {
  readonly f: 'arrive';
  readonly by: Side;
  readonly nth: number;
}

/** A1776-basic.VI.D the owner places an arrival whose place is barred by enemies. */
export interface DivertFrame extends AskFrame {
  readonly f: 'divert';
  readonly by: Side;
  readonly nth: number;
}

/**
 * A1776-scn4.special.3 the American chooses which French units leave; `left`: points and guns that still have to go.
 */
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

/** A1776-adv.seq the choices at the start of a movement phase. */
export interface OpeningFrame extends AskFrame {
  readonly f: 'opening';
  readonly by: Side;
  /** A1776-adv.III.B.4 hex -> number of supply units there that were a magazine when the phase began. */
  reduced: { readonly [hex: string]: number };
  /** A1776-camp.VI.B.2 hex -> supply units left over from a magazine that was exchanged for bateaux in this phase. */
  spared?: { readonly [hex: string]: number };
}

/**
 * A1776-adv.IV.A.1 units of a side have come into a hex. If they are a column, its frame is not on the agenda
 * meanwhile.
 */
export interface EntryFrame extends Frame {
  readonly f: 'entry';
  readonly by: Side;
  readonly hex: string;
  /** The hex that they left; null: none, e.g. an arrival, units from a bateau, or a garrison that steps outside. */
  readonly from: string | null;
  /** Whether combat units are among those who came. */
  readonly troops: boolean;
}

/**
 * A1776-adv.IV.A.2 after an automatic victory that needed only a part of the column, the owner names the units whose
 * strength was used.
 */
export interface PayFrame extends AskFrame {
  readonly f: 'pay';
  readonly by: Side;
  /** Points that the owner has still to name. */
  readonly points: number;
}

/**
 * A1776-adv.IV.F.1 the side decides about enemy counters in a hex that it can capture, or A1776-opt.II.C.1 about
 * bateaux at a hexside.
 */
export interface SpoilsFrame extends AskFrame {
  readonly f: 'spoils';
  readonly by: Side;
  readonly at: string;
}

/** A1776-adv.IV.B.1.h, A1776-adv.IV.B.2.d units of the side that stand outside its fort may go inside. */
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
  /** A1776-basic.IV.E.1 index of the column of the Combat Results Table, from 0. */
  readonly column: number;
  /** A1776-basic.IV.E.1 the strength of each side. */
  readonly points: { readonly [S in Side]: number };
  stage: 'roll' | 'losses';
  /** A1776-basic.IV.E.2 set once the die is rolled. */
  die?: number;
  result?: Result;
}

/**
 * A1776-adv.IV.B.1.g the target of an attack: enemies outside a fort come first (`out`), its garrison (`in`) when none
 * are left outside.
 */
export type Target = 'out' | 'in';

/** A modifier of the die, with the clause that gives it. */
export interface DieModifier {
  readonly clause: string;
  readonly value: number;
}

/** A1776-adv.combat.seq a series: a combat in a hex and those that follow it there (A1776-adv.II.D.1). */
export interface SeriesFrame extends Frame {
  readonly f: 'series';
  readonly hex: string;
  /** The attacker of the current combat; the roles can change from one combat to the next. */
  attacker: Side;
  /** Number of the current combat, from 1. */
  round: number;
  stage: 'open' | 'odds' | 'roll' | 'losses' | 'remove' | 'decide' | 'close' | 'enter';
  /** A1776-adv.III.A.4.f the source of supply of each side, once the side has declared it. */
  supply: { [S in Side]?: Source };
  /** A1776-adv.II.A.2 the card of each side, once chosen; nobody sees either before both are chosen. */
  cards: { [S in Side]?: TacticId };
  /** Sides that have declined to go on, or could not, since the last die was rolled. */
  refused: Side[];
  /** Sides that have attacked in this series. */
  fought: Side[];
  /** A1776-adv.IV.B.1.b the units that came out of a fort for the current combat. */
  sortie?: Counts;
  target: Target;
  /** The strength of each side, in half points. */
  halves?: Readonly<Record<Side, number>>;
  column?: number;
  modifiers?: readonly DieModifier[];
  die?: number;
  result?: Result;
  /** A1776-adv.II.A.2.b the cards met in a starred cell of the matrix: no more combat here. */
  ends?: true;
  /** A1776-adv.II.B.7 how many of the militia points lost are dragoons, once the owner has said so. */
  dragoons?: { [S in Side]?: number };
}

/** A1776-opt.III.C.1 the owner is declaring a forced march. */
export interface DeclareFrame extends AskFrame {
  readonly f: 'declare';
  readonly by: Side;
  readonly hex: string;
  /** The movement allowance that all marchers of this attempt have. */
  readonly allowance: number;
  units: Counts;
}

/** A1776-opt.III.F marchers spend the MP that they have gained; meanwhile they are in the hex where they began. */
export interface TrudgeFrame extends AskFrame {
  readonly f: 'trudge';
  readonly by: Side;
  readonly march: ForcedMarch;
  readonly gained: number;
}

/** A1776-camp.III.C.1 an area raises units of a type, or gives some up, when the quarter begins. */
export interface LevyFrame extends Frame {
  readonly f: 'levy';
  readonly by: Side;
  readonly area: LevyArea;
  readonly unit: Levy | 'S';
}

/** A1776-camp.III.C.3.b.1, A1776-camp.III.C.3.c.4 the owner chooses hexes for the units raised in an area. */
export interface RaiseFrame extends AskFrame {
  readonly f: 'raise';
  readonly by: Side;
  readonly area: LevyArea;
  /** Units of one type that are still to be placed. */
  left: Counts;
}

/** A1776-campopt.II.A once militia has come and gone, this side may mount some of its militia. */
export interface DragoonsFrame extends Frame {
  readonly f: 'dragoons';
  readonly by: Side;
}

/** A1776-campopt.II.A the owner may mount militia, i.e. form dragoons of it, when a quarter begins. */
export interface MountFrame extends AskFrame {
  readonly f: 'mount';
  readonly by: Side;
  /** Points of dragoons that may still be formed. */
  readonly left: Counts;
  /** A1776-campopt.II.B the area in which dragoons were formed already. */
  area?: AreaId;
}

/**
 * A1776-camp.III.B.5.a.2, A1776-camp.VII.B the owner names points of an area that are removed; a point of militia
 * counts 1, a point of dragoons 2 (A1776-campopt.II.C).
 */
export interface CullFrame extends AskFrame {
  readonly f: 'cull';
  readonly by: Side;
  readonly area: PoolId;
  left: Counts;
}

/** A1776-camp.II.A.2 British regulars or supply come when a quarter begins; `nth`: index among all that may come. */
export interface IntakeFrame extends Frame {
  readonly f: 'intake';
  readonly nth: number;
}

/** A1776-camp.II.A.2.a, A1776-camp.II.A.2.d the owner chooses the one port to which all these units come. */
export interface PortFrame extends AskFrame {
  readonly f: 'port';
  readonly by: Side;
  readonly nth: number;
  readonly left: Counts;
}

/** A1776-camp.II.A.1, A1776-camp.III.C.3.c.1 lettered reinforcements can come, as one of their ports is open. */
export interface AppearFrame extends AskFrame {
  readonly f: 'appear';
  readonly by: Side;
  readonly letter: string;
  readonly left: Counts;
}

/** A1776-camp.IX.D a naval combat; the attacker takes part with all fleets in that water. */
export interface EngagementFrame extends Frame {
  readonly f: 'engagement';
  readonly by: Side;
  readonly water: string;
}

/** A1776-camp.IX.E.4 the owner chooses where a fleet comes. */
export interface FleetFrame extends AskFrame {
  readonly f: 'fleet';
  readonly by: Side;
  readonly ship: ShipId;
}

/** A1776-campopt.IV.note a French fleet in a friendly port carries more than its capacity and has to land some. */
export interface UnburdenFrame extends AskFrame {
  readonly f: 'unburden';
  readonly by: Side;
  readonly ship: ShipId;
}

/** A1776-camp.IX.E.5 the owner rolls whether a variable fleet stays for the quarter, or lets it go. */
export interface RetainFrame extends AskFrame {
  readonly f: 'retain';
  readonly by: Side;
  readonly ship: ShipId;
}

/** A1776-camp.IX.E.3 a side calls its variable fleets. */
export interface SummonFrame extends AskFrame {
  readonly f: 'summon';
  readonly by: Side;
  /** Fleets for which a die was rolled already. */
  tried: readonly ShipId[];
}

/**
 * A1776-camp.IX.B.2.a.6.a the fleets and points that the British still have to send to the West Indies in this phase.
 */
export interface DispatchFrame extends Frame {
  readonly f: 'dispatch';
  readonly by: Side;
  fleets: number;
  points: number;
}

/** A1776-camp.IX.B.2.a.6.a the owner chooses which of several fleets is sent that would arrive equally soon. */
export interface DetachFrame extends AskFrame {
  readonly f: 'detach';
  readonly by: Side;
  readonly part: 'fleets' | 'points';
}

/** A1776-camp.VI.B.2 the owner places bateaux that were exchanged, on hexsides of their hex. */
export interface MoorFrame extends AskFrame {
  readonly f: 'moor';
  readonly by: Side;
  readonly hex: string;
  left: number;
}
