import type { AskFrame } from '../../kernel/frame.js';
import { battleIn, controller, hasWaterway } from '../questions/control.js';
import type {
  AssignFrame,
  ChoiceFrame,
  ColumnFrame,
  CruiseOnFrame,
  OperationFrame,
  RecallFrame,
} from '../frames.js';
import type { CardId } from '../components/cards.js';
import type { RegionId, WaterwayId, ZoneId } from '../components/map.js';
import { objectOf } from '../../kits/lookup.js';
import { other, SIDES, type Side } from '../components/side.js';
import { REGION_IDS, WATERWAY_IDS, ZONE_IDS } from '../components/lookups.js';
import type { Stage } from '../components/tracks.js';
import { FORTS, SUPPLY, type Counts } from '../components/units.js';
import { areSame } from '../kinds.js';
import { diceOf } from '../questions/dice.js';
import { privateerTarget } from '../questions/privateer.js';
import { add, bySide, cardsIn, total, type OpsState, type RegionState } from '../state.js';

type BySide<V> = { readonly [S in Side]: V };
type Cards = { readonly [C in CardId]?: true };

/** What a viewer may know: all but the other hand and what is still to be drawn. */
export interface View {
  readonly viewer: Side | null;
  readonly retreatFirst: 'attacker' | 'defender';
  readonly turn: number;
  readonly round: number;
  /** Who owes a decision. */
  readonly active: Side | null;
  readonly vp: number;
  readonly privateer: number;
  readonly privateerTarget: number;
  readonly stage: Stage;
  readonly regions: {
    readonly [R in RegionId]: BySide<Counts> & {
      readonly control: Side | null;
      readonly fort: boolean;
      readonly tokens: number;
      readonly raid: boolean;
    };
  };
  readonly waterways: {
    readonly [W in WaterwayId]: BySide<number> & { readonly control: Side | null };
  };
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
  /** Units that have done their part in this operation. */
  readonly acted: { readonly [R in RegionId]?: Counts };
  readonly battle: {
    readonly region: RegionId;
    readonly attacker: Side;
    readonly defender: Side;
    readonly from: RegionId;
    readonly round: number;
    readonly bonus: BySide<number>;
    /** Dice each side rolls next. */
    readonly dice: BySide<number>;
    /** What each rolled last; nothing before the first round. */
    readonly rolled: BySide<readonly number[]>;
  } | null;
  readonly decision: Decision | null;
  readonly outcome: { readonly winner: Side | null; readonly reason: string } | null;
}

export interface Decision {
  readonly name: string;
  readonly ops?: number;
  /** Squadrons or event steps still to be chosen, or hits of a cruise. */
  readonly left?: number;
  readonly card?: CardId;
  readonly dice?: readonly number[];
  readonly from?: RegionId;
  readonly to?: RegionId;
}

const counts = ({ regular, militia, indian }: Counts): Counts => ({ regular, militia, indian });
const named = (cards: readonly CardId[]): Cards =>
  Object.fromEntries(cards.map((id) => [id, true]));

export const viewOf = (state: OpsState, viewer: Side | null): View =>
  viewsOf(state, [viewer])[0] as View;

/** As {@link viewOf} for several, who share all but their hands; regions that are as in `last`, an earlier view of each, are taken over. */
export function viewsOf(
  state: OpsState,
  viewers: readonly (Side | null)[],
  last: readonly (View | null)[] = [],
): View[] {
  const { retreatFirst, turn, round, vp, privateer, stage, navy, europe } = state;
  const { effects, attacked, outcome } = state;
  const active = activeIn(state);
  const target = privateerTarget(state);
  const regions = regionsOf(state, last[0]?.regions);
  const waterways = waterwaysOf(state);
  const zones = objectOf(ZONE_IDS, (id) => state.zones[id]);
  const supply = supplyOf(state);
  const forts = FORTS - REGION_IDS.filter((id) => state.regions[id].fort).length;
  const hands = bySide((side) => cardsIn(state, side));
  const handSizes = bySide((side) => hands[side].length);
  const draw = cardsIn(state, 'draw').length;
  const discards = named(cardsIn(state, 'discard'));
  const drill = bySide((side) => effects.drill[side]);
  const attackers = bySide((side) => attacked[side]);
  const acted = actedIn(state);
  const battle = battleOf(state);
  const decision = decisionOf(state);
  const end = outcome && { winner: outcome.winner as Side | null, reason: outcome.reason };
  return viewers.map((viewer) => ({
    viewer,
    retreatFirst,
    turn,
    round,
    active,
    vp,
    privateer,
    privateerTarget: target,
    stage,
    regions,
    waterways,
    zones,
    navy,
    europe,
    supply,
    forts,
    hand: viewer === null ? {} : named(hands[viewer]),
    hands: handSizes,
    draw,
    discards,
    batteries: effects.batteries,
    drill,
    attacked: attackers,
    acted,
    battle,
    decision,
    outcome: end,
  }));
}

type RegionView = View['regions'][RegionId];

function regionsOf(state: OpsState, last?: View['regions']): View['regions'] {
  let same = last !== undefined;
  const regions = objectOf(REGION_IDS, (id): RegionView => {
    const region = state.regions[id];
    const { us, gb, fort, tokens, raid } = region;
    const control = controller(state, id);
    const before = last?.[id];
    if (before !== undefined && before.control === control && isStill(region, before))
      return before;
    same = false;
    return { us: counts(us), gb: counts(gb), control, fort, tokens, raid };
  });
  return last !== undefined && same ? last : regions;
}

const isStill = ({ us, gb, fort, tokens, raid }: RegionState, before: RegionView): boolean =>
  before.fort === fort &&
  before.tokens === tokens &&
  before.raid === raid &&
  areSame(before.us, us) &&
  areSame(before.gb, gb);

const waterwaysOf = (state: OpsState): View['waterways'] =>
  objectOf(WATERWAY_IDS, (id) => {
    const { us, gb } = state.waterways[id];
    return { us, gb, control: SIDES.find((side) => hasWaterway(state, side, id)) ?? null };
  });

/** OPS-general.supply-pool what is not on the map. */
function supplyOf({ regions }: OpsState): View['supply'] {
  const left = bySide((side) => ({ ...SUPPLY[side] }));
  for (const id of REGION_IDS) for (const side of SIDES) add(left[side], regions[id][side], -1);
  return bySide((side) => counts(left[side]));
}

function actedIn({ acted }: OpsState): View['acted'] {
  const rows = REGION_IDS.flatMap((id) => {
    const there = acted[id];
    return there === undefined || total(there) === 0 ? [] : [[id, counts(there)] as const];
  });
  return Object.fromEntries(rows);
}

const topOf = (state: OpsState): AskFrame | undefined =>
  state.outcome === null ? (state.agenda.at(-1) as AskFrame | undefined) : undefined;

const activeIn = (state: OpsState): Side | null => (topOf(state)?.by as Side | undefined) ?? null;

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

type Asked = Partial<
  OperationFrame & ChoiceFrame & RecallFrame & CruiseOnFrame & AssignFrame & ColumnFrame
>;

function decisionOf(state: OpsState): Decision | null {
  const top = topOf(state);
  if (top === undefined) return null;
  const {
    f: name,
    ops,
    left,
    count,
    hits,
    card,
    dice,
    from,
    to,
  } = top as unknown as Asked & { f: string };
  const more = left ?? count ?? hits;
  return {
    name,
    ...(ops !== undefined && { ops }),
    ...(more !== undefined && { left: more }),
    ...(card !== undefined && { card }),
    ...(dice !== undefined && { dice: [...dice] }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}
