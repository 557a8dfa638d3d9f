import type { Fact } from '../../competition/facts/facts.js';
import { entryOf, type Tournament } from '../../competition/fold/tournament.js';
import { type LiveTournament, noSuchEvent } from './live-tournaments.service.js';

/** A proposed round is known to those alone who run the event, and so are the facts that tell of it. */
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

/** A draft is for those who run it and those whom they invite: to others it is as if it were not there. */
export function mayKnow({ event }: LiveTournament, playerId: string | null): void {
  if (event.phase !== 'DRAFT') return;
  const isTheirs =
    playerId !== null &&
    (event.roles[playerId] !== undefined || entryOf(event, playerId) !== undefined);
  if (!isTheirs) throw noSuchEvent();
}
