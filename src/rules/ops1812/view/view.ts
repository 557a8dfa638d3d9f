import { objectOf } from '../../kits/lookup.js';
import type { CardId } from '../components/cards.js';
import { REGION_IDS, ZONE_IDS } from '../components/lookups.js';
import type { RegionId, ZoneId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { Stage } from '../components/tracks.js';
import { type Counts, FORTS } from '../components/units.js';
import { battleIn } from '../questions/control.js';
import { diceOf } from '../questions/dice.js';
import { privateerTarget } from '../questions/privateer.js';
import { bySide, cardsIn, type OpsState } from '../state.js';
import { activeIn, type Decision, decisionOf } from './decision.js';
import {
  type Acted,
  actedIn,
  type BySide,
  type Regions,
  regionsOf,
  supplyOf,
  type Waterways,
  waterwaysOf,
} from './map.js';

type Cards = { readonly [C in CardId]?: true };

/** What a viewer may know: everything except the other hand and the draw pile. */
export interface View {
  readonly viewer: Side | null;
  readonly retreatFirst: 'attacker' | 'defender';
  readonly turn: number;
  readonly round: number;
  /** The side that owes a decision. */
  readonly active: Side | null;
  readonly vp: number;
  readonly privateer: number;
  readonly privateerTarget: number;
  readonly stage: Stage;
  readonly regions: Regions;
  readonly waterways: Waterways;
  readonly zones: { readonly [Z in ZoneId]: number };
  readonly navy: number;
  readonly europe: number;
  readonly supply: BySide<Counts>;
  readonly forts: number;
  readonly hand: Cards;
  readonly hands: BySide<number>;
  readonly draw: number;
  readonly discards: Cards;
  readonly batteries: boolean;
  readonly drill: BySide<boolean>;
  readonly attacked: BySide<boolean>;
  readonly acted: Acted;
  readonly battle: {
    readonly region: RegionId;
    readonly attacker: Side;
    readonly defender: Side;
    readonly from: RegionId;
    readonly round: number;
    readonly bonus: BySide<number>;
    /** Number of dice that each side rolls next. */
    readonly dice: BySide<number>;
    /** Dice that each side rolled last; empty before the first round. */
    readonly rolled: BySide<readonly number[]>;
  } | null;
  readonly decision: Decision | null;
  readonly outcome: { readonly winner: Side | null; readonly reason: string } | null;
}

const named = (cards: readonly CardId[]): Cards =>
  Object.fromEntries(cards.map((id) => [id, true]));

export function viewOf(state: OpsState, viewer: Side | null): View {
  const { retreatFirst, turn, round, vp, privateer, stage, navy, europe } = state;
  const { effects, attacked, outcome } = state;
  return {
    viewer,
    retreatFirst,
    turn,
    round,
    active: activeIn(state),
    vp,
    privateer,
    privateerTarget: privateerTarget(state),
    stage,
    regions: regionsOf(state),
    waterways: waterwaysOf(state),
    zones: objectOf(ZONE_IDS, (id) => state.zones[id]),
    navy,
    europe,
    supply: supplyOf(state),
    forts: FORTS - REGION_IDS.filter((id) => state.regions[id].fort).length,
    hand: viewer === null ? {} : named(cardsIn(state, viewer)),
    hands: bySide((side) => cardsIn(state, side).length),
    draw: cardsIn(state, 'draw').length,
    discards: named(cardsIn(state, 'discard')),
    batteries: effects.batteries,
    drill: bySide((side) => effects.drill[side]),
    attacked: bySide((side) => attacked[side]),
    acted: actedIn(state),
    battle: battleOf(state),
    decision: decisionOf(state),
    outcome: outcome && { winner: outcome.winner as Side | null, reason: outcome.reason },
  };
}

function battleOf(state: OpsState): View['battle'] {
  const now = battleIn(state);
  if (now === undefined) return null;
  const { region, attacker, from, round, bonus } = now;
  const dice = bySide((side) => diceOf(state, now, side));
  return {
    region,
    attacker,
    defender: other(attacker),
    from,
    round,
    bonus: bySide((side) => bonus[side]),
    dice,
    rolled: bySide((side) => [...(now.rolled?.[side] ?? [])]),
  };
}
