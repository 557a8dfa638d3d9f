import type { EntryNumber, Table } from '../table/table.js';
import { aboveInAll } from './endings.js';
import { measuresOf } from './measures.js';
import { openPairingsOf } from './pairings.js';
import type { Telling } from './settled.js';
import type { Bounds, Span } from './spans.js';
import { boundsByPoints, clustersOf, isOpen, roundsLeft, spanOf } from './spans.js';
import type { TiebreakName } from './tiebreak.js';

/** The ranks that an entrant can still end with. */
export interface RankRange {
  readonly entry: EntryNumber;
  /** The best rank, from 1. */
  readonly best: number;
  readonly worst: number;
  /** How many endings were looked at; null: the range is from points only. */
  readonly endings: number | null;
}

/** The exact ranges by entrant; those that are missing are told by points. */
type Found = ReadonlyMap<EntryNumber, Bounds & { readonly endings: number | null }>;

/**
 * How many endings are looked at, at most: enough for ten pairings of one game, or for seven of two games (5 to the
 * power of 7).
 */
const MOST_ENDINGS = 78_125;
const MOST_PAIRINGS = { 1: 10, 2: 7 } as const;

function tellingOf(table: Table, order: readonly TiebreakName[]): Telling {
  const isRated = table.contestants.every(({ rating }) => rating !== null);
  const told = order.filter((name) => isRated || (name !== 'ARO' && name !== 'TPR'));
  const open = new Set(table.contestants.filter(isOpen).map(({ entry }) => entry));
  const fixed = table.contestants.filter(
    ({ entry, parts }) =>
      !open.has(entry) && !parts.some(({ opponent }) => open.has(opponent ?? 0)),
  );
  const entries = new Set(fixed.map(({ entry }) => entry));
  const isFixed = (entry: EntryNumber): boolean => entries.has(entry);
  return { order: told, measures: measuresOf(table, told), points: table.points, isFixed };
}

/**
 * The exact ranges of a cluster, whose order depends only on its open pairings; null where they have too many endings.
 */
function exactIn(
  cluster: readonly Span[],
  before: number,
  table: Table,
  telling: Telling,
): Found | null {
  const pairings = openPairingsOf(cluster, table);
  const endings = pairings.reduce((product, { results }) => product * results.length, 1);
  if (pairings.length > MOST_PAIRINGS[table.legs] || endings > MOST_ENDINGS) return null;
  const above = aboveInAll(cluster, pairings, telling);
  return new Map(
    [...above].map(([entry, { best, worst }]) => [
      entry,
      { best: before + best + 1, worst: before + worst + 1, endings },
    ]),
  );
}

function exactRanges(spans: readonly Span[], table: Table, order: readonly TiebreakName[]): Found {
  const telling = tellingOf(table, order);
  const found = new Map<EntryNumber, Bounds & { endings: number | null }>();
  let before = 0;
  for (const cluster of clustersOf(spans)) {
    for (const [entry, range] of exactIn(cluster, before, table, telling) ?? [])
      found.set(entry, range);
    before += cluster.length;
  }
  return found;
}

/**
 * What is still possible, by entry number. The final rank is always within the range. No range grows while games are
 * won, drawn, lost or forfeited by one side, rounds are paired and entrants withdraw. For entrants whose order is open
 * form clusters, which can only shrink; so a cluster that is once small enough to look at all its endings stays so. A
 * result that is neither a win nor a draw (`DOUBLE_LOSS`, `NOT_PLAYED`), a correction, an entry, a return and a changed
 * pairing make the ranges begin anew. Where rounds are still to be paired, and in larger clusters, the range is told by
 * points alone, and equal points count both ways. An event that ends early has as many `rounds` as were paired.
 */
export function rangesOf(table: Table, order: readonly TiebreakName[]): readonly RankRange[] {
  const spans = table.contestants.map((one) => spanOf(one, table));
  const byPoints = boundsByPoints(spans);
  const exact = roundsLeft(table) > 0 ? new Map<never, never>() : exactRanges(spans, table, order);
  return [...byPoints]
    .sort(([one], [other]) => one - other)
    .map(([entry, points]) => ({ entry, ...(exact.get(entry) ?? { ...points, endings: null }) }));
}
