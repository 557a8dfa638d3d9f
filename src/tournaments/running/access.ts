import { entryOf } from '../../competition/fold/tournament.js';
import { type LiveTournament, noSuchEvent } from './live-tournaments.service.js';

/** A draft is for those who run it and those whom they invite: to others it is as if it were not there. */
export function mayKnow({ event }: LiveTournament, playerId: string | null): void {
  if (event.phase !== 'DRAFT') return;
  const isTheirs =
    playerId !== null &&
    (event.roles[playerId] !== undefined || entryOf(event, playerId) !== undefined);
  if (!isTheirs) throw noSuchEvent();
}
