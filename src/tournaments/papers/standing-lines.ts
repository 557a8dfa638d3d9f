import { hashOf } from '../../common/hash.js';
import { placed } from '../../competition/bracket/index.js';
import { lotsDrawn } from '../../competition/fold/lots.js';
import { tableOf } from '../../competition/fold/table-of.js';
import { isPlayed, type Tournament } from '../../competition/fold/tournament.js';
import { type Standing, standingsOf, type TiebreakName } from '../../competition/standing/index.js';
import { lotOf } from '../pairing/lot.js';

type Drawing = Parameters<typeof lotOf>[0];

/** A line of the table, without the terms that its tie-breaks are made of. */
export interface StandingLine extends Omit<Standing, 'tiebreaks' | 'sides'> {
  readonly sides: readonly number[];
  readonly tiebreaks: readonly { readonly name: string; readonly value: number | null }[];
}

/**
 * The lots of an event, drawn from its seed; null until all is played or it is known who goes on to the second stage:
 * until then lots separate nobody.
 */
export function lotsOf(drawing: Drawing, event: Tournament): readonly number[] | null {
  return isPlayed(event) || event.advanced !== null ? lotsDrawn(event, lotOf(drawing)) : null;
}

export const lineOf = (standing: StandingLine): StandingLine => ({
  ...{ rank: standing.rank, entry: standing.entry, points: standing.points },
  ...{ sides: standing.sides, played: standing.played, wins: standing.wins },
  ...{ draws: standing.draws, losses: standing.losses },
  tiebreaks: standing.tiebreaks.map(({ name, value }) => ({ name, value })),
});

/** The table as an export shows it; empty before the start. `drawing` is null where the lots are not known. */
export function linesOf(drawing: Drawing | null, event: Tournament): StandingLine[] {
  if (event.planned === 0) return [];
  const order = event.settings.tiebreaks as readonly TiebreakName[];
  const lots = drawing === null ? null : lotsOf(drawing, event);
  const lines = standingsOf(tableOf(event), order, lots).map((line) => ({
    ...line,
    range: { best: line.rank, worst: line.rank },
  }));
  return placed(event, lines).map(lineOf);
}

/** Hash of a table: equal tables have equal hashes. */
export const standingsHash = (lines: readonly StandingLine[]): string => hashOf(lines);
