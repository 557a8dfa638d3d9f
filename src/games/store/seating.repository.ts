import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { Seat } from '../../rules/index.js';
import { GameEntity } from './entities/game.entity.js';
import { GameTimesEntity } from './entities/game-times.entity.js';
import { SeatEntity } from './entities/seat.entity.js';
import { SeatOfferEntity } from './entities/seat-offer.entity.js';
import { BEGIN_TO_COUNT, COUNT_FOR_NEWCOMER } from './games-begun.sql.js';
import type { Handover } from './handover.js';
import type { WrittenRow } from './move-row.js';
import { type Entry, RECORD_MOVES, recordMovesValues, type Standing } from './moves.sql.js';

/** A row of `games` as it is stored, with ids instead of the related entities. */
export type GameRow = Omit<GameEntity, 'creator' | 'former'>;

export interface Sitter {
  readonly gameId: string;
  readonly seat: Seat;
  readonly playerId: string;
  /** The seat's share of the chance; drawn here if the player sent none. */
  readonly entropy?: string | undefined;
}

/** What is written beside the row of a handover. */
interface Passing {
  readonly seat: Seat;
  /** Id of the player who takes the seat. */
  readonly playerId: string;
  /** All handovers of the game, this one the last. */
  readonly handovers: readonly Handover[];
  /** See `SeatOfferEntity.tokenHash`; null: it was not offered, as a director decides. */
  readonly tokenHash: string | null;
}

/**
 * Reads and writes games until they begin, and who sits in them. Methods that take an entity manager run in its
 * transaction.
 */
@Injectable()
export class SeatingRepository {
  constructor(private readonly source: DataSource) {}

  /** The game that this player's request made before. */
  madeBy(creatorId: string, requestId: string): Promise<GameRow | null> {
    return this.source.manager.findOneBy(GameEntity, { creatorId, requestId });
  }

  async add(manager: EntityManager, game: GameRow): Promise<void> {
    await manager.insert(GameEntity, game);
    await manager.insert(GameTimesEntity, { gameId: game.id, updatedAt: game.createdAt });
  }

  /** Locks the game's row: until the transaction ends nobody else can change the game or sit down. */
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

  /**
   * Writes the first row of the log, and that the game counts for its players. All further rows but those of
   * handovers are written by `MovesRepository`.
   */
  async begin(manager: EntityManager, first: WrittenRow, standing: Standing): Promise<void> {
    const entry = { ...first, standing, snapshot: null };
    await manager.query(RECORD_MOVES.text, recordMovesValues([entry]));
    await manager.query(BEGIN_TO_COUNT, [first.row.gameId, first.row.createdAt]);
  }

  /**
   * Writes the row by which a seat goes to another player, and that they sit there. false: nothing is written, as
   * somebody else has written first, or the offer is gone.
   */
  async handOver(
    manager: EntityManager,
    entry: Entry,
    { seat, playerId, handovers, tokenHash }: Passing,
  ): Promise<boolean> {
    const { gameId, seq, createdAt } = entry.row;
    const game = await this.locked(manager, gameId);
    if (game?.seq !== seq - 1) return false;
    if (tokenHash !== null) {
      const { affected } = await manager.delete(SeatOfferEntity, { gameId, seat, tokenHash });
      if (affected === 0) return false;
    }
    await manager.query(RECORD_MOVES.text, recordMovesValues([entry]));
    await manager.update(SeatEntity, { gameId, seat }, { playerId });
    await manager.query(COUNT_FOR_NEWCOMER, [gameId, playerId, createdAt]);
    await manager.query('UPDATE games SET handovers = $2 WHERE id = $1', [
      gameId,
      JSON.stringify(handovers),
    ]);
    return true;
  }
}
