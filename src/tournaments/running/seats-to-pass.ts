import type { Fact } from '../../competition/facts/facts.js';
import { openPairs, type Tournament } from '../../competition/fold/tournament.js';
import type { Substitution } from '../../games/index.js';
import type { Draft } from './commit.service.js';

/** The seats of running games that go to substitutes by these facts. Games that begin with them have theirs already. */
export const seatsToPass = ({ before, facts }: Draft): Substitution[] =>
  before === null ? [] : facts.flatMap((fact) => seatsOf(before.event, fact));

function seatsOf(event: Tournament, fact: Fact): Substitution[] {
  if (fact.kind !== 'SUBSTITUTED' || fact.data.knowledge === undefined) return [];
  const { entry, playerId: id, name, knowledge } = fact.data;
  const { seats } = event.settings.board;
  return openPairs(event, entry).flatMap(({ first, legs }) =>
    legs.flatMap(({ game, side, result }) => {
      if (game === null || result !== null) return [];
      const seat = seats[(side === 0) === (first === entry) ? 0 : 1];
      return [{ gameId: game, seat, to: { id, name }, knowledge }];
    }),
  );
}
