import type { FactOf, LegPlace, Result } from '../facts/facts.js';
import type { LegState, PairState, Tournament } from './tournament.js';

type Decision = (leg: LegState, pair: PairState) => LegState;

function decided(before: Tournament, place: LegPlace, decide: Decision): Tournament {
  const round = before.rounds[place.round - 1];
  const pair = round?.pairs[place.board - 1];
  const leg = pair?.legs[place.leg - 1];
  if (round === undefined || pair === undefined || leg === undefined) return before;
  const now = decide(leg, pair);
  if (now === leg) return before;
  const legs = pair.legs.with(place.leg - 1, now);
  const pairs = round.pairs.with(place.board - 1, { ...pair, legs });
  return { ...before, rounds: before.rounds.with(place.round - 1, { ...round, pairs }) };
}

/**
 * Ranges reckon with wins, draws and losses only. Any other result may carry somebody out of their range, so ranges
 * begin anew from this fact.
 */
const unforeseen = (
  before: Tournament,
  after: Tournament,
  { result, seq }: { result: Result; seq: number },
): Tournament => {
  const isNone = result === 'BOTH_LOSE' || result === 'NOT_PLAYED';
  return isNone && after !== before ? { ...after, epoch: seq } : after;
};

/**
 * Applies facts about games. An arbiter's ruling stands, however the game itself ends. `NOT_PLAYED` never counts as a
 * game, whoever says so.
 */
export const RESULTS = {
  GAME_ENDED: (before: Tournament, { seq, data }: FactOf<'GAME_ENDED'>): Tournament => {
    const after = decided(before, data, (leg) => {
      if (leg.result !== null) return leg;
      const began = data.began && data.result !== 'NOT_PLAYED';
      return { ...leg, result: data.result, by: 'GAME', began, fact: seq };
    });
    return unforeseen(before, after, { result: data.result, seq });
  },
  FORFEITED: (before: Tournament, { seq, data }: FactOf<'FORFEITED'>): Tournament =>
    decided(before, data, (leg, { first }) => ({
      ...leg,
      result: data.entry === first ? 'SECOND' : 'FIRST',
      ...{ by: 'FORFEIT', began: false, fact: seq },
    })),
  RULED: (before: Tournament, { seq, data }: FactOf<'RULED'>): Tournament => {
    const after = decided(before, data, (leg) => ({
      ...leg,
      ...{ result: data.result, by: 'RULING', fact: seq },
      began: leg.began && data.result !== 'NOT_PLAYED',
    }));
    return unforeseen(before, after, { result: data.result, seq });
  },
};
