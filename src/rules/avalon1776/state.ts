import type { Frame, Outcome } from '../kernel/frame.js';
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
 * A1776-opt.III.C.1 a march as it was declared: from where, where to, for how many MP, and who of those set apart
 * there.
 */
export interface ForcedMarch {
  readonly from: string;
  readonly to: string;
  readonly mp: number;
  readonly units: Counts;
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

export const bySide = <V>(value: (side: Side) => V): { [S in Side]: V } => ({
  us: value('us'),
  gb: value('gb'),
});
