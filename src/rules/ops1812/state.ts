import type { Frame, Outcome } from '../kernel/frame.js';
import { CARD_IDS, type CardId } from './components/cards.js';
import { REGION_IDS, WATERWAY_IDS, ZONE_IDS } from './components/lookups.js';
import type { RegionId, WaterwayId, ZoneId } from './components/map.js';
import { type Operation, OPERATIONS } from './components/operations.js';
import { type Side, SIDES } from './components/side.js';
import type { Stage } from './components/tracks.js';
import { type Class, CLASSES, type Counts, MOST_UNITS, SUPPLY } from './components/units.js';

/*
 * OPS       operation points of the card or event that is played
 * control   whose a region or waterway is (OPSX-control.1, OPSX-waterway.1); never stored but for Indian regions
 * acted     units that have moved, raided or been mustered in the operation that goes on
 * navy      squadrons in the British Navy box; europe: not yet there
 */

export interface RegionState {
  us: Counts;
  gb: Counts;
  fort: boolean;
  /** Number of recruit tokens left. */
  tokens: number;
  raid: boolean;
  /** Control marker of an Indian region (OPSX-control.3); null: none, as everywhere else. */
  owner: Side | null;
}

/** Effects that last until the end of the turn or until the next battle. */
interface LastingEffects {
  /** Added to the privateer target. */
  target: number;
  batteries: boolean;
  /** Whether the next battle with a regular has a bonus die. */
  drill: { [S in Side]: boolean };
}

/** Place of a card: in a hand, in the draw pile, whose order nobody knows, or discarded. */
export type CardPlace = Side | 'draw' | 'discard';

export interface OpsState {
  agenda: Frame[];
  outcome: Outcome | null;
  /** OPS-battle.round.retreat which role decides first on retreat. */
  retreatFirst: 'attacker' | 'defender';
  /** 1 to 6; 0 before the first. */
  turn: number;
  /** Action round, 1 to 5; 0 before the first of a turn. */
  round: number;
  /** Position of the VP marker; positive: American. */
  vp: number;
  privateer: number;
  stage: Stage;
  regions: { [R in RegionId]: RegionState };
  waterways: { [W in WaterwayId]: { [S in Side]: number } };
  /** Number of squadrons on blockade. */
  zones: { [Z in ZoneId]: number };
  navy: number;
  europe: number;
  cards: { [C in CardId]: CardPlace };
  effects: LastingEffects;
  /** Whether a side has begun a battle as the attacker this turn. */
  attacked: { [S in Side]: boolean };
  acted: { [R in RegionId]?: Counts };
}

export const DIRECTIONS = ['up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Types of the ids in actions, by domain. */
export interface Ids {
  card: CardId;
  operation: Operation;
  region: RegionId;
  waterway: WaterwayId;
  zone: ZoneId;
  unit: Class;
  direction: Direction;
  count: number;
}

export const DOMAINS = {
  card: CARD_IDS,
  operation: OPERATIONS.map(({ id }) => id),
  region: REGION_IDS,
  waterway: WATERWAY_IDS,
  zone: ZONE_IDS,
  unit: CLASSES,
  direction: DIRECTIONS,
  count: Array.from({ length: MOST_UNITS + 1 }, (_, n) => n),
};

export const noUnits = (): Counts => ({ regular: 0, militia: 0, indian: 0 });
export const total = ({ regular, militia, indian }: Counts): number => regular + militia + indian;
export const hasUnits = (state: OpsState, region: RegionId, side: Side): boolean =>
  total(state.regions[region][side]) > 0;

export function add(to: Counts, counts: Counts, sign: 1 | -1 = 1): void {
  for (const unit of CLASSES) to[unit] += sign * counts[unit];
}

/** OPS-general.supply-pool number of units of a class that are not on the map. */
export const supply = (state: OpsState, side: Side, unit: Class): number =>
  REGION_IDS.reduce((left, region) => left - state.regions[region][side][unit], SUPPLY[side][unit]);

/** Number of units of a class in a region that have not acted in this operation. */
export const fresh = (state: OpsState, side: Side, region: RegionId, unit: Class): number =>
  state.regions[region][side][unit] - (state.acted[region]?.[unit] ?? 0);

export function act(state: OpsState, region: RegionId, counts: Counts): void {
  const acted = state.acted[region] ?? noUnits();
  add(acted, counts);
  state.acted[region] = acted;
}

/** Cards in a place, in the order of the deck list. */
export const cardsIn = (state: OpsState, place: CardPlace): CardId[] =>
  CARD_IDS.filter((id) => state.cards[id] === place);

export const bySide = <V>(value: (side: Side) => V): { [S in Side]: V } => ({
  us: value(SIDES[0]),
  gb: value(SIDES[1]),
});
