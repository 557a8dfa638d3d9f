import type { PlayerName, Seat } from '../../rules/index.js';
import { type GameHead, owes } from '../store/game-head.js';

/** The level at which the computer answers for a player whose clock is empty. */
const AUTOPLAY_LEVEL: PlayerName = 'greedy';

/** A decision that the computer owes. */
export interface ComputerTurn {
  readonly seat: Seat;
  readonly level: PlayerName;
  /** Who sits there: the account of the computer, or the player for whom it answers. */
  readonly playerId: string;
  /** Whether it answers for a player. */
  readonly isAutoplay: boolean;
}

/** A decision that the computer owes in a game; null: it owes none. */
export function computerTurn(head: GameHead): ComputerTurn | null {
  for (const { seat, player } of head.seats) {
    const isAutoplay = head.clock?.seats[seat]?.spell?.auto === true;
    const level = head.bots[seat] ?? (isAutoplay ? AUTOPLAY_LEVEL : undefined);
    if (level !== undefined && player !== null && owes(head, seat))
      return { seat, level, playerId: player.id, isAutoplay };
  }
  return null;
}
