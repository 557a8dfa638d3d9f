import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { Seat } from '../../rules/index.js';
import { GameEntity } from './entities/game.entity.js';
import { GameTimesEntity } from './entities/game-times.entity.js';
import { SeatEntity } from './entities/seat.entity.js';
import type { WrittenRow } from './move-row.js';
import { RECORD_MOVES, recordMovesValues, type Standing } from './moves.sql.js';

/** A row of `games` as it is stored: of who made it, and of what it is a rematch of, the id alone. */
export type GameRow = Omit<GameEntity, 'creator' | 'former'>;

export interface Sitter {
  readonly gameId: string;
  readonly seat: Seat;
  readonly playerId: string;
  /** Drawn here where the player brought none. */
  readonly entropy?: string | undefined;
}

/** Games until they begin. What takes a manager belongs to its transaction. */
@Injectable()
export class SeatingRepository {
  constructor(private readonly source: DataSource) {}

  /** The game that this player's request made. */
  madeBy(creatorId: string, requestId: string): Promise<GameRow | null> {
    return this.source.manager.findOneBy(GameEntity, { creatorId, requestId });
  }

  async add(manager: EntityManager, game: GameRow): Promise<void> {
    await manager.insert(GameEntity, game);
    await manager.insert(GameTimesEntity, { gameId: game.id, updatedAt: game.createdAt });
  }

  /** Nobody else changes the game, or sits down at it, until the transaction is over. */
  locked(manager: EntityManager, gameId: string): Promise<GameRow | null> {
    return manager.findOne(GameEntity, {
      where: { id: gameId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  sitters(manager: EntityManager, gameId: string): Promise<readonly Sitter[]> {
    return manager.findBy(SeatEntity, { gameId });
  }

  async seat(
    manager: EntityManager,
    { entropy = randomBytes(16).toString('hex'), ...sitter }: Sitter,
  ): Promise<void> {
    await manager.insert(SeatEntity, { ...sitter, entropy });
  }

  /** Writes the first row, from which on the game is moved by `MovesRepository`. */
  async begin(manager: EntityManager, first: WrittenRow, standing: Standing): Promise<void> {
    const entry = { ...first, standing, snapshot: null };
    await manager.query(RECORD_MOVES.text, recordMovesValues([entry]));
  }
}
