import { invariant } from '../../errors/errors.js';
import type { GameHead } from '../store/game-head.js';
import type { DiceSource } from './dice.js';

/** The source of the dice of a game whose seats are all taken. */
export function diceSourceOf({ id, seed, seats }: GameHead): DiceSource {
  const entropies: Record<string, string> = {};
  for (const { seat, entropy } of seats) {
    invariant(entropy !== null, `seat ${seat} of game ${id} is free`);
    entropies[seat] = entropy;
  }
  return { gameId: id, seed, entropies };
}
