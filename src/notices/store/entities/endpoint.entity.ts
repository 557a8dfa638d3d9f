import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

import type { Locale } from '../../../language/locale.js';
import { ApiToken } from '../../../players/api-token.entity.js';
import { Player } from '../../../players/player.entity.js';
import type { Channel, EndpointState, PushKeys } from '../kinds.js';

/** Where notices go. */
@Entity('endpoints')
export class EndpointEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_endpoints' })
  id!: string;

  @ManyToOne(() => Player, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'player_id', foreignKeyConstraintName: 'fk_endpoints_player' })
  player!: Relation<Player>;

  /** Whose it is: it hears what they may know. */
  @Index('ix_endpoints_player')
  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;

  @ManyToOne(() => ApiToken, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'key_id', foreignKeyConstraintName: 'fk_endpoints_key' })
  key!: Relation<ApiToken> | null;

  /** The key by which it was made, with which it ends; null: by its player in person. */
  @Index('ix_endpoints_key')
  @Column({ name: 'key_id', type: 'uuid', nullable: true })
  keyId!: string | null;

  @Column({ type: 'text' })
  channel!: Channel;

  /** Of a webhook its URL; of a browser the URL of its push service. */
  @Column({ type: 'text' })
  address!: string;

  /** Of a browser, by which what it is sent is written so that it alone can read it; null: of no other. */
  @Column({ type: 'jsonb', nullable: true })
  keys!: PushKeys | null;

  @Column({ type: 'text' })
  locale!: Locale;

  /** Which of its secrets it has now, counted from 1: they are made of the service's key, not stored. */
  @Column({ type: 'int' })
  secret!: number;

  /** Since when; the one before goes on being used for a while. */
  @Column({ name: 'secret_since', type: 'timestamptz' })
  secretSince!: Date;

  @Column({ type: 'text' })
  state!: EndpointState;

  /** Since when nothing has arrived there; null: what was sent last did. */
  @Column({ name: 'failing_since', type: 'timestamptz', nullable: true })
  failingSince!: Date | null;

  /** Until when it has asked to be left alone. */
  @Column({ name: 'rests_until', type: 'timestamptz', nullable: true })
  restsUntil!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
