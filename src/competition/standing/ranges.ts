import type { EntryNumber, Table } from '../table/table.js';
import { aboveInAll } from './endings.js';
import { measuresOf } from './measures.js';
import { openPairingsOf } from './pairings.js';
import type { Telling } from './settled.js';
import type { Bounds, Span } from './spans.js';
import { boundsByPoints, clustersOf, isOpen, roundsLeft, spanOf } from './spans.js';
import type { TiebreakName } from './tiebreak.js';

/** The ranks that somebody can still end with. */
export interface RankRange {
  readonly entry: EntryNumber;
  /** From 1. */
  readonly best: number;
  readonly worst: number;
  /** Of the lines asked for, those that they are not below whatever happens. */
  readonly clinched: readonly number[];
  /** They are below every line whatever happens; false where there is no line. */
  readonly out: boolean;
  /** How many endings were looked at; null: points only. */
  readonly endings: number | null;
}

/** What is not exact is told by points. */
type Found = ReadonlyMap<EntryNumber, Bounds & { readonly endings: number | null }>;

/** As many as ten games have, or seven pairings of two. */
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

/** Nothing but the pairings that are open decides the order of the cluster: null where they are too many. */
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
 * What is still possible, by entry number. The final rank is always inside, and no range grows while games are won,
 * drawn and lost, forfeited by one or not, rounds are paired and entrants withdraw: those whose order is open form
 * clusters, which can only shrink, so a cluster small enough for all its endings to be looked at stays so. A game that
 * neither wins nor draws (`DOUBLE_LOSS`, `NOT_PLAYED`), a correction, an entry, a return and a changed pairing make the
 * ranges begin anew. Where rounds are still to be paired, and in larger clusters, points alone tell, and equal points
 * count both ways. An event that ends early has as many `rounds` as were paired.
 */
export function rangesOf(
  table: Table,
  order: readonly TiebreakName[],
  lines: readonly number[],
): readonly RankRange[] {
  const spans = table.contestants.map((one) => spanOf(one, table));
  const byPoints = boundsByPoints(spans);
  const exact = roundsLeft(table) > 0 ? new Map<never, never>() : exactRanges(spans, table, order);
  return [...byPoints]
    .sort(([one], [other]) => one - other)
    .map(([entry, points]) => {
      const { best, worst, endings } = exact.get(entry) ?? { ...points, endings: null };
      const clinched = lines.filter((line) => worst <= line);
      const out = lines.length > 0 && best > Math.max(...lines);
      return { entry, best, worst, clinched, out, endings };
    });
}
