import { hashOf } from '../../common/hash.js';
import { lotsDrawn } from '../../competition/fold/lots.js';
import { isPlayed, type Tournament } from '../../competition/fold/tournament.js';
import { type Line, linesOf as rankingOf } from '../../competition/ranking/index.js';
import { lotOf } from '../pairing/lot.js';

type Drawing = Parameters<typeof lotOf>[0];

/** A line of the table, without the terms that its tie-breaks are made of. */
export interface StandingLine extends Omit<
  Line,
  'tiebreaks' | 'sides' | 'range' | 'pool' | 'poolRank'
> {
  readonly sides: readonly number[];
  /** Pool and place in it; not given where the event is not divided. */
  readonly pool?: number | null;
  readonly poolRank?: number | null;
  readonly tiebreaks: readonly { readonly name: string; readonly value: number | null }[];
}

/** Id of the event in whose name the lots of this one are drawn: its own, unless it was imported. */
export const drawnFor = (id: string, { origin }: Tournament): string => origin?.lotsOf ?? id;

/**
 * The lots of an event, drawn from its seed; null until all is played or it is known who goes on to the second stage:
 * until then lots separate nobody.
 */
export function lotsOf(drawing: Drawing, event: Tournament): readonly number[] | null {
  if (!isPlayed(event) && event.advanced === null) return null;
  return lotsDrawn(event, lotOf({ ...drawing, id: drawnFor(drawing.id, event) }));
}

const lineOf = (standing: StandingLine): StandingLine => ({
  ...{ rank: standing.rank, entry: standing.entry, points: standing.points },
  ...{ sides: standing.sides, played: standing.played, wins: standing.wins },
  ...{ draws: standing.draws, losses: standing.losses },
  tiebreaks: standing.tiebreaks.map(({ name, value }) => ({ name, value })),
  // Only where there are pools, so that tables without them keep the hashes that they have always had.
  ...(typeof standing.pool === 'number' && { pool: standing.pool, poolRank: standing.poolRank }),
});

/** The table as an export shows it; empty before the start. `drawing` is null where the lots are not known. */
export function linesOf(drawing: Drawing | null, event: Tournament): StandingLine[] {
  if (event.planned === 0) return [];
  const lots = drawing === null ? null : lotsOf(drawing, event);
  return rankingOf(event, lots).map(lineOf);
}

/** Hash of a table: equal tables have equal hashes. */
export const standingsHash = (lines: readonly StandingLine[]): string => hashOf(lines);
