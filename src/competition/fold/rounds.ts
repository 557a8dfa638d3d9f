import type { FactOf, Pairing } from '../facts/facts.js';
import { legsOf } from '../facts/settings.js';
import type { LegState, PairState, Round, Tournament } from './tournament.js';

const OPEN: LegState = { game: null, result: null, by: null, began: true, fact: null };

/** A round stands at the place of its number; one that was proposed before gives way. */
function withRound({ rounds, ...before }: Tournament, round: Round): Tournament {
  const others = rounds.filter(({ number }) => number !== round.number);
  return { ...before, rounds: [...others, round].sort((a, b) => a.number - b.number) };
}

function proposed(
  before: Tournament,
  { at, data }: { at: string; data: Pairing & { round: number } },
): Tournament {
  const legs = Array.from({ length: legsOf(before.settings) }, () => OPEN);
  const pairs = data.pairs.map(({ first, second }): PairState => ({ first, second, legs }));
  return withRound(before, {
    ...{ number: data.round, state: 'PROPOSED', pairs, byes: data.byes },
    ...{ since: at, deadline: null },
  });
}

function changed(
  before: Tournament,
  number: number,
  change: (round: Round) => Partial<Round>,
): Tournament {
  const round = before.rounds[number - 1];
  if (round === undefined) return before;
  return { ...before, rounds: before.rounds.with(number - 1, { ...round, ...change(round) }) };
}

/** What becomes of rounds. */
export const ROUNDS = {
  PAIRED: (before: Tournament, fact: FactOf<'PAIRED'>): Tournament => proposed(before, fact),
  PAIRING_CHANGED: (before: Tournament, fact: FactOf<'PAIRING_CHANGED'>): Tournament =>
    proposed(before, fact),
  PUBLISHED: (before: Tournament, { at, data }: FactOf<'PUBLISHED'>): Tournament =>
    changed(before, data.round, ({ pairs }) => ({
      ...{ state: 'PUBLISHED', since: at, deadline: data.deadline },
      pairs: pairs.map((pair, board) => ({
        ...pair,
        legs: pair.legs.map((leg, i) => ({ ...leg, game: data.games[board]?.[i] ?? null })),
      })),
    })),
  ROUND_CLOSED: (before: Tournament, { at, data }: FactOf<'ROUND_CLOSED'>): Tournament =>
    changed(before, data.round, () => ({ state: 'CLOSED', since: at })),
  DEADLINE_MOVED: (before: Tournament, { data }: FactOf<'DEADLINE_MOVED'>): Tournament =>
    changed(before, data.round, () => ({ deadline: data.deadline })),
};
