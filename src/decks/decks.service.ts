import { Injectable } from '@nestjs/common';

import { GamesService } from '../games/games.service.js';
import type { Pile } from '../rules/index.js';

/** Piles of cards or blocks as a caller may know them. */
@Injectable()
export class DecksService {
  constructor(private readonly games: GamesService) {}

  /** Made of the caller's view and of nothing else; none before the game begins. */
  async piles(playerId: string | null, gameId: string, invite?: string): Promise<readonly Pile[]> {
    const game = await this.games.read(playerId, gameId, { invite });
    return game.hasBegun ? game.rules.decks.piles(await game.view()) : [];
  }
}
