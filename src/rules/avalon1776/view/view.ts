import type { Clause } from '../../kernel/clauses.js';
import { type AskFrame, type Frame, isSealed } from '../../kernel/frame.js';
import type { PoolId } from '../components/campaign/levies.js';
import type { ShipId } from '../components/campaign/ships.js';
import type { Entry, ScenarioId } from '../components/scenarios/index.js';
import { placesOf } from '../components/scenarios/places.js';
import { other, type Side } from '../components/side.js';
import type { Counts, UnitCode } from '../components/units.js';
import type { BattleFrame } from '../frames.js';
import { coverIn, publicly, seen } from '../questions/covered.js';
import {
  add,
  hexesIn,
  inOrder,
  inside,
  isEmpty,
  marching,
  outside,
  statusesIn,
} from '../questions/force.js';
import { scoreOf } from '../questions/score.js';
import {
  type ForcedMarch,
  type Lots,
  moverIn,
  scenarioIn,
  type Spot,
  type State1776,
} from '../state.js';
import type { BattleView } from './battle-view.js';
import { boatsOf, type BoatsView, towOf } from './boats.js';
import { campaignOf, type CampaignView } from './campaign.js';
import { seriesOf } from './series.js';
import type { Sight } from './sight.js';

type BySide<V> = { readonly [S in Side]: V };

/** The units of a side in a hex. */
export interface ForceView {
  /**
   * Units outside a fort, including those on the march. A1776-opt.I face-down counters have the codes of their faces
   * for their owner, `down` for all others.
   */
  readonly open: Counts;
  /** A1776-adv.IV.B.1 units inside the fort. */
  readonly in?: Counts;
  /** MP spent -> the units that can still begin to march in this phase. */
  readonly ready?: { readonly [mp: string]: Counts };
}

/** A hex with something in it. */
export interface SpotView {
  readonly us?: ForceView;
  readonly gb?: ForceView;
  readonly fort?: Side;
  /** A1776-adv.IV.B.2.c the owner of the fort under construction. */
  readonly built?: Side;
  /**
   * A1776-adv.IV.B.2.c set if a fort is founded in this segment: the type of the regulars of whom a point goes into it.
   */
  readonly founds?: UnitCode;
  readonly dug?: Side;
  readonly commerce?: true;
}

/** The game as one viewer may know it. */
export interface View extends BoatsView, CampaignView {
  /** A1776-opt.III.C.1 forced marches that wait for their dice, in the order of the dice. */
  readonly marches?: readonly ForcedMarch[];
  readonly viewer: Side | null;
  readonly scenario: ScenarioId;
  /** From 1; 0 before the first turn. */
  readonly turn: number;
  /** For example `1776-06`; null before the first turn. */
  readonly month: string | null;
  /** The side whose segment it is. */
  readonly mover: Side | null;
  /** The side that owes a decision. */
  readonly active: Side | null;
  /** In board order. */
  readonly hexes: { readonly [hex: string]: SpotView };
  readonly column: {
    readonly by: Side;
    readonly at: string;
    readonly units: Counts;
    readonly spent: number;
    readonly via: readonly string[];
    /** A1776-opt.II.C.2 hexside -> number of captured bateaux there that the column takes along. */
    readonly tow?: { readonly [hexside: string]: number };
    /** A1776-camp.VII.A.2.a whether the column has half its MP. */
    readonly halved?: true;
    /** A1776-adv.IV.F.2 counters that the column has captured in this segment. */
    readonly captives?: Counts;
  } | null;
  /** Hexes that have no more combat in this combat phase, in board order. */
  readonly shut: { readonly [hex: string]: true };
  /** Control points on the current board; null where the scenario counts none. */
  readonly score: BySide<number> | null;
  readonly battle: BattleView | null;
  readonly decision: Decision | null;
  readonly outcome: {
    readonly winner: Side | null;
    readonly reason: string;
    readonly clause: Clause;
  } | null;
}

interface Decision {
  readonly name: string;
  /** For an arrival: its index among all arrivals of its side. */
  readonly nth?: number;
  /** The hex or hexside that the decision is about. */
  readonly at?: string;
  /** For a forced march: where it begins, and its target. */
  readonly from?: string;
  readonly to?: string;
  /** The units that march or arrive, or are aboard for the invasion. */
  readonly units?: Counts;
  /** What is still to be placed, turned down, driven off or withdrawn before the decision is over. */
  readonly left?: Counts;
  /** A1776-camp.III the area that the decision is about. */
  readonly area?: PoolId;
  /** A1776-camp.IX.E.4 the fleet that the decision is about. */
  readonly ship?: ShipId;
  /** A1776-camp.IX.E.3 the number of variable fleets for which a die was rolled already. */
  readonly tried?: number;
}

export function viewOf(state: State1776, viewer: Side | null): View {
  return shownTo(publicly(state, viewer), viewer);
}

function shownTo(state: State1776, viewer: Side | null): View {
  const scenario = scenarioIn(state);
  const { turn, outcome } = state;
  const sight: Sight = (side, counts) => (side === viewer ? add({}, counts) : seen(counts));
  return {
    viewer,
    scenario: scenario.id,
    turn,
    month: scenario.months[turn - 1] ?? null,
    mover: moverIn(state),
    active: topOf(state)?.by ?? coverIn(state)?.by ?? null,
    hexes: hexesOf(state, sight),
    column: columnOf(state, sight),
    ...boatsOf(state, sight),
    ...campaignOf(state, sight),
    ...(state.marches && {
      marches: state.marches.map(({ from, to, mp, units }) => ({
        from,
        to,
        mp,
        units: sight(moverIn(state) ?? 'us', units),
      })),
    }),
    shut: Object.fromEntries(inOrder(Object.keys(state.shut)).map((hex) => [hex, true] as const)),
    score: scoreOf(state),
    battle: battleOf(state) ?? seriesOf(state),
    decision: decisionOf(state, viewer, sight),
    outcome:
      outcome === null
        ? null
        : {
            winner: outcome.winner as Side | null,
            reason: outcome.reason,
            clause: outcome.clause,
          },
  };
}

const topOf = ({ outcome, agenda }: State1776): (AskFrame & { readonly by: Side }) | undefined =>
  outcome === null ? (agenda.at(-1) as (AskFrame & { by: Side }) | undefined) : undefined;

function hexesOf(state: State1776, sight: Sight): View['hexes'] {
  const hexes: { [hex: string]: SpotView } = {};
  const { column } = state;
  for (const hex of hexesIn(state, column === null ? [] : [column.at])) {
    const { us, gb } = state.hexes[hex] ?? {};
    const onMarch = (side: Side) =>
      column?.by === side && column.at === hex ? marching(column) : undefined;
    const shown = (side: Side) => (counts: Counts) => sight(side, counts);
    const forces = {
      us: forceOf(us, onMarch('us'), shown('us')),
      gb: forceOf(gb, onMarch('gb'), shown('gb')),
    };
    hexes[hex] = {
      ...(forces.us && { us: forces.us }),
      ...(forces.gb && { gb: forces.gb }),
      ...groundOf(state.hexes[hex] ?? {}),
    };
  }
  return hexes;
}

/** The works and the commerce of a hex, in this fixed order. */
const groundOf = ({ fort, built, founds, dug, commerce }: Spot): Partial<SpotView> => ({
  ...(fort && { fort }),
  ...(built && { built }),
  ...(founds && { founds }),
  ...(dug && { dug }),
  ...(commerce && { commerce }),
});

function forceOf(
  lots: Lots | undefined,
  onMarch: Counts | undefined,
  shown: (counts: Counts) => Counts,
): ForceView | null {
  if (lots === undefined && onMarch === undefined) return null;
  const within = inside(lots);
  const ready: { [mp: string]: Counts } = {};
  for (const status of statusesIn(lots ?? {})) {
    const mp = status === 'rest' ? '0' : status.startsWith('free') ? status.slice(4) : null;
    if (mp !== null) ready[mp] = shown(lots?.[status] ?? {});
  }
  return {
    open: shown(add(outside(lots), onMarch ?? {})),
    ...(!isEmpty(within) && { in: shown(within) }),
    ...(Object.keys(ready).length > 0 && { ready }),
  };
}

function columnOf({ column }: State1776, sight: Sight): View['column'] {
  if (column === null) return null;
  const { by, at, units, spent, via, tow, captives, halved } = column;
  return {
    by,
    at,
    units: sight(by, units),
    spent,
    via: [...via],
    ...(tow && { tow: towOf(tow) }),
    ...(halved && { halved }),
    ...(captives && { captives: add({}, captives.units) }),
  };
}

function battleOf(state: State1776): BattleView | null {
  const now = state.agenda.findLast(({ f }) => f === 'battle') as BattleFrame | undefined;
  if (now === undefined) return null;
  const { hex, attacker, column, points, die, result } = now;
  return {
    hex,
    attacker,
    defender: other(attacker),
    column,
    points: { ...points },
    die: die ?? null,
    result: result ?? null,
  };
}

/** A1776-opt.I.D the decision that the viewer owes under seal; others only see that counters are being turned. */
const ownIn = (state: State1776, viewer: Side | null): AskFrame | undefined =>
  viewer !== null && coverIn(state)?.by === viewer
    ? frameUnder(state.agenda.at(-1), viewer)
    : undefined;

const frameUnder = (top: Frame | undefined, seat: Side): AskFrame | undefined =>
  isSealed(top) ? top.lanes[seat]?.at(-1) : undefined;

/** The members of decision frames that a view tells. */
interface Asked extends AskFrame {
  readonly by: Side;
  readonly topic?: string;
  readonly nth?: number;
  readonly at?: string;
  readonly hex?: string;
  readonly units?: Counts;
  readonly aboard?: Counts;
  readonly left?: Counts | number;
  readonly decoys?: number;
  readonly march?: ForcedMarch;
  readonly area?: PoolId;
  readonly ship?: ShipId;
  readonly tried?: readonly ShipId[];
}

function decisionOf(state: State1776, viewer: Side | null, sight: Sight): Decision | null {
  const own = ownIn(state, viewer);
  const top = (own ?? topOf(state)) as Asked | undefined;
  if (top === undefined) return null;
  const { by, topic, nth, march, area, ship, tried } = top;
  const name = topic ?? top.f;
  const at = placeOf(state, name, top);
  const units = unitsOf(state, name, top);
  const left = leftOf(top, own === undefined ? state.agenda : lanesOf(state, by));
  return {
    name,
    ...(nth !== undefined && { nth }),
    ...(at !== undefined && { at }),
    ...(march !== undefined && { from: march.from, to: march.to }),
    ...(name === 'declare' && { from: top.hex ?? '' }),
    ...(units !== undefined && { units: sight(by, units) }),
    ...(left !== undefined && { left: sight(by, left) }),
    ...(area !== undefined && { area }),
    ...(ship !== undefined && { ship }),
    ...(tried !== undefined && { tried: tried.length }),
  };
}

const lanesOf = ({ agenda }: State1776, seat: Side): readonly Frame[] => {
  const top = agenda.at(-1);
  return isSealed(top) ? (top.lanes[seat] ?? []) : [];
};

/** The hex or hexside that a decision is about; undefined if the units may stand in one of several. */
function placeOf(state: State1776, name: string, top: Asked): string | undefined {
  if (name === 'garrison' || name === 'shift' || name === 'moor') return top.hex;
  const where = entryIn(state, name, top)?.where;
  if (where === undefined) return top.at;
  const [only, ...others] = placesOf(scenarioIn(state), where);
  return others.length === 0 ? only : undefined;
}

/** The entry of the set-up or the schedule that is being placed. */
function entryIn(state: State1776, name: string, { by, nth = 0 }: Asked): Entry | undefined {
  const { setup, arrivals } = scenarioIn(state);
  if (name === 'divert') return arrivals[by][nth];
  return name === 'berth' || name === 'deploy' ? setup[by][nth] : undefined;
}

function unitsOf(state: State1776, name: string, top: Asked): Counts | undefined {
  if (name === 'divert') return { ...entryIn(state, name, top)?.units };
  if (name === 'declare') return top.units ?? {};
  return top.march?.units ?? top.aboard;
}

function leftOf(top: Asked, stack: readonly Frame[]): Counts | undefined {
  const { f, nth, left, decoys = 0 } = top;
  if (f === 'berth')
    return { B: stack.filter((one) => one.f === 'berth' && (one as Asked).nth === nth).length };
  if (f === 'cover') return decoys > 0 ? { D: decoys } : undefined;
  if (f === 'moor') return { B: left as number };
  if (typeof left === 'number') return { D: left };
  return left === undefined ? undefined : { ...left };
}
