import type { Fact } from '../../competition/facts/facts.js';
import { entryOf, type Tournament } from '../../competition/fold/tournament.js';
import { type LiveTournament, noSuchEvent } from './live-tournaments.service.js';

/** Whether a player may see a fact. Facts about a proposed round are for those who run the event only. */
export function isSeen(
  { event, playerId }: { event: Tournament; playerId: string | null },
  fact: Fact,
): boolean {
  if (fact.kind !== 'PAIRED' && fact.kind !== 'PAIRING_CHANGED' && fact.kind !== 'PINNED')
    return true;
  if (playerId !== null && event.roles[playerId] !== undefined) return true;
  const round = event.rounds[fact.data.round - 1];
  return round !== undefined && round.state !== 'PROPOSED';
}

/** Whether the event is over: its seed is shown then, and nobody begins to follow it. */
export const isOver = ({ phase }: Tournament): boolean =>
  phase === 'APPROVED' || phase === 'CANCELLED';

/** Whether a player may know of an event: of a draft only those who run it or are invited. */
export const isKnownTo = (event: Tournament, playerId: string | null): boolean =>
  event.phase !== 'DRAFT' ||
  (playerId !== null &&
    (event.roles[playerId] !== undefined || entryOf(event, playerId)?.state === 'INVITED'));

/** Throws NOT_FOUND, as for an event that does not exist, where the player may not know of it. */
export function mayKnow({ event }: LiveTournament, playerId: string | null): void {
  if (!isKnownTo(event, playerId)) throw noSuchEvent();
}
