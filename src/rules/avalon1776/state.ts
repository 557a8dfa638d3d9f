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
 * points   strength points of combat units, counters of the others; no counter has an identity (A1776-basic.III.B).
 *          What lies face down is counted by its face, `CA-5` or `D-1` (A1776-opt.I)
 * lot      the units of a side in a hex that are in one and the same status
 * column   the units that are on the march, in no lot as long as they are
 * shut     hexes that see no more combat in this combat phase
 * used     combats that the supply unit of a side in a hex has supported in this combat phase (A1776-adv.III.A.4.a)
 * declined hexes in which a side begins no combat in this combat phase (A1776-adv.II.C.1)
 * boats    bateaux by hexside (A1776-opt.II)
 * invaded  the one invasion by sea has been made (A1776-scn2.special.1)
 * boat     the bateau that is under way, not among those; nor are those aboard in any lot
 * areas    the status that each area began the quarter with (A1776-camp.III.B.3)
 * boxes    what is off the map (A1776-camp.IX.B.2)
 * ships    fleets in play, each by itself (A1776-camp.IX.A); one of them is under way
 * opened   the Americans may go into Indian towns (A1776-camp.V.B)
 * entered  the turn in which France has entered the war (A1776-camp.VIII.A.1)
 * arrived  points that came to the West Indies, by turn (A1776-camp.IX.B.2.a.6.b)
 * matched  what the British have completed there, and when
 * withdraws a fleet of the French is sunk: their land units leave (A1776-camp.VIII.C.2)
 * twenty   the British held twenty towns with the six when the last turn ended (A1776-camp.IV.A)
 * fought   waters that see no more naval combat in this combat phase
 * awaited  letters of reinforcements that are due and have not come (A1776-camp.III.C.3.c.1)
 * attacks  in winter, attacks that the supply unit of a side in a hex has supported in this combat phase
 *          (A1776-camp.VII.A.1.b)
 * busy     supply units and magazines that build bateaux in this segment (A1776-camp.VI.B.1.b)
 *
 * What the Basic Game has not is not named in its states.
 */

/**
 * `rest`: has not moved. `in`: inside the fort; `into`: gone inside in this phase. `held`: may not move in this phase.
 * `fixed`: nor in later ones. `bound`: it has declared a forced march. `free` and `spent` with a number: so many MP are
 * spent, and it may still move, or may not.
 */
export type Status =
  'rest' | 'in' | 'into' | 'held' | 'fixed' | 'bound' | `free${number}` | `spent${number}`;
export type Lots = { [S in Status]?: Counts };
/** A hex with something in it. */
export interface Spot {
  us?: Lots;
  gb?: Lots;
  /** A1776-adv.IV.B.1 whose fort stands there. */
  fort?: Side;
  /** A1776-adv.IV.B.2.c whose fort is under construction there. */
  built?: Side;
  /** A1776-adv.IV.B.2.c a fort is founded in this segment: the regulars of whom a point goes into it. */
  founds?: UnitCode;
  /** A1776-adv.IV.C.1 whose entrenchment covers it. */
  dug?: Side;
  /** A1776-scn4.special.1 */
  commerce?: true;
}

export interface Column {
  readonly by: Side;
  at: string;
  /** MP of the unit that has spent most. */
  spent: number;
  /** Whether it has taken a step; who is left behind before it does has not moved. */
  moved: boolean;
  /** The hexes it came through, the first where it began. */
  via: string[];
  /** What lot it came from. */
  readonly from: Status;
  units: Counts;
  /** A1776-camp.VII.A.2.a it began the phase in the north in winter: it has half its MP. */
  readonly halved?: true;
  /** A1776-adv.IV.F.2 what it has captured, which keeps up with it until it has spent so many MP. */
  captives?: { readonly units: Counts; readonly until: number };
  /** A1776-opt.II.C.2 bateaux that it has captured and takes along, by the hexside they lie at. */
  tow?: { [hexside: string]: number };
}

/** Of a bateau: it has not moved in this phase, it serves as a ferry, it has moved. */
export type Afloat = 'rest' | 'ferry' | 'done';
type Fleet = { [S in Afloat]?: number };

/** A1776-opt.II.A.4 its place is a hexside. */
export interface Boat {
  readonly by: Side;
  at: string;
  /** Hexsides it has followed. */
  spent: number;
  /** A1776-opt.II.A.11 enemies stopped it. */
  halted: boolean;
  aboard: Counts;
}

/**
 * What a fleet is that is neither on the map nor in a box. `due`: it comes when its owner moves next, or later;
 * `refit`: A1776-camp.IX.D.4 damaged, with whom it carries; `sunk`; `away`: A1776-camp.IX.E.5.b with whom it carries.
 */
export const ASIDE = ['due', 'refit', 'sunk', 'away'] as const;

/**
 * A1776-camp.IX.B.1 a fleet: in a sea-lane hex, on a hexside, that of a port's arrow too, in a box, or aside. One that
 * has never come is not named.
 */
export interface ShipState {
  readonly at: string;
  /** A1776-camp.IX.D.4 the turn in which it comes back from its refit. */
  readonly until?: number;
  /** A1776-campopt.I.C the port in which the Continental Navy is repaired, by its hexside. */
  readonly port?: string;
  /** A1776-campopt.I.E the last turn in which the Continental Navy has ended its movement in an uncontrolled port. */
  readonly ported?: number;
  /** A1776-camp.IX.B.2.a.6.b the turn in which it came to the West Indies. */
  readonly since?: number;
  /** A1776-basic.VI.E it has paid this for coming onto the map. */
  readonly paid?: 1;
  /** A1776-camp.IX.C.4.a whom it carries. */
  readonly aboard?: Counts;
  /** It serves as a ferry in this phase (A1776-camp.IX.C.4.e), or has moved. */
  readonly as?: 'ferry' | 'done';
}

/** A1776-camp.IX.B.1.a the fleet that is under way. */
export interface Sailing {
  readonly id: ShipId;
  /** Where it began. */
  readonly began: string;
  spent: number;
  /** It has left, or put somebody ashore. */
  moved: boolean;
  /** It goes no farther. */
  ended?: boolean;
  /** A1776-camp.IX.B.2.a.1 it has left the map in this phase. */
  fromMap?: boolean;
  /** Somebody was embarked in this phase. */
  loaded?: boolean;
  /** What it does in a hex, and has paid for. */
  op?: string;
}

/**
 * A1776-opt.III.C.1 a march as it was declared: from where, where to, for how many MP, and who of those set apart
 * there.
 */
export interface ForcedMarch {
  readonly from: string;
  readonly to: string;
  readonly mp: number;
  readonly units: Counts;
}

/** A1776-camp.IX.B.2.a.6 battle fleets and points of regulars, of the British or the French, in the West Indies. */
export interface Duty {
  readonly fleets: number;
  readonly points: number;
}

export interface State1776 {
  agenda: Frame[];
  outcome: Outcome | null;
  scenario?: string;
  options?: { readonly [option: string]: boolean };
  /** From 1; 0 before the first. */
  turn: number;
  /** By hex; a hex in which nothing stands is not named. */
  hexes: { [hex: string]: Spot };
  column: Column | null;
  shut: { [hex: string]: true };
  used?: { [hex: string]: { [S in Side]?: number } };
  declined?: { [hex: string]: { [S in Side]?: true } };
  invaded?: true;
  boats?: { [hexside: string]: { [S in Side]?: Fleet } };
  boat?: Boat;
  /** In the order in which they are rolled for. */
  marches?: ForcedMarch[];
  areas?: Readonly<Record<LevyArea, AreaStatus>>;
  /** A1776-campopt.V areas that were British when the quarter began by a regular in each town, for the French die. */
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

/** Most points of a type that an action names. */
const MOST_POINTS = 99;
/** Most MP that any unit has. */
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
  // A1776-opt.II.A.3.a never land, open coast or a sea lane
  side: HEXSIDES.filter(({ navigable }) => navigable).map(({ id }) => id),
  ship: SHIPS.map(({ id }) => id),
  // A1776-camp.IX.B.1 lanes of the sea and hexsides that some ship may use
  water: WATERS_AT_SEA,
  box: BOX_IDS,
};

/** The scenario a state is of; one written without its name is of the Basic Game. */
export const scenarioIn = ({ scenario }: Pick<State1776, 'scenario'>): Scenario =>
  SCENARIO[(scenario ?? 'basic') as ScenarioId];

/** Whose segment goes on: that whose end is still to come. */
export const moverIn = ({ agenda }: State1776): Side | null =>
  (agenda.findLast(({ f }) => f === 'segment-end') as (Frame & { readonly by: Side }) | undefined)
    ?.by ?? null;

/** A1776-adv.I the Advanced Game adds its rules to the Basic ones (A1776-adv.I.A). */
export const isAdvanced = (state: Pick<State1776, 'scenario'>): boolean =>
  scenarioIn(state).rules === 'advanced';

/** A1776-camp.I.B the Campaign Game adds its rules to the Advanced ones. */
export const isCampaign = (state: Pick<State1776, 'scenario'>): boolean =>
  scenarioIn(state).campaign === true;

/** A1776-camp.X.C the month of the turn that is on; null before the first. */
export const monthIn = (state: State1776): string | null =>
  scenarioIn(state).months[state.turn - 1] ?? null;

export const bySide = <V>(value: (side: Side) => V): { [S in Side]: V } => ({
  us: value('us'),
  gb: value('gb'),
});
