import { Queues } from '../../admission/queues.js';
import type { Maker } from '../store/game-head.js';

/**
 * Games that wait for the computer. The networks in which games were made (their `origin`) take turns, and within a
 * network the players who made them. So neither many games of one player nor many players of one address keep others
 * waiting.
 */
export class WaitingGames {
  /** Holds each origin once for every game of it that waits. */
  private readonly origins = new Queues<string>();
  /** Origin -> its waiting games, queued by the player who made them. */
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
