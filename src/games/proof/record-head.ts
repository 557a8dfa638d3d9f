import type { GameHead } from '../store/game-head.js';
import { firstAt } from '../store/handovers.js';
import { diceSourceOf } from './dice-source.js';
import type { RecordHead } from './record.js';

/** The head of the record of a game whose seats are all taken. */
export function recordHeadOf(head: GameHead): RecordHead {
  const { ruleset, rulesetVersion, componentHash, scenario, options, position, commitment } = head;
  const { gameId, entropies } = diceSourceOf(head);
  const names = head.seats.map(({ seat }) => [seat, firstAt(head, seat)?.name ?? ''] as const);
  return {
    ...{ gameId, ruleset, rulesetVersion, componentHash, scenario, options, position },
    ...{ commitment, entropies, players: Object.fromEntries(names) },
  };
}
