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

/** An endpoint: a place to which notices are sent. */
@Entity('endpoints')
@Index('ix_endpoints_address', ['address', 'channel'])
// Of mailboxes by `lower(address)`, which TypeORM cannot say.
@Index('ix_endpoints_mailbox', { synchronize: false })
@Index('uq_endpoints_mailbox', ['playerId'], { unique: true, where: "channel = 'mail'" })
export class EndpointEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_endpoints' })
  id!: string;

  @ManyToOne(() => Player, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'player_id', foreignKeyConstraintName: 'fk_endpoints_player' })
  player!: Relation<Player>;

  /** Its player: the endpoint is told what this player may know; a room, what a spectator may. */
  @Index('ix_endpoints_player')
  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;

  @ManyToOne(() => ApiToken, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'key_id', foreignKeyConstraintName: 'fk_endpoints_key' })
  key!: Relation<ApiToken> | null;

  /** The API key that made the endpoint, and with which it ends; null: the player made it in person. */
  @Index('ix_endpoints_key')
  @Column({ name: 'key_id', type: 'uuid', nullable: true })
  keyId!: string | null;

  @Column({ type: 'text' })
  channel!: Channel;

  /**
   * The URL of a webhook, the URL of a browser's push service, a mail address, or the account or room of a chat as that
   * chat knows it.
   */
  @Column({ type: 'text' })
  address!: string;

  /**
   * Keys by which messages to a browser are encrypted so that only that browser can read them; null for other channels.
   */
  @Column({ type: 'jsonb', nullable: true })
  keys!: PushKeys | null;

  @Column({ type: 'text' })
  locale!: Locale;

  /** Number of its present secret, from 1; secrets are derived from the service's key, not stored. */
  @Column({ type: 'int' })
  secret!: number;

  /** Since when the secret is in use; the one before is used beside it for a while. */
  @Column({ name: 'secret_since', type: 'timestamptz' })
  secretSince!: Date;

  /** Whether one letter a day is sent there instead of each notice; only to mail addresses. */
  @Column({ type: 'boolean', default: false })
  digest!: boolean;

  @Column({ type: 'text' })
  state!: EndpointState;

  /** Since when nothing has arrived there; null: the last delivery has arrived. */
  @Column({ name: 'failing_since', type: 'timestamptz', nullable: true })
  failingSince!: Date | null;

  /** Until when the endpoint wants to be left alone. */
  @Column({ name: 'rests_until', type: 'timestamptz', nullable: true })
  restsUntil!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
