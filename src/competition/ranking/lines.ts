import { tiebreaksOfRanges } from '../facts/settings.js';
import type { Tournament } from '../fold/tournament.js';
import { rangesOf, type RankRange, type TiebreakName } from '../standing/index.js';
import type { EntryNumber } from '../table/table.js';
import { placed } from './places.js';
import { poolTables } from './pool-tables.js';
import { type Ranked, rankedIn } from './ranked.js';

/** What is still possible for an entrant in the whole event. */
interface Reach extends RankRange {
  /** The places that matter of which the entrant is certain to reach one as good. */
  readonly clinched: readonly number[];
  /** true: the entrant certainly misses all places that matter; false where there are none. */
  readonly out: boolean;
}

/** A line of the standings. */
export interface Line extends Ranked {
  readonly range: Reach;
}

/**
 * The standings of an event that has begun, the first place first, with what everybody can still reach in the end.
 * `lots`: all entrants in the order drawn; null before the drawing.
 */
export function linesOf(event: Tournament, lots: readonly EntryNumber[] | null): readonly Line[] {
  const order = tiebreaksOfRanges(event.settings) as readonly TiebreakName[];
  const ranges = poolTables(event).flatMap((table) => rangesOf(table, order));
  const byEntry = new Map(ranges.map((range) => [range.entry, range]));
  const lines = rankedIn(event, lots).flatMap((line) => {
    const range = byEntry.get(line.entry);
    return range === undefined ? [] : [{ ...line, range }];
  });
  return placed(event, lines).map((line) => told(event, line));
}

/** The line with what its range says of the places that matter. */
function told(
  { settings: { lines } }: Tournament,
  line: Ranked & { readonly range: RankRange },
): Line {
  const { best, worst } = line.range;
  const clinched = lines.filter((place) => worst <= place);
  const out = lines.length > 0 && best > Math.max(...lines);
  return { ...line, range: { ...line.range, clinched, out } };
}
