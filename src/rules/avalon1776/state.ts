import type { Frame, Outcome } from '../kernel/frame.js';
import { HEXES } from './components/map.js';
import { SCENARIO, type Scenario, type ScenarioId } from './components/scenarios/index.js';
import type { Side } from './components/side.js';
import { UNIT_CODES, type UnitCode } from './components/units.js';

/*
 * points   strength points of combat units, counters of the others; no counter has an identity (A1776-basic.III.B)
 * lot      the units of a side in a hex that are in one and the same status
 * column   the units that are on the march, in no lot as long as they are
 * shut     hexes that see no more combat in this combat phase
 */

/** By type; what is not there is not named. */
export type Counts = { [U in UnitCode]?: number };

/**
 * `rest`: has not moved. `in`: inside the fort. `held`: may not move in this phase. `free` and `spent` with a number: so many MP
 * are spent, and it may still move, or may not.
 */
export type Status = 'rest' | 'in' | 'held' | `free${number}` | `spent${number}`;
export type Lots = { [S in Status]?: Counts };

/** A hex with something in it. */
export interface Spot {
  us?: Lots;
  gb?: Lots;
  /** A1776-adv.IV.B.1 whose fort stands there. */
  fort?: Side;
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
}

export const DOMAINS = {
  hex: HEXES.filter(({ kind }) => kind === 'land').map(({ id }) => id),
  unit: UNIT_CODES,
  points: Array.from({ length: MOST_POINTS }, (_, n) => n + 1),
  mp: Array.from({ length: MOST_MP + 1 }, (_, n) => n),
};

/** The scenario a state is of; one written without its name is of the Basic Game. */
export const scenarioIn = ({ scenario }: State1776): Scenario =>
  SCENARIO[(scenario ?? 'basic') as ScenarioId];

export const bySide = <V>(value: (side: Side) => V): { [S in Side]: V } => ({
  us: value('us'),
  gb: value('gb'),
});
