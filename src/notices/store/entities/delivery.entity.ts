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

/** A notice that waits for its endpoint, has arrived, or was given up. */
@Entity('deliveries')
@Index('ix_deliveries_apart', ['quietUntil'], {
  where: "state = 'WAITING' AND game_id IS NULL",
})
@Index('ix_deliveries_endpoint', ['endpointId', 'createdAt', 'id'])
@Index('ix_deliveries_held', ['quietUntil'], { where: "state = 'HELD'" })
@Index('ix_deliveries_quiet', ['gameId'], {
  where: "state IN ('WAITING', 'HELD') AND quiet_until IS NOT NULL",
})
@Index('ix_deliveries_waiting', ['endpointId', 'gameId', 'place'], { where: "state = 'WAITING'" })
export class DeliveryEntity {
  /** Id of the notice: the same on every try, and always the same for the same notice. */
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

  /** null: the notice is about no game, e.g. a trial of an endpoint; it stands in no line. */
  @Index('ix_deliveries_game')
  @Column({ name: 'game_id', type: 'uuid', nullable: true })
  gameId!: string | null;

  /** The version of the game that the notice is about. */
  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'text' })
  kind!: DeliveryKind;

  /** Place in its line: notices about one game are sent one after the other. */
  @Column({ type: 'int' })
  place!: number;

  /** The notice as JSON. */
  @Column({ type: 'text' })
  body!: string;

  @Column({ type: 'text' })
  state!: DeliveryState;

  @Column({ type: 'int' })
  tries!: number;

  /** HTTP status of the last answer; null: there was none. */
  @Column({ type: 'int', nullable: true })
  status!: number | null;

  /** Beginning of the last answer, where the notice was not accepted. */
  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Index('ix_deliveries_created')
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'tried_at', type: 'timestamptz', nullable: true })
  triedAt!: Date | null;

  /**
   * When its reader, who sleeps, wakes up, or when their next digest is due; it is sent then. null: it is sent at once.
   * Of a notice about no game: when it is tried next.
   */
  @Column({ name: 'quiet_until', type: 'timestamptz', nullable: true })
  quietUntil!: Date | null;
}
