import { Injectable } from '@nestjs/common';

import { appError } from '../../errors/errors.js';
import { type Caller, mayPlay } from '../../players/caller.js';
import type { Seat } from '../../rules/index.js';
import { LiveGamesService } from '../live/live-games.service.js';
import type { CreateOrder } from '../play/submission.js';
import { seatRequired } from '../reading/access.js';
import type { GameReading } from '../reading/game-reading.js';
import { GameReadsService } from '../reading/game-reads.service.js';
import { type GameHead, hasBegun, isOver } from '../store/game-head.js';
import { GamesRepository } from '../store/games.repository.js';
import { LobbyService } from './lobby.service.js';

const NOT_YET = {
  en: 'a rematch is there for a game that has been played to its end.',
  ja: '再戦を申し込めるのは、終局したゲームに限ります。',
};

/** Rematches: the same game once more, with its sides exchanged. */
@Injectable()
export class RematchService {
  constructor(
    private readonly lobby: LobbyService,
    private readonly live: LiveGamesService,
    private readonly games: GamesRepository,
    private readonly reads: GameReadsService,
  ) {}

  /**
   * Makes the rematch, or seats the caller at the rematch that the other player has made. A game has one rematch,
   * however often and from wherever it is asked for. Throws NOT_FOUND, and FORBIDDEN where the caller has not played
   * that game or it is not over.
   */
  async offer(playerId: string, gameId: string, address: string): Promise<GameReading> {
    const former = await this.live.fresh(gameId, playerId);
    const own = exchanged(former.head, seatRequired(former, playerId));
    if (!isOver(former.head) || !hasBegun(former.head))
      throw appError('FORBIDDEN', { reason: NOT_YET });
    const sitDown = async (): Promise<GameReading | null> => {
      const offered = await this.games.rematchOf(gameId);
      return offered === undefined ? null : this.lobby.join(playerId, offered.id, { seat: own });
    };
    const seated = await sitDown();
    if (seated !== null) return seated;
    const order = againOf(former.head, own);
    return this.lobby
      .create(playerId, order, { address, rematchOf: gameId })
      .catch(async (error: unknown) => {
        // The other player, or the same one by a second click, may have made the rematch meanwhile.
        const meanwhile = await sitDown();
        if (meanwhile !== null) return meanwhile;
        throw error;
      });
  }

  /**
   * The rematch of a game with its invitation, for the players of that game only: nobody else is told of it, nor is an
   * API key that may not sit down. null where there is none yet.
   */
  async of(game: GameReading, caller: Caller | null): Promise<GameReading | null> {
    const { id, seat } = game;
    const player = game.seats.find((one) => one.seat === seat)?.player;
    if (!isOver(game) || !player) return null;
    const rematch = await this.games.rematchOf(id);
    if (rematch === undefined) return null;
    const reading = this.reads.listed(rematch, player.id);
    const isForThem = caller !== null && mayPlay(caller);
    return isForThem ? { ...reading, invite: this.lobby.invitation(rematch) } : reading;
  }
}

/**
 * The seat in the rematch of the player who sat at `seat` before: the next one in order, so that sides are exchanged.
 */
function exchanged({ seats }: GameHead, seat: Seat): Seat {
  const next = (seats.findIndex((one) => one.seat === seat) + 1) % seats.length;
  return seats[next]?.seat ?? seat;
}

function againOf(head: GameHead, seat: Seat): CreateOrder {
  const { ruleset, scenario, options, position, isPrivate, bots, clock } = head;
  return {
    ...{ ruleset, scenario, options, seat },
    ...(position !== null && { position }),
    private: isPrivate,
    ...(clock !== null && { clock: clock.preset, whenEmpty: clock.whenEmpty }),
    seatBots: Object.entries(bots).map(([at, level]) => ({ seat: exchanged(head, at), level })),
  };
}
