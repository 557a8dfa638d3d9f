import type { Fact, FactOf } from '../facts/facts.js';
import type { Tournament } from './tournament.js';

type Ruling = FactOf<'RULED'> | FactOf<'FORFEITED'>;
type Numbered = ReadonlyMap<number, Fact>;

/** The ruling that an undoing is about, also by way of other undoings; undefined: it is about none. */
function rulingOf(facts: Numbered, { data }: FactOf<'UNDONE'>): Ruling | undefined {
  const fact = facts.get(data.undoes);
  if (fact?.kind === 'UNDONE') return rulingOf(facts, fact);
  return fact?.kind === 'RULED' || fact?.kind === 'FORFEITED' ? fact : undefined;
}

function begunAnew(
  event: Tournament,
  { data }: Ruling,
  { at: since, seq: fact }: FactOf<'UNDONE'>,
): Tournament {
  const round = event.rounds[data.round - 1];
  const pair = round?.pairs[data.board - 1];
  if (round === undefined || !pair?.choosing || pair.choosing.fact > fact) return event;
  const choosing = { ...pair.choosing, since, fact };
  const pairs = round.pairs.with(data.board - 1, { ...pair, choosing });
  return { ...event, rounds: event.rounds.with(data.round - 1, { ...round, pairs }) };
}

/**
 * The event in which a pair begins its step anew where a ruling about it was undone: while that stood neither could
 * choose, and the time of the step went by.
 */
export function choosingAgain(event: Tournament, facts: readonly Fact[]): Tournament {
  const undone = facts.filter((fact): fact is FactOf<'UNDONE'> => fact.kind === 'UNDONE');
  if (undone.length === 0) return event;
  const numbered = new Map(facts.map((fact) => [fact.seq, fact]));
  return undone.reduce((now, fact) => {
    const ruling = rulingOf(numbered, fact);
    return ruling === undefined ? now : begunAnew(now, ruling, fact);
  }, event);
}
