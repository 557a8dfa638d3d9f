import type { Fact } from '../../competition/facts/facts.js';
import { type AwaitedChoice, awaitedChoices } from '../../competition/fold/choice.js';
import type { LiveTournament } from '../../tournaments/running/live-tournaments.service.js';

/** A choice for which an event waits, and the player who makes it. */
export interface PlayersChoice extends AwaitedChoice {
  readonly playerId: string;
}

/** All choices for which an event waits now. */
export const choicesIn = ({ event }: Pick<LiveTournament, 'event'>): readonly PlayersChoice[] =>
  awaitedChoices(event).flatMap((choice) => {
    const playerId = event.entries[choice.entry - 1]?.playerId;
    return playerId === undefined ? [] : [{ ...choice, playerId }];
  });

/**
 * The choices for which the event waits now and has waited since a fact in that range. Who took an entrant's
 * place there owes what they owed.
 */
export function choicesBegun(
  live: LiveTournament,
  [after, through]: readonly [after: number, through: number],
): readonly PlayersChoice[] {
  const came = new Map(live.facts.slice(after, through).flatMap(substituted));
  return choicesIn(live)
    .map((choice) => ({ ...choice, fact: Math.max(choice.fact, came.get(choice.entry) ?? 0) }))
    .filter(({ fact }) => fact > after && fact <= through);
}

const substituted = (fact: Fact): (readonly [number, number])[] =>
  fact.kind === 'SUBSTITUTED' ? [[fact.data.entry, fact.seq]] : [];
