import type { Line } from '../../kits/log.js';
import type { BoxId } from '../components/campaign/boxes.js';
import type { Engaged } from '../components/campaign/engagement.js';
import type { AreaStatus, LevyArea, PoolId } from '../components/campaign/levies.js';
import type { ShipId } from '../components/campaign/ships.js';
import type { Side } from '../components/side.js';
import type { Result } from '../components/tables.js';
import type { TacticId } from '../components/tactics.js';
import type { Counts, Source, UnitCode } from '../components/units.js';
import type { DieModifier, Target } from '../frames.js';
import type { Score } from '../questions/score.js';
import type { Duty } from '../state.js';

/** The data of each type of event. */
export interface EventData {
  deployed: { side: Side; hex: string; units: Counts };
  turn: { turn: number; month: string };
  segment: { side: Side };
  arrived: { side: Side; hex: string; units: Counts; pressed: boolean };
  forgone: { side: Side; units: Counts };
  burnt: { hex: string };
  withdrawn: { side: Side; hex: string; units: Counts };
  departed: { side: Side; hex: string; units: Counts };
  woken: { side: Side; hex: string };
  boarded: { side: Side; units: Counts };
  invaded: { side: Side; hex: string; units: Counts };
  marched: {
    side: Side;
    from: string;
    to: string;
    via: readonly string[];
    mp: number;
    units: Counts;
  };
  covered: { side: Side; counters: number };
  shown: { side: Side; hex: string; units: Counts };
  fled: { side: Side; from: string; to: string };
  vanished: { side: Side; hex: string; units: Counts };
  left: { side: Side; hex: string; units: Counts };
  stationed: { side: Side; hex: string; units: Counts };
  entrenched: { side: Side; hex: string };
  reduced: { side: Side; hex: string };
  stocked: { side: Side; hex: string };
  founded: { side: Side; hex: string; units: Counts };
  dug: { side: Side; hex: string; unit: UnitCode };
  emerged: { side: Side; hex: string; units: Counts };
  entered: { side: Side; hex: string; units: Counts };
  discarded: { side: Side; hex: string; unit: UnitCode };
  wrecked: { side: Side; hex: string };
  overrun: { side: Side; hex: string; units: Counts };
  paid: { side: Side; units: Counts | null };
  taken: { side: Side; at: string; unit: UnitCode };
  ruined: { side: Side; at: string; unit: UnitCode };
  razed: { side: Side; hex: string };
  abandoned: { side: Side; hex: string };
  declared: { side: Side; from: string; to: string; mp: number; units: Counts };
  forced: {
    side: Side;
    from: string;
    to: string;
    mp: number;
    die: number;
    gained: number;
    lost: Counts;
  };
  reached: { side: Side; from: string; to: string; mp: number; units: Counts };
  perished: { side: Side; hex: string; units: Counts };
  berthed: { side: Side; at: string };
  ferry: { side: Side; at: string };
  loaded: { side: Side; at: string; hex: string; units: Counts };
  rowed: { side: Side; from: string; to: string; hexsides: number; units: Counts };
  landed: { side: Side; hex: string; units: Counts };
  sunk: { side: Side; at: string };
  finished: { side: Side; hex: string };
  begun: { side: Side; hex: string };
  forsaken: { side: Side; hex: string };
  battle: { hex: string; attacker: Side; us: number; gb: number; column: number };
  rolled: { hex: string; attacker: Side; column: number; die: number; result: Result };
  'battle-over': { hex: string; us: Counts; gb: Counts };
  engaged: { hex: string; attacker: Side };
  supplied: { hex: string; side: Side; source: Source };
  void: Met;
  odds: Met & { column: number };
  cards: {
    hex: string;
    attacker: Side;
    us: TacticId;
    gb: TacticId;
    die: number;
    ends: boolean;
    none: boolean;
  };
  resolved: {
    hex: string;
    attacker: Side;
    column: number;
    die: number;
    total: number;
    result: Result;
    modifiers: readonly DieModifier[];
  };
  losses: { hex: string; us: Counts; gb: Counts };
  continued: { hex: string; side: Side };
  desisted: { hex: string; side: Side };
  spent: { hex: string; side: Side };
  'series-over': { hex: string };
  counted: Score;
  quarter: Readonly<Record<LevyArea, AreaStatus>>;
  raised: { side: Side; area: LevyArea; hex: string; units: Counts; inside: boolean };
  mounted: { side: Side; hex: string; units: Counts; inside: boolean };
  waived: { side: Side; area: LevyArea | null; units: Counts };
  dismissed: { side: Side; area: PoolId; at: string; units: Counts };
  wasted: { side: Side; area: PoolId; at: string; units: Counts };
  received: { hex: string; units: Counts; inside: boolean };
  stored: { box: BoxId; units: Counts };
  opened: Record<string, never>;
  sailed: { side: Side; ship: ShipId; from: string; to: string; mp: number };
  embarked: { side: Side; ship: ShipId; at: string; units: Counts };
  debarked: { side: Side; ship: ShipId; at: string; units: Counts };
  expired: { side: Side; ship: ShipId; units: Counts };
  appeared: { side: Side; at: string; ships: readonly ShipId[]; units: Counts };
  landfall: { side: Side; letter: string; hex: string; units: Counts };
  detained: { side: Side; letter: string; units: Counts };
  'ships-engaged': {
    water: string;
    attacker: Side;
    attackers: readonly ShipId[];
    defenders: readonly ShipId[];
  };
  'ships-fought': {
    water: string;
    attacker: Side;
    difference: number;
    die: number;
    harm: Engaged;
  };
  'ships-damaged': { side: Side; water: string; ships: readonly ShipId[]; quarters: number };
  'navy-stays': { die: number; stays: boolean };
  'navy-laid-up': { at: string };
  'navy-repaired': { at: string };
  'navy-lost': { why: 'repair' | 'sea' };
  'ships-sunk': { side: Side; water: string; ships: readonly ShipId[]; units: Counts };
  courted: { die: number; areas: number; enters: boolean };
  kept: { side: Side; ship: ShipId; die: number; stays: boolean };
  bound: { side: Side; ship: ShipId; from: string | null };
  forfeited: { at: string; units: Counts };
  standoff: { french: Duty; british: Duty };
  released: { side: Side; ship: ShipId };
  called: { side: Side; ship: ShipId; die: number; comes: boolean };
  plied: { side: Side; ship: ShipId; at: string };
  'built-boat': { side: Side; hex: string; at: string };
  exchanged: { side: Side; hex: string; source: Source };
}

/** A combat's strengths in points, after supply and forts. */
interface Met {
  hex: string;
  attacker: Side;
  round: number;
  target: Target;
  us: number;
  gb: number;
}

/** How an event reads in each language. */
export type Lines = { readonly [K in keyof EventData]: Line<EventData[K]> };
