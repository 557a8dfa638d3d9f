import type { OffFragment } from './generated/graphql.js';
import { DaysAwayDocument, EndDaysAwayDocument, TakeDaysAwayDocument } from './generated/late.js';
import { ask, type Connection } from './transport.js';

// Functions for days away are apart: a page can load them when they are wanted.

/** How many days the player has left, and the blocks that are not over. */
export type DaysAway = OffFragment;

export async function daysAway(connection: Connection): Promise<DaysAway> {
  return (await ask(connection, DaysAwayDocument, {})).daysAway;
}

/**
 * Takes 1 to 14 days from that instant on; null: from now on. Throws `MusterError`: CANNOT_BE_AWAY if they are too few.
 */
export async function takeDaysAway(
  connection: Connection,
  days: number,
  from: string | null,
): Promise<DaysAway> {
  return (await ask(connection, TakeDaysAwayDocument, { days, from })).takeDaysAway;
}

/** Ends a block that runs, or gives up one that is to come. */
export async function endDaysAway(connection: Connection, id: string): Promise<DaysAway> {
  return (await ask(connection, EndDaysAwayDocument, { id })).endDaysAway;
}
