import { isOpen, isStale, lastRound, type Round, type Tournament } from '../fold/tournament.js';

/**
 * What time alone brings about: nobody has to do anything for it. `START`: with two entrants at least, else the event
 * is cancelled. `PAIR`: where nobody can meet anybody any more, the event is finished. `DECIDE_LATE`: each open game of
 * the last round is ruled as proposed.
 */
export type Due =
  | { readonly what: 'START' }
  | { readonly what: 'PAIR' }
  | { readonly what: 'PUBLISH' }
  | { readonly what: 'DECIDE_LATE' }
  | { readonly what: 'CLOSE' }
  | { readonly what: 'FINISH' };

type Soon = Due & { readonly at: number };

/** The next thing that happens by itself, and when, in ms since 1970; null: the event waits for nobody. */
export function dueOf(event: Tournament): Soon | null {
  const { phase, settings } = event;
  if (phase === 'OPEN') return { what: 'START', at: Date.parse(settings.startsAt) };
  if (phase !== 'RUNNING') return null;
  const last = lastRound(event);
  if (last?.state === 'PUBLISHED') return dueIn(event, last);
  return dueBetween(event, last);
}

function dueIn({ settings }: Tournament, round: Round): Soon {
  if (!round.pairs.some(isOpen)) return { what: 'CLOSE', at: Date.parse(round.since) };
  const grace = settings.lateGames === 'AUTO' ? 0 : settings.graceMs;
  return { what: 'DECIDE_LATE', at: Date.parse(round.deadline ?? round.since) + grace };
}

/** A proposal with somebody in it who has left is made anew at once; fewer than two play no more rounds. */
function dueBetween(event: Tournament, last: Round | undefined): Soon {
  const since = Date.parse(last?.since ?? event.since);
  const later = since + event.settings.pauseMs;
  if (last?.state === 'CLOSED' && last.number >= event.planned)
    return { what: 'FINISH', at: since };
  const playing = event.entries.filter(({ state }) => state === 'ACTIVE');
  if (playing.length < 2) return { what: 'FINISH', at: later };
  if (last?.state !== 'PROPOSED') return { what: 'PAIR', at: later };
  return isStale(event, last) ? { what: 'PAIR', at: since } : { what: 'PUBLISH', at: later };
}
