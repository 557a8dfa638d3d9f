import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

import { ApiToken } from '../../../players/api-token.entity.js';
import { Player } from '../../../players/player.entity.js';
import { GameEntity } from './game.entity.js';

/** A link that shows anybody who has it the board of one version as one seat saw it. */
@Entity('picture_links')
export class PictureLinkEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_picture_links' })
  id!: string;

  @ManyToOne(() => GameEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'fk_picture_links_game' })
  game!: Relation<GameEntity>;

  @Index('ix_picture_links_game')
  @Column({ name: 'game_id', type: 'uuid' })
  gameId!: string;

  @ManyToOne(() => Player, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'player_id', foreignKeyConstraintName: 'fk_picture_links_player' })
  player!: Relation<Player>;

  /** The player who made the link. */
  @Index('ix_picture_links_player')
  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;

  @ManyToOne(() => ApiToken, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'key_id', foreignKeyConstraintName: 'fk_picture_links_key' })
  key!: Relation<ApiToken> | null;

  /** The API key that made the link, and with which the link ends; null: the player made it in person. */
  @Index('ix_picture_links_key')
  @Column({ name: 'key_id', type: 'uuid', nullable: true })
  keyId!: string | null;

  /** The seat of the player, who has to keep it for the link to work. */
  @Column({ type: 'text' })
  seat!: string;

  @Column({ type: 'int' })
  version!: number;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
