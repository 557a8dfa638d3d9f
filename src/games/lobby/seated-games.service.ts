import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import type { Seat } from '../../rules/index.js';
import { Wall } from '../../time/wall.js';
import type { CreateOrder } from '../play/submission.js';
import { Rulesets } from '../rulesets/rulesets.js';
import { SeatingRepository } from '../store/seating.repository.js';
import { GameBus } from '../streams/game-bus.js';
import { LobbyService } from './lobby.service.js';
import { newGame } from './new-game.js';

/** A game whose seats are all given to somebody. */
export interface SeatedGame {
  /** A new UUID. */
  readonly id: string;
  readonly order: Pick<CreateOrder, 'ruleset' | 'scenario' | 'options' | 'clock'>;
  readonly players: readonly { readonly seat: Seat; readonly playerId: string }[];
}

/** Games that begin with their players seated, as many as there are in one transaction. */
@Injectable()
export class SeatedGamesService {
  constructor(
    private readonly lobby: LobbyService,
    private readonly rulesets: Rulesets,
    private readonly seating: SeatingRepository,
    private readonly bus: GameBus,
    private readonly wall: Wall,
  ) {}

  /** Part of the transaction of `manager`. Throws INVALID_INPUT where the rules know no such game. */
  async make(
    manager: EntityManager,
    creatorId: string,
    games: readonly SeatedGame[],
  ): Promise<void> {
    for (const game of games) await this.makeOne(manager, creatorId, game);
  }

  private async makeOne(
    manager: EntityManager,
    creatorId: string,
    { id, order, players }: SeatedGame,
  ): Promise<void> {
    const rules = this.rulesets.require(order.ruleset);
    const row = newGame(rules, order, {
      ...{ id, creatorId, at: new Date(this.wall.now()), origin: null, bots: {} },
      // Nobody is invited: the seats are taken.
      inviteTo: () => '',
      ...{ rematchOf: null, mark: null },
    });
    await this.seating.add(manager, row);
    for (const { seat, playerId } of players)
      await this.seating.seat(manager, { gameId: id, seat, playerId });
    await this.lobby.begin(manager, id);
  }

  /** After the commit, never before. */
  announce(games: readonly SeatedGame[]): void {
    for (const { id, players } of games) {
      for (const { playerId } of players) this.bus.seated(id, playerId);
      this.bus.publish(id, 1);
    }
  }
}
