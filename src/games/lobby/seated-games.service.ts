import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import type { Seat } from '../../rules/index.js';
import { Wall } from '../../time/wall.js';
import type { CreateOrder } from '../play/submission.js';
import { Rulesets } from '../rulesets/rulesets.js';
import { offeredOf } from '../rulesets/setting.js';
import { SeatingRepository } from '../store/seating.repository.js';
import { GameBus } from '../streams/game-bus.js';
import { LobbyService } from './lobby.service.js';
import { newGame } from './new-game.js';

/** A game that begins with a player at every seat. */
export interface SeatedGame {
  /** A new UUID. */
  readonly id: string;
  /** Options that the scenario does not offer are left out. */
  readonly order: Pick<CreateOrder, 'ruleset' | 'scenario' | 'options' | 'clock'>;
  readonly players: readonly { readonly seat: Seat; readonly playerId: string }[];
  /** false: days that its players take off do not stop their clocks. */
  readonly daysAway: boolean;
}

/**
 * Makes games that begin at once with their players seated, e.g. those of an event: any number of them in one
 * transaction.
 */
@Injectable()
export class SeatedGamesService {
  constructor(
    private readonly lobby: LobbyService,
    private readonly rulesets: Rulesets,
    private readonly seating: SeatingRepository,
    private readonly bus: GameBus,
    private readonly wall: Wall,
  ) {}

  /** Makes one game in the transaction of `manager`. Throws INVALID_INPUT where the rules do not know such a game. */
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
    { id, order, players, daysAway }: SeatedGame,
  ): Promise<void> {
    const rules = this.rulesets.require(order.ruleset);
    const options = offeredOf(rules, order);
    const game = newGame(
      rules,
      { ...order, options },
      {
        ...{ id, creatorId, at: new Date(this.wall.now()), origin: null, bots: {} },
        // Nobody is invited: all seats are taken.
        inviteTo: () => '',
        ...{ rematchOf: null, mark: null },
      },
    );
    const clock = game.clock && (daysAway ? game.clock : { ...game.clock, daysAway });
    await this.seating.add(manager, { ...game, clock, fixedSeats: true });
    for (const { seat, playerId } of players)
      await this.seating.seat(manager, { gameId: id, seat, playerId });
    await this.lobby.begin(manager, id);
  }

  /** Announces the games to subscribers. To be called after the commit, never before it. */
  announce(games: readonly SeatedGame[]): void {
    for (const { id, players } of games) {
      for (const { playerId } of players) this.bus.seated(id, playerId);
      this.bus.publish(id, 1);
    }
  }
}
