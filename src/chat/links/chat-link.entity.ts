import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

import { ApiToken } from '../../players/api-token.entity.js';
import { Player } from '../../players/player.entity.js';
import type { App } from './apps.js';

/** An account of a chat, and the player as whom it plays. */
@Entity('chat_links')
export class ChatLinkEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_chat_links' })
  app!: App;

  /** As the app knows it. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_chat_links' })
  account!: string;

  @ManyToOne(() => Player, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'player_id', foreignKeyConstraintName: 'fk_chat_links_player' })
  player!: Relation<Player>;

  @Index('ix_chat_links_player')
  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;

  @ManyToOne(() => ApiToken, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'key_id', foreignKeyConstraintName: 'fk_chat_links_key' })
  key!: Relation<ApiToken>;

  /** What the link opens; revoked, the link opens nothing. */
  @Index('ix_chat_links_key')
  @Column({ name: 'key_id', type: 'uuid' })
  keyId!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
