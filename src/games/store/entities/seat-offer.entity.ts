import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

import { Player } from '../../../players/player.entity.js';
import type { Knowledge } from '../handover.js';
import { GameEntity } from './game.entity.js';

/** A player's offer to hand their seat over; one at most for a seat. */
@Entity('seat_offers')
export class SeatOfferEntity {
  @PrimaryColumn({ name: 'game_id', type: 'uuid', primaryKeyConstraintName: 'pk_seat_offers' })
  gameId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_seat_offers' })
  seat!: string;

  @ManyToOne(() => GameEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'fk_seat_offers_game' })
  game!: Relation<GameEntity>;

  @ManyToOne(() => Player, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'player_id', foreignKeyConstraintName: 'fk_seat_offers_player' })
  player!: Relation<Player>;

  /** Who offers the seat. */
  @Index('ix_seat_offers_player')
  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;

  @Column({ type: 'text' })
  knowledge!: Knowledge;

  /** SHA-256, in hex, of the token by which the seat is taken. */
  @Column({ name: 'token_hash', type: 'text' })
  tokenHash!: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
