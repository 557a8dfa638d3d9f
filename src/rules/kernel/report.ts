import type { Seat } from './frame.js';
import type { GameRecord, PhaseCount, Tally } from './simulate.js';

/** A share of all games, with its 95 % confidence interval (Wilson). */
export interface Share {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface PhaseReport {
  readonly decisions: number;
  /** Share of this phase in all decisions. */
  readonly share: number;
  /** Number of choices per decision: mean, 99th percentile, maximum. */
  readonly mean: number;
  readonly p99: number;
  readonly most: number;
  /** Share of the decisions that have a single choice. */
  readonly forced: number;
}

/** Summary of a simulation. Lengths are in actions; shares run from 0 to 1. */
export interface Report {
  readonly games: number;
  readonly actions: number;
  /** Seat or `draw` -> games won. */
  readonly wins: { readonly [seat: string]: Share };
  /** `reason clause winner` -> number of games, the most frequent first. */
  readonly endings: { readonly [ending: string]: number };
  readonly length: {
    readonly mean: number;
    readonly median: number;
    readonly p95: number;
    readonly max: number;
  };
  /** The decisions of all phases together. */
  readonly all: PhaseReport;
  /** Phase -> its decisions, the most frequent first. */
  readonly phases: { readonly [phase: string]: PhaseReport };
}

export function reportOf(seats: readonly Seat[], tally: Tally): Report {
  const lengths = tally.records.map((record) => record.actions).sort((a, b) => a - b);
  const actions = lengths.reduce((sum, one) => sum + one, 0);
  return {
    games: lengths.length,
    actions,
    wins: winsOf(seats, tally.records),
    endings: endingsOf(tally.records),
    length: {
      mean: actions / Math.max(1, lengths.length),
      median: quantile(lengths, 0.5),
      p95: quantile(lengths, 0.95),
      max: lengths.at(-1) ?? 0,
    },
    all: allOf(tally.phases),
    phases: phasesOf(tally.phases),
  };
}

/** The smallest value such that at least a share `q` of the sorted values does not exceed it. */
export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? 0;

/** Wilson interval for `hits` of `all`, at 95 %. */
export function wilson(hits: number, all: number): Share {
  if (all === 0) return { games: 0, share: 0, low: 0, high: 1 };
  const z = 1.959964;
  const share = hits / all;
  const centre = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half =
    (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return {
    games: hits,
    share,
    low: hits === 0 ? 0 : centre - half,
    high: hits === all ? 1 : centre + half,
  };
}

function winsOf(seats: readonly Seat[], records: readonly GameRecord[]): { [seat: string]: Share } {
  const won = (winner: Seat | null) =>
    records.filter((record) => record.outcome.winner === winner).length;
  const rows = seats.map((seat) => [seat, wilson(won(seat), records.length)] as const);
  return { ...Object.fromEntries(rows), draw: wilson(won(null), records.length) };
}

function endingsOf(records: readonly GameRecord[]): { [ending: string]: number } {
  const counts: { [ending: string]: number } = {};
  for (const { outcome } of records) {
    const ending = `${outcome.reason} ${outcome.clause} ${outcome.winner ?? 'draw'}`;
    counts[ending] = (counts[ending] ?? 0) + 1;
  }
  return Object.fromEntries(
    Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)),
  );
}

function phasesOf(counts: Tally['phases']): { [phase: string]: PhaseReport } {
  const all = Object.values(counts).reduce((sum, phase) => sum + phase.decisions, 0);
  const rows = Object.entries(counts).sort(([, a], [, b]) => b.decisions - a.decisions);
  return Object.fromEntries(rows.map(([f, phase]) => [f, phaseReport(phase, all)]));
}

function allOf(counts: Tally['phases']): PhaseReport {
  const sizes: { [choices: number]: number } = {};
  for (const phase of Object.values(counts))
    for (const [size, decisions] of Object.entries(phase.sizes))
      sizes[Number(size)] = (sizes[Number(size)] ?? 0) + decisions;
  const decisions = Object.values(sizes).reduce((sum, one) => sum + one, 0);
  return phaseReport({ decisions, sizes }, decisions);
}

function phaseReport({ decisions, sizes }: PhaseCount, all: number): PhaseReport {
  // integer keys of an object are in ascending order
  const rows = Object.entries(sizes).map(([size, count]) => [Number(size), count] as const);
  let below = 0;
  const p99 = rows.find(([, count]) => (below += count) >= 0.99 * decisions);
  return {
    decisions,
    share: decisions / Math.max(1, all),
    mean: rows.reduce((sum, [size, count]) => sum + size * count, 0) / Math.max(1, decisions),
    p99: p99?.[0] ?? 0,
    most: rows.at(-1)?.[0] ?? 0,
    forced: (sizes[1] ?? 0) / Math.max(1, decisions),
  };
}
