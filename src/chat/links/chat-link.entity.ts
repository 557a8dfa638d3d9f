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

/** A link from an account of a chat to the player that it plays as. */
@Entity('chat_links')
export class ChatLinkEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_chat_links' })
  app!: App;

  /** The app's id of the account. */
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

  /** The API key that the link uses; when it is revoked, the link allows nothing. */
  @Index('ix_chat_links_key')
  @Column({ name: 'key_id', type: 'uuid' })
  keyId!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
