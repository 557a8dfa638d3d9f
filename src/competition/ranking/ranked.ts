import { isDivided } from '../fold/pools.js';
import type { Tournament } from '../fold/tournament.js';
import { type Standing, standingsOf, type TiebreakName } from '../standing/index.js';
import type { EntryNumber, Table } from '../table/table.js';
import { poolTables } from './pool-tables.js';

/** A line of the table, and of the pool where the event is divided. */
export interface Ranked extends Standing {
  /** From 1; null: the event is not divided. */
  readonly pool: number | null;
  /** The place in the pool, from 1; entrants whom nothing separates share it. */
  readonly poolRank: number | null;
}

type Lots = readonly EntryNumber[] | null;

const orderOf = ({ settings }: Tournament): readonly TiebreakName[] =>
  settings.tiebreaks as readonly TiebreakName[];

/**
 * The lines of the table by what was played in it; `lots` as for `standingsOf`. In pools equal places have the same
 * rank: all who are first in theirs stand before all who are second.
 */
export function rankedIn(event: Tournament, lots: Lots): readonly Ranked[] {
  const tables = poolTables(event);
  const lines = tables.map((table) => standingsOf(table, orderOf(event), lots));
  if (!isDivided(event))
    return lines.flat().map((line) => ({ ...line, pool: null, poolRank: null }));
  return together(lines, seedsIn(tables));
}

const seedsIn = (tables: readonly Table[]): ReadonlyMap<EntryNumber, number> =>
  new Map(tables.flatMap((table) => table.contestants.map(({ entry, seed }) => [entry, seed])));

function together(
  pools: readonly (readonly Standing[])[],
  seeds: ReadonlyMap<EntryNumber, number>,
): readonly Ranked[] {
  const lines = pools.flatMap((standings, pool) =>
    standings.map((line) => ({ ...line, pool: pool + 1, poolRank: line.rank })),
  );
  const seedOf = ({ entry }: Ranked): number => seeds.get(entry) ?? 0;
  lines.sort(
    (one, other) =>
      one.poolRank - other.poolRank || other.points - one.points || seedOf(one) - seedOf(other),
  );
  const ranks = new Map<number, number>();
  lines.forEach(({ poolRank }, i) => ranks.has(poolRank) || ranks.set(poolRank, i + 1));
  return lines.map((line) => ({ ...line, rank: ranks.get(line.poolRank) ?? 1 }));
}
