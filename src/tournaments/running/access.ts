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

/**
 * Throws NOT_FOUND, as for an event that does not exist, where the event is a draft and the player neither runs it nor
 * is invited.
 */
export function mayKnow({ event }: LiveTournament, playerId: string | null): void {
  if (event.phase !== 'DRAFT') return;
  const isTheirs =
    playerId !== null &&
    (event.roles[playerId] !== undefined || entryOf(event, playerId) !== undefined);
  if (!isTheirs) throw noSuchEvent();
}
