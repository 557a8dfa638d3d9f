import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

import { GameEntity } from '../../../games/index.js';
import type { NoticeKind } from '../kinds.js';
import { EndpointEntity } from './endpoint.entity.js';

/** A wish of an endpoint to be told of a game, of all games, or of an event. */
@Entity('followers')
export class FollowerEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_followers' })
  id!: string;

  @ManyToOne(() => EndpointEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'endpoint_id', foreignKeyConstraintName: 'fk_followers_endpoint' })
  endpoint!: Relation<EndpointEntity>;

  @Index('ix_followers_endpoint')
  @Column({ name: 'endpoint_id', type: 'uuid' })
  endpointId!: string;

  @ManyToOne(() => GameEntity, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'fk_followers_game' })
  game!: Relation<GameEntity> | null;

  /** null, where there is no event either: all games in which its player has a seat. */
  @Index('ix_followers_game')
  @Column({ name: 'game_id', type: 'uuid', nullable: true })
  gameId!: string | null;

  /** Events are never deleted, so nothing refers to their table from here. */
  @Index('ix_followers_tournament')
  @Column({ name: 'tournament_id', type: 'uuid', nullable: true })
  tournamentId!: string | null;

  @Column({ type: 'text', array: true })
  kinds!: readonly NoticeKind[];

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
