import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

import type { DeliveryKind, DeliveryState } from '../kinds.js';
import { EndpointEntity } from './endpoint.entity.js';

/** A notice that waits for its endpoint, has arrived, or was given up. */
@Entity('deliveries')
@Index('ix_deliveries_apart', ['quietUntil'], {
  where: "state = 'WAITING' AND source_id IS NULL",
})
@Index('ix_deliveries_endpoint', ['endpointId', 'createdAt', 'id'])
@Index('ix_deliveries_held', ['quietUntil'], { where: "state = 'HELD'" })
@Index('ix_deliveries_quiet', ['sourceId'], {
  where: "state IN ('WAITING', 'HELD') AND quiet_until IS NOT NULL",
})
@Index('ix_deliveries_waiting', ['endpointId', 'sourceId', 'place'], { where: "state = 'WAITING'" })
export class DeliveryEntity {
  /** Id of the notice: the same on every try, and always the same for the same notice. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_deliveries' })
  id!: string;

  @ManyToOne(() => EndpointEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'endpoint_id', foreignKeyConstraintName: 'fk_deliveries_endpoint' })
  endpoint!: Relation<EndpointEntity>;

  @Column({ name: 'endpoint_id', type: 'uuid' })
  endpointId!: string;

  /** Id of the game or event that it is about; null: of neither, e.g. a trial of an endpoint; it stands in no line. */
  @Index('ix_deliveries_source')
  @Column({ name: 'source_id', type: 'uuid', nullable: true })
  sourceId!: string | null;

  /** The version of the game or event that the notice is about. */
  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'text' })
  kind!: DeliveryKind;

  /** Place in its line: notices about one game or event are sent one after the other. */
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
   * Of a notice about neither: when it is tried next.
   */
  @Column({ name: 'quiet_until', type: 'timestamptz', nullable: true })
  quietUntil!: Date | null;
}
