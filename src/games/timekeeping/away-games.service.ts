import { Injectable } from '@nestjs/common';

import { log } from '../../observing/log.js';
import { PlayerHours } from '../../time/player-hours.js';
import { PlayService } from '../play/play.service.js';
import { ClocksRepository } from '../store/clocks.repository.js';

/** How many games are told at the same time. */
const TOGETHER = 8;

/** Has running games know when their players are away. */
@Injectable()
export class AwayGames {
  constructor(
    private readonly clocks: ClocksRepository,
    private readonly plays: PlayService,
    private readonly hours: PlayerHours,
  ) {}

  /**
   * Tells those in which the player's clock runs; games that know already stay as they are. Returns whether all could
   * be told.
   */
  async tell(playerId: string): Promise<boolean> {
    this.hours.forget(playerId);
    const games = await this.clocks.waitingFor(playerId);
    let isTold = true;
    for (let from = 0; from < games.length; from += TOGETHER) {
      const told = games.slice(from, from + TOGETHER).map((id) => this.tellOne(id));
      isTold = (await Promise.all(told)).every(Boolean) && isTold;
    }
    return isTold;
  }

  private async tellOne(gameId: string): Promise<boolean> {
    try {
      await this.plays.tellAway(gameId);
      return true;
    } catch (error) {
      log.warn({ gameId, error: String(error) }, 'a game could not be told who is away');
      return false;
    }
  }
}
