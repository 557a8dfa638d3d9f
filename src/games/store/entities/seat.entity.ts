import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';

import { Player } from '../../../players/player.entity.js';
import { GameEntity } from './game.entity.js';

/** A seat that somebody has taken. */
@Entity('seats')
@Unique('uq_seats_player', ['gameId', 'playerId'])
export class SeatEntity {
  @PrimaryColumn({ name: 'game_id', type: 'uuid', primaryKeyConstraintName: 'pk_seats' })
  gameId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_seats' })
  seat!: string;

  @ManyToOne(() => GameEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'fk_seats_game' })
  game!: Relation<GameEntity>;

  @Index('ix_seats_player')
  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;

  @ManyToOne(() => Player, { nullable: false })
  @JoinColumn({ name: 'player_id', foreignKeyConstraintName: 'fk_seats_player' })
  player!: Relation<Player>;

  @Column({ type: 'text' })
  entropy!: string;
}
