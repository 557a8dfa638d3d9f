import type { Contestant, EntryNumber, Part, Table } from '../table/table.js';
import { pointsOf } from '../table/table.js';

/** Everybody's scores, as standings and the tie-breaks of others count them. */
export interface Field {
  readonly table: Table;
  /** How many rounds have been paired so far. */
  readonly paired: number;
  readonly contestants: ReadonlyMap<EntryNumber, Contestant>;
  readonly points: ReadonlyMap<EntryNumber, number>;
  /** Entrant -> the score that its opponents' tie-breaks count (C.07 art. 16.3). */
  readonly adjusted: ReadonlyMap<EntryNumber, number>;
  /** true: everybody has a rating. */
  readonly isRated: boolean;
  /**
   * How many rounds can bring an entrant points; the free round of a round robin with an odd number is not one of them.
   */
  readonly scoring: number;
}

/**
 * Whether it is a half-point or zero-point bye (C.07 art. 16.1.1); every round after a withdrawal or before a late
 * entry counts as one.
 */
const isRequestedBye = ({ how }: Part): boolean => how === 'REQUESTED_BYE' || how === 'ABSENT';

/**
 * Whether the entrant left the round unplayed of their own will: a requested bye or a lost forfeit (C.07 art. 16.1.2).
 */
export const isVoluntary = (part: Part, { points }: Table): boolean =>
  isRequestedBye(part) || (part.how === 'FORFEIT' && part.points <= points.loss);

/**
 * The adjusted score (C.07 art. 16.3): rounds count what they brought, but requested byes at the end (followed by
 * nothing, or only by rounds unplayed of the entrant's own will) count as draws.
 */
function adjustedScore({ parts }: Contestant, table: Table): number {
  const last = parts.findLastIndex((part) => !isVoluntary(part, table));
  return parts.reduce(
    (sum, part, at) => sum + (at > last && isRequestedBye(part) ? table.points.draw : part.points),
    0,
  );
}

const couldScore = ({ how, opponent }: Part, { points }: Table): boolean =>
  opponent !== null || (how === 'ALLOCATED_BYE' && points.bye > 0);

export function fieldOf(table: Table): Field {
  const { contestants } = table;
  return {
    table,
    paired: Math.max(0, ...contestants.map(({ parts }) => parts.length)),
    contestants: new Map(contestants.map((one) => [one.entry, one])),
    points: new Map(contestants.map((one) => [one.entry, pointsOf(one)])),
    adjusted: new Map(contestants.map((one) => [one.entry, adjustedScore(one, table)])),
    isRated: contestants.every(({ rating }) => rating !== null),
    scoring: Math.max(
      0,
      ...contestants.map(({ parts }) => parts.filter((part) => couldScore(part, table)).length),
    ),
  };
}

/** The table as if all games of the event's last round had been drawn, whatever became of them (C.07 art. 8.3). */
export function foreTable(table: Table): Table {
  const drawn = (part: Part): Part =>
    part.opponent === null ? part : { ...part, how: 'PLAYED', points: table.points.draw, legs: [] };
  const contestants = table.contestants.map((one) => ({
    ...one,
    parts: one.parts.map((part, at) => (at === table.rounds - 1 ? drawn(part) : part)),
  }));
  return { ...table, contestants };
}
