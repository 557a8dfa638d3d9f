import { bracketOf, isDecided, isStale } from '../bracket/index.js';
import { legDue } from '../fold/match.js';
import { isOpen, lastRound, type Round, type Tournament } from '../fold/tournament.js';

/**
 * What time alone brings about: nobody has to do anything for it. `START`: with two entrants at least, else the event
 * is cancelled. `ADVANCE`: those with the best places go on to the second stage. `PAIR`: where nobody can meet anybody
 * any more, the event is finished. `CONTINUE`: pairs whose last game is over begin the next. `DECIDE_LATE`: each open
 * game of the last round is ruled as proposed.
 */
export interface Due {
  readonly what:
    | ('START' | 'PAIR' | 'PUBLISH')
    | ('CONTINUE' | 'DECIDE_LATE' | 'CLOSE')
    | ('ADVANCE' | 'FINISH');
  /** In ms since 1970. */
  readonly at: number;
}

/** The next thing that happens by itself; null: the event waits for nobody. */
export function dueOf(event: Tournament): Due | null {
  const { phase, settings } = event;
  if (phase === 'OPEN') return { what: 'START', at: Date.parse(settings.startsAt) };
  if (phase !== 'RUNNING') return null;
  const last = lastRound(event);
  if (last?.state === 'PUBLISHED') return dueIn(event, last);
  return dueBetween(event, last);
}

function dueIn(event: Tournament, round: Round): Due {
  const since = Date.parse(round.since);
  if (round.pairs.some((pair) => legDue(event, pair) !== null))
    return { what: 'CONTINUE', at: since };
  if (!round.pairs.some(isOpen)) return { what: 'CLOSE', at: since };
  const { lateGames, graceMs } = event.settings;
  const grace = lateGames === 'AUTO' ? 0 : graceMs;
  return { what: 'DECIDE_LATE', at: Date.parse(round.deadline ?? round.since) + grace };
}

/** Whether no further round comes, of the table or of the bracket. */
export function isPlayedOut(event: Tournament): boolean {
  const bracket = bracketOf(event);
  if (bracket !== null) return isDecided(bracket);
  return event.planned > 0 && event.rounds.length >= event.planned;
}

const playingIn = ({ entries }: Tournament): number =>
  entries.filter(({ state }) => state === 'ACTIVE').length;

/** Whether a second stage comes after the rounds. */
export const goesOn = (event: Tournament): boolean =>
  event.settings.finals !== undefined && event.advanced === null && playingIn(event) > 1;

/** A proposal that is stale is made anew at once; fewer than two play no more rounds. */
function dueBetween(event: Tournament, last: Round | undefined): Due {
  const since = Date.parse(last?.since ?? event.since);
  const later = since + event.settings.pauseMs;
  const playing = playingIn(event);
  if (last?.state === 'CLOSED' && isPlayedOut(event))
    return { what: goesOn(event) ? 'ADVANCE' : 'FINISH', at: since };
  if (playing < 2) return { what: 'FINISH', at: later };
  if (last?.state !== 'PROPOSED') return { what: 'PAIR', at: later };
  return isStale(event, last) ? { what: 'PAIR', at: since } : { what: 'PUBLISH', at: later };
}
