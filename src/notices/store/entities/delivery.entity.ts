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
import type { DeliveryKind, DeliveryState } from '../kinds.js';
import { EndpointEntity } from './endpoint.entity.js';

/** A notice on its way to an endpoint, or told, or given up. */
@Entity('deliveries')
@Index('ix_deliveries_endpoint', ['endpointId', 'createdAt', 'id'])
@Index('ix_deliveries_waiting', ['endpointId', 'gameId', 'place'], { where: "state = 'WAITING'" })
export class DeliveryEntity {
  /** The same on every try, and of the same notice always the same. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_deliveries' })
  id!: string;

  @ManyToOne(() => EndpointEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'endpoint_id', foreignKeyConstraintName: 'fk_deliveries_endpoint' })
  endpoint!: Relation<EndpointEntity>;

  @Column({ name: 'endpoint_id', type: 'uuid' })
  endpointId!: string;

  @ManyToOne(() => GameEntity, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'fk_deliveries_game' })
  game!: Relation<GameEntity> | null;

  /** null: it is about no game, as where an endpoint is tried out. */
  @Index('ix_deliveries_game')
  @Column({ name: 'game_id', type: 'uuid', nullable: true })
  gameId!: string | null;

  /** Of the game when there was something to tell. */
  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'text' })
  kind!: DeliveryKind;

  /** In its line: what is told of one game goes one after the other. */
  @Column({ type: 'int' })
  place!: number;

  /** JSON. */
  @Column({ type: 'text' })
  body!: string;

  @Column({ type: 'text' })
  state!: DeliveryState;

  @Column({ type: 'int' })
  tries!: number;

  /** HTTP status of the last answer; null: there was none. */
  @Column({ type: 'int', nullable: true })
  status!: number | null;

  /** What the last answer said, where it was not taken. */
  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Index('ix_deliveries_created')
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'tried_at', type: 'timestamptz', nullable: true })
  triedAt!: Date | null;
}
