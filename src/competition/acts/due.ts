import { isOpen, lastRound, type Round, type Tournament } from '../fold/tournament.js';

/** What time alone brings about: nobody has to do anything for it. */
export type Due =
  | { readonly what: 'START' }
  | { readonly what: 'PAIR' }
  | { readonly what: 'PUBLISH' }
  | { readonly what: 'DECIDE_LATE' }
  | { readonly what: 'CLOSE' }
  | { readonly what: 'FINISH' };

/** The next thing that happens by itself, and when, in ms since 1970; null: the event waits for nobody. */
export function dueOf(event: Tournament): (Due & { readonly at: number }) | null {
  const { phase, settings, planned, since } = event;
  if (phase === 'OPEN') return { what: 'START', at: Date.parse(settings.startsAt) };
  if (phase !== 'RUNNING') return null;
  const last = lastRound(event);
  const later = (from: string): number => Date.parse(from) + settings.pauseMs;
  if (last === undefined) return { what: 'PAIR', at: later(since) };
  if (last.state === 'PROPOSED') return { what: 'PUBLISH', at: later(last.since) };
  if (last.state === 'PUBLISHED') return dueIn(event, last);
  if (last.number >= planned) return { what: 'FINISH', at: Date.parse(last.since) };
  return { what: 'PAIR', at: later(last.since) };
}

function dueIn({ settings }: Tournament, round: Round): Due & { readonly at: number } {
  if (!round.pairs.some(isOpen)) return { what: 'CLOSE', at: Date.parse(round.since) };
  const grace = settings.lateGames === 'AUTO' ? 0 : settings.graceMs;
  return { what: 'DECIDE_LATE', at: Date.parse(round.deadline ?? round.since) + grace };
}
