import { bracketOf, isDecided, isStale } from '../bracket/index.js';
import { choiceEnds, choiceStep } from '../fold/choice.js';
import { legDue } from '../fold/match.js';
import {
  isOpen,
  lastRound,
  openGames,
  type PairState,
  type Round,
  type Tournament,
} from '../fold/tournament.js';

/**
 * What an event does by itself when its time has come. `START`: the event begins; with fewer than two entrants it is
 * cancelled. `ADVANCE`: the best of the table go on to the second stage. `PAIR`: the next round is paired; where no
 * pairing is possible any more, the event is finished. `CONTINUE`: pairs whose last game is over begin their next, or
 * begin to choose for it. `CHOOSE`: what pairs have not chosen in time is settled without them. `DECIDE_LATE`: each
 * open game of the last round is ruled as proposed.
 */
export interface Due {
  readonly what:
    | ('START' | 'PAIR' | 'PUBLISH')
    | ('CONTINUE' | 'CHOOSE' | 'DECIDE_LATE' | 'CLOSE')
    | ('ADVANCE' | 'FINISH');
  /** When it is due, in milliseconds since 1970. */
  readonly at: number;
}

/** What the event does next by itself, and when; null: it waits for nothing. */
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
  if (round.pairs.some((pair) => goesFurther(event, pair))) return { what: 'CONTINUE', at: since };
  const ends = round.pairs.flatMap((pair) => choiceEnds(event, pair) ?? []);
  if (ends.length === 0 && !round.pairs.some(isOpen)) return { what: 'CLOSE', at: since };
  const { lateGames, graceMs } = event.settings;
  const grace = lateGames === 'AUTO' ? 0 : graceMs;
  const late = Date.parse(round.deadline ?? round.since) + grace;
  const choose = Math.min(...ends);
  const isPlaying = openGames(round).length > 0;
  return isPlaying && late <= choose
    ? { what: 'DECIDE_LATE', at: late }
    : { what: 'CHOOSE', at: choose };
}

/** Whether the next game of a pair begins now, or the two begin to choose for it. */
const goesFurther = (event: Tournament, pair: PairState): boolean =>
  legDue(event, pair) !== null && (pair.choosing === null || choiceStep(event, pair) === null);

/** Whether the last round has been played, of the table or of the bracket. */
export function isPlayedOut(event: Tournament): boolean {
  const bracket = bracketOf(event);
  if (bracket !== null) return isDecided(bracket);
  return event.planned > 0 && event.rounds.length >= event.planned;
}

const playingIn = ({ entries }: Tournament): number =>
  entries.filter(({ state }) => state === 'ACTIVE').length;

/** Whether a second stage follows after the rounds of the table. */
export const goesOn = (event: Tournament): boolean =>
  event.settings.finals !== undefined && event.advanced === null && playingIn(event) > 1;

/**
 * What is due between two rounds. A stale proposal is paired again at once. With fewer than two players no further
 * round is played.
 */
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
