import type { Frame, Outcome } from '../kernel/frame.js';
import { BOX_IDS, type BoxId } from './components/campaign/boxes.js';
import type { AreaStatus, LevyArea } from './components/campaign/levies.js';
import { WATERS_AT_SEA } from './components/campaign/sea.js';
import { type ShipId, SHIPS } from './components/campaign/ships.js';
import { HEXSIDES } from './components/hexsides.js';
import { HEXES } from './components/map.js';
import { SCENARIO, type Scenario, type ScenarioId } from './components/scenarios/index.js';
import type { Side } from './components/side.js';
import { TACTIC_IDS, type TacticId } from './components/tactics.js';
import {
  type Counts,
  type Source,
  SOURCES,
  UNIT_CODES,
  type UnitCode,
} from './components/units.js';

/*
 * points   strength points of combat units, numbers of other counters; no counter has an identity
 *          (A1776-basic.III.B). Face-down counters are counted by their faces, `CA-5` or `D-1` (A1776-opt.I)
 * lot      the units of a side in a hex that have the same status
 * column   the units on the march, which are in no lot meanwhile
 * shut     hexes that have no more combat in this combat phase
 * used     combats that the supply unit of a side in a hex has supported in this combat phase (A1776-adv.III.A.4.a)
 * declined hexes in which a side begins no combat in this combat phase (A1776-adv.II.C.1)
 * boats    bateaux by hexside (A1776-opt.II), without the one under way
 * invaded  whether the one invasion by sea has been made (A1776-scn2.special.1)
 * boat     the bateau under way; units aboard are in no lot
 * areas    the status of each area at the start of the quarter (A1776-camp.III.B.3)
 * boxes    the units off the map (A1776-camp.IX.B.2)
 * ships    each of the fleets in play, including the one under way (A1776-camp.IX.A)
 * opened   whether the Americans may go into Indian towns (A1776-camp.V.B)
 * entered  the turn in which France entered the war (A1776-camp.VIII.A.1)
 * arrived  points that came to the West Indies, by turn (A1776-camp.IX.B.2.a.6.b)
 * matched  the forces with which the British have matched the French there, and the turn
 * withdraws whether the French land units leave, as a French fleet was sunk (A1776-camp.VIII.C.2)
 * twenty   whether the British held twenty towns including the six ports at the last turn end (A1776-camp.IV.A)
 * fought   waters that have no more naval combat in this combat phase
 * awaited  letters of reinforcements that are due and have not come (A1776-camp.III.C.3.c.1)
 * attacks  in winter, attacks that the supply unit of a side in a hex has supported in this combat phase
 *          (A1776-camp.VII.A.1.b)
 * busy     supply units and magazines that build bateaux in this segment (A1776-camp.VI.B.1.b)
 *
 * States of the Basic Game do not have the members that it does not need.
 */

/**
 * The status of a lot. `rest`: has not moved. `in`: inside the fort; `into`: went inside in this phase. `held`: cannot
 * move in this phase. `fixed`: nor in later ones. `bound`: has declared a forced march. `free` and `spent` with a
 * number, e.g. `free3`: so many MP are spent, and the units can (`free`) or cannot (`spent`) still move.
 */
export type Status =
  'rest' | 'in' | 'into' | 'held' | 'fixed' | 'bound' | `free${number}` | `spent${number}`;
export type Lots = { [S in Status]?: Counts };
/** A hex with something in it. */
export interface Spot {
  us?: Lots;
  gb?: Lots;
  /** A1776-adv.IV.B.1 the owner of the fort in the hex. */
  fort?: Side;
  /** A1776-adv.IV.B.2.c the owner of the fort under construction. */
  built?: Side;
  /**
   * A1776-adv.IV.B.2.c set if a fort is founded in this segment: the type of the regulars of whom a point goes into it.
   */
  founds?: UnitCode;
  /** A1776-adv.IV.C.1 the owner of the entrenchment. */
  dug?: Side;
  /** A1776-scn4.special.1 */
  commerce?: true;
}

export interface Column {
  readonly by: Side;
  at: string;
  /** The MP of the unit that has spent most. */
  spent: number;
  /** Whether the column has taken a step; units that are left behind before that have not moved. */
  moved: boolean;
  /** The hexes on its way, the first one where it began. */
  via: string[];
  /** The status of the lot that it was formed of. */
  readonly from: Status;
  units: Counts;
  /** A1776-camp.VII.A.2.a the column began the phase in the north in winter, so it has half its MP. */
  readonly halved?: true;
  /** A1776-adv.IV.F.2 counters that it has captured; they keep up with it until it has spent `until` MP. */
  captives?: { readonly units: Counts; readonly until: number };
  /** A1776-opt.II.C.2 hexside -> number of captured bateaux there that it takes along. */
  tow?: { [hexside: string]: number };
}

/** The status of a bateau: it has not moved in this phase, it serves as a ferry, it has moved. */
export type Afloat = 'rest' | 'ferry' | 'done';
type Fleet = { [S in Afloat]?: number };

/** A1776-opt.II.A.4 a bateau under way; it is on a hexside. */
export interface Boat {
  readonly by: Side;
  at: string;
  /** The number of hexsides that it has rowed. */
  spent: number;
  /** A1776-opt.II.A.11 whether enemies have stopped it. */
  halted: boolean;
  aboard: Counts;
}

/**
 * The state of a fleet that is neither on the map nor in a box. `due`: it comes when its owner moves next, or later;
 * `refit`: A1776-camp.IX.D.4 damaged, with the units aboard; `sunk`; `away`: A1776-camp.IX.E.5.b left, with the units
 * aboard.
 */
export const ASIDE = ['due', 'refit', 'sunk', 'away'] as const;

/**
 * A1776-camp.IX.B.1 a fleet: in a sea-lane hex, on a hexside (in port, on that of the port's arrow), in a box, or
 * aside. A fleet that has never come has no entry.
 */
export interface ShipState {
  readonly at: string;
  /** A1776-camp.IX.D.4 the turn in which it comes back from its refit. */
  readonly until?: number;
  /** A1776-campopt.I.C the hexside of the port where the Continental Navy is repaired. */
  readonly port?: string;
  /** A1776-campopt.I.E the last turn in which the Continental Navy ended its movement in an uncontrolled port. */
  readonly ported?: number;
  /** A1776-camp.IX.B.2.a.6.b the turn in which the fleet came to the West Indies. */
  readonly since?: number;
  /** A1776-basic.VI.E the MP that it has paid for coming onto the map. */
  readonly paid?: 1;
  /** A1776-camp.IX.C.4.a the units aboard. */
  readonly aboard?: Counts;
  /** The fleet serves as a ferry in this phase (A1776-camp.IX.C.4.e), or has moved. */
  readonly as?: 'ferry' | 'done';
}

/** A1776-camp.IX.B.1.a the fleet that is under way. */
export interface Sailing {
  readonly id: ShipId;
  /** The place where it began the phase. */
  readonly began: string;
  spent: number;
  /** Whether the fleet has left that place, or landed units. */
  moved: boolean;
  /** Whether it can go no farther. */
  ended?: boolean;
  /** A1776-camp.IX.B.2.a.1 whether it left the map in this phase. */
  fromMap?: boolean;
  /** Whether units were embarked in this phase. */
  loaded?: boolean;
  /** The current operation in a hex, which is paid for, e.g. `embark WW38`. */
  op?: string;
}

/**
 * A1776-opt.III.C.1 a forced march as it was declared: start, target, MP, and which of the units set apart there march.
 */
export interface ForcedMarch {
  readonly from: string;
  readonly to: string;
  readonly mp: number;
  readonly units: Counts;
}

/** A1776-camp.IX.B.2.a.6 numbers of battle fleets and points of regulars in the West Indies, of one side. */
export interface Duty {
  readonly fleets: number;
  readonly points: number;
}

export interface State1776 {
  agenda: Frame[];
  outcome: Outcome | null;
  scenario?: string;
  options?: { readonly [option: string]: boolean };
  /** From 1; 0 before the first turn. */
  turn: number;
  /** Hex -> what is in it; a hex with nothing in it has no entry. */
  hexes: { [hex: string]: Spot };
  column: Column | null;
  shut: { [hex: string]: true };
  used?: { [hex: string]: { [S in Side]?: number } };
  declined?: { [hex: string]: { [S in Side]?: true } };
  invaded?: true;
  boats?: { [hexside: string]: { [S in Side]?: Fleet } };
  boat?: Boat;
  /** Declared forced marches, in the order in which their dice are rolled. */
  marches?: ForcedMarch[];
  areas?: Readonly<Record<LevyArea, AreaStatus>>;
  /**
   * A1776-campopt.V with that option, the areas that were British when the quarter began by one regular in each town;
   * the French die uses them.
   */
  held?: readonly LevyArea[];
  boxes?: { [B in BoxId]?: { [S in Side]?: Counts } };
  ships?: { [S in ShipId]?: ShipState };
  sailing?: Sailing;
  twenty?: true;
  entered?: number;
  withdraws?: true;
  arrived?: { [S in Side]?: { readonly [turn: string]: number } };
  matched?: Duty & { readonly turn: number };
  fought?: { [water: string]: true };
  opened?: true;
  awaited?: readonly string[];
  attacks?: { [hex: string]: { [S in Side]?: number } };
  busy?: { [hex: string]: Counts };
}

/** The most points of a type that an action can name. */
const MOST_POINTS = 99;
/** The most MP that any unit has. */
const MOST_MP = 12;

/** Types of the ids in actions, by domain. */
export interface Ids {
  hex: string;
  unit: UnitCode;
  points: number;
  mp: number;
  source: Source;
  card: TacticId;
  dragoons: number;
  side: string;
  ship: ShipId;
  water: string;
  box: BoxId;
}

export const DOMAINS = {
  hex: HEXES.filter(({ kind }) => kind === 'land').map(({ id }) => id),
  unit: UNIT_CODES,
  points: Array.from({ length: MOST_POINTS }, (_, n) => n + 1),
  mp: Array.from({ length: MOST_MP + 1 }, (_, n) => n),
  source: SOURCES,
  card: TACTIC_IDS,
  dragoons: Array.from({ length: MOST_POINTS + 1 }, (_, n) => n),
  // A1776-opt.II.A.3.a hexsides that bateaux use; never land, open coast or a sea lane.
  side: HEXSIDES.filter(({ navigable }) => navigable).map(({ id }) => id),
  ship: SHIPS.map(({ id }) => id),
  // A1776-camp.IX.B.1 lanes of the sea and hexsides that some ship can use.
  water: WATERS_AT_SEA,
  box: BOX_IDS,
};

/** The scenario of a state; a state without a name of one is of the Basic Game. */
export const scenarioIn = ({ scenario }: Pick<State1776, 'scenario'>): Scenario =>
  SCENARIO[(scenario ?? 'basic') as ScenarioId];

/** The side whose segment it is, i.e. whose segment has its end still to come. */
export const moverIn = ({ agenda }: State1776): Side | null =>
  (agenda.findLast(({ f }) => f === 'segment-end') as (Frame & { readonly by: Side }) | undefined)
    ?.by ?? null;

/** A1776-adv.I the Advanced Game adds its rules to the Basic ones (A1776-adv.I.A). */
export const isAdvanced = (state: Pick<State1776, 'scenario'>): boolean =>
  scenarioIn(state).rules === 'advanced';

/** A1776-camp.I.B the Campaign Game adds its rules to the Advanced ones. */
export const isCampaign = (state: Pick<State1776, 'scenario'>): boolean =>
  scenarioIn(state).campaign === true;

/** A1776-camp.X.C the month of the current turn; null before the first. */
export const monthIn = (state: State1776): string | null =>
  scenarioIn(state).months[state.turn - 1] ?? null;

export const bySide = <V>(value: (side: Side) => V): { [S in Side]: V } => ({
  us: value('us'),
  gb: value('gb'),
});
