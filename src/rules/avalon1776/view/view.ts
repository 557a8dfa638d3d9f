import type { AskFrame } from '../../kernel/frame.js';
import type { Clause } from '../../kernel/clauses.js';
import { other, type Side } from '../components/side.js';
import type { ScenarioId } from '../components/scenarios/index.js';
import type { Result } from '../components/tables.js';
import type { BattleFrame, SegmentFrame } from '../frames.js';
import { add, hexesIn, outside, statusesIn } from '../questions/force.js';
import { scoreOf } from '../questions/score.js';
import { scenarioIn, type Counts, type Lots, type State1776 } from '../state.js';

type BySide<V> = { readonly [S in Side]: V };

/** The units of a side in a hex. */
export interface ForceView {
  /** Outside a fort, those on the march too. */
  readonly open: Counts;
  /** A1776-adv.IV.B.1 inside the fort. */
  readonly in?: Counts;
  /** A1776-opt.I face-down counters, outside and inside. */
  readonly down?: number;
  /** Who may still begin to march in this phase, by the MP they have spent. */
  readonly ready?: { readonly [mp: string]: Counts };
}

/** A hex with something in it. */
export interface SpotView {
  readonly us?: ForceView;
  readonly gb?: ForceView;
  readonly fort?: Side;
  readonly dug?: Side;
  readonly commerce?: true;
}

export interface BattleView {
  readonly hex: string;
  readonly attacker: Side;
  readonly defender: Side;
  /** Of the Combat Results Table, from 0. */
  readonly column: number;
  readonly points: BySide<number>;
  /** null: not rolled yet. */
  readonly die: number | null;
  readonly result: Result | null;
}

/** What a viewer may know. */
export interface View {
  readonly viewer: Side | null;
  readonly scenario: ScenarioId;
  /** From 1; 0 before the first. */
  readonly turn: number;
  /** `1776-06`; null before the first turn. */
  readonly month: string | null;
  /** Whose segment it is. */
  readonly mover: Side | null;
  /** Who owes a decision. */
  readonly active: Side | null;
  /** In board order. */
  readonly hexes: { readonly [hex: string]: SpotView };
  readonly column: {
    readonly by: Side;
    readonly at: string;
    readonly units: Counts;
    readonly spent: number;
    readonly via: readonly string[];
  } | null;
  /** Hexes that see no more combat in this combat phase. */
  readonly shut: { readonly [hex: string]: true };
  /** Control points as they would be counted now; null where the scenario counts none. */
  readonly score: BySide<number> | null;
  readonly battle: BattleView | null;
  readonly decision: Decision | null;
  readonly outcome: {
    readonly winner: Side | null;
    readonly reason: string;
    readonly clause: Clause;
  } | null;
}

export interface Decision {
  readonly name: string;
  /** Of an arrival: among all of its side. */
  readonly nth?: number;
}

export function viewOf(state: State1776, viewer: Side | null): View {
  const scenario = scenarioIn(state);
  const { turn, outcome } = state;
  return {
    viewer,
    scenario: scenario.id,
    turn,
    month: scenario.months[turn - 1] ?? null,
    mover: moverIn(state),
    active: topOf(state)?.by ?? null,
    hexes: hexesOf(state),
    column: columnOf(state),
    shut: { ...state.shut },
    score: scoreOf(state),
    battle: battleOf(state),
    decision: decisionOf(state),
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

/** The segment that goes on is the one whose end is still to come. */
const moverIn = ({ agenda }: State1776): Side | null =>
  (agenda.findLast(({ f }) => f === 'segment-end') as SegmentFrame | undefined)?.by ?? null;

function hexesOf(state: State1776): View['hexes'] {
  const hexes: { [hex: string]: SpotView } = {};
  const { column } = state;
  for (const hex of hexesIn(state, column === null ? [] : [column.at])) {
    const { us, gb, ...ground } = state.hexes[hex] ?? {};
    const marching = (side: Side) =>
      column?.by === side && column.at === hex ? column.units : undefined;
    const forces = { us: forceOf(us, marching('us')), gb: forceOf(gb, marching('gb')) };
    hexes[hex] = {
      ...(forces.us && { us: forces.us }),
      ...(forces.gb && { gb: forces.gb }),
      ...ground,
    };
  }
  return hexes;
}

function forceOf(lots: Lots | undefined, marching: Counts | undefined): ForceView | null {
  if (lots === undefined && marching === undefined) return null;
  const ready: { [mp: string]: Counts } = {};
  for (const status of statusesIn(lots ?? {})) {
    const mp = status === 'rest' ? '0' : status.startsWith('free') ? status.slice(4) : null;
    if (mp !== null) ready[mp] = { ...lots?.[status] };
  }
  return {
    open: add(outside(lots), marching ?? {}),
    ...(lots?.in && { in: { ...lots.in } }),
    ...(Object.keys(ready).length > 0 && { ready }),
  };
}

function columnOf({ column }: State1776): View['column'] {
  if (column === null) return null;
  const { by, at, units, spent, via } = column;
  return { by, at, units: { ...units }, spent, via: [...via] };
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

function decisionOf(state: State1776): Decision | null {
  const top = topOf(state) as { f: string; nth?: number } | undefined;
  if (top === undefined) return null;
  return { name: top.f, ...(top.nth !== undefined && { nth: top.nth }) };
}
