import { Queues } from '../../admission/queues.js';
import type { Maker } from '../store/game-head.js';

/**
 * Games that wait for the computer: in turn by where they were made, and there by who made them. So neither many games
 * of one player nor many players of one address keep others waiting.
 */
export class WaitingGames {
  /** Of each origin as many marks as games. */
  private readonly origins = new Queues<string>();
  /** By origin, the games by maker. */
  private readonly games = new Map<string, Queues<string>>();

  get length(): number {
    return this.origins.length;
  }

  push({ creatorId, origin }: Maker, gameId: string): void {
    const from = origin ?? creatorId;
    this.origins.push(from, from);
    const own = this.games.get(from) ?? new Queues<string>();
    this.games.set(from, own);
    own.push(creatorId, gameId);
  }

  next(): string | undefined {
    const from = this.origins.next();
    const own = from === undefined ? undefined : this.games.get(from);
    const gameId = own?.next();
    if (from !== undefined && own?.length === 0) this.games.delete(from);
    return gameId;
  }
}
