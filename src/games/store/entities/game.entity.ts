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

import type { Clock } from '../../../clocks/clock.js';
import { Player } from '../../../players/player.entity.js';
import type { Outcome, Seat } from '../../../rules/index.js';
import type { Bots } from '../bots.js';
import type { GameStatus } from '../game-status.js';

@Entity('games')
@Index('ix_games_created', ['createdAt', 'id'])
@Index('ix_games_unfinished', ['creatorId'], { where: "status IN ('OPEN', 'RUNNING')" })
@Index('uq_games_rematch', ['rematchOf'], { unique: true, where: "status <> 'ABANDONED'" })
@Unique('uq_games_request', ['creatorId', 'requestId'])
export class GameEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_games' })
  id!: string;

  @Column({ type: 'text' })
  ruleset!: string;

  @Column({ name: 'ruleset_version', type: 'int' })
  rulesetVersion!: number;

  @Column({ name: 'component_hash', type: 'text' })
  componentHash!: string;

  @Column({ type: 'text' })
  scenario!: string;

  @Column({ type: 'jsonb' })
  options!: { readonly [option: string]: boolean };

  @Column({ type: 'text' })
  status!: GameStatus;

  /** Number of public changes. */
  @Column({ type: 'int', default: 0 })
  version!: number;

  /** Number of rows in `moves`, secret ones included: never shown. */
  @Column({ type: 'int', default: 0 })
  seq!: number;

  @Column({ type: 'text', array: true, default: '{}' })
  owed!: readonly Seat[];

  @Column({ type: 'jsonb', default: {} })
  bots!: Bots;

  @Column({ name: 'private', type: 'boolean' })
  isPrivate!: boolean;

  /** SHA-256 of the invitation, hex. */
  @Column({ name: 'invite_hash', type: 'text', nullable: true })
  inviteHash!: string | null;

  /** The creator chose the seed. */
  @Column({ type: 'boolean' })
  practice!: boolean;

  @Column({ type: 'boolean' })
  unrated!: boolean;

  @Column({ type: 'text', nullable: true })
  position!: string | null;

  @ManyToOne(() => Player, { nullable: false })
  @JoinColumn({ name: 'creator_id', foreignKeyConstraintName: 'fk_games_creator' })
  creator!: Relation<Player>;

  @Column({ name: 'creator_id', type: 'uuid' })
  creatorId!: string;

  /**
   * Where it was made, as a mark of the network that tells nobody the address; null: not known. For turns and quotas.
   */
  @Column({ type: 'text', nullable: true })
  origin!: string | null;

  @ManyToOne(() => GameEntity)
  @JoinColumn({ name: 'rematch_of', foreignKeyConstraintName: 'fk_games_rematch' })
  former!: Relation<GameEntity> | null;

  /** The game that its players have played before, where it is a rematch: its seats are theirs. */
  @Column({ name: 'rematch_of', type: 'uuid', nullable: true })
  rematchOf!: string | null;

  /** What its creator called the request that made it, where they did. */
  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId!: string | null;

  @Column({ name: 'request_hash', type: 'text', nullable: true })
  requestHash!: string | null;

  /** SHA-256 of the seed, hex. */
  @Column({ type: 'text' })
  commitment!: string;

  /** 32 bytes; secret until the game is over. */
  @Column({ type: 'bytea' })
  seed!: Buffer;

  @Column({ type: 'jsonb', nullable: true })
  outcome!: Outcome | null;

  /** After its last public row; null: it is played without one. */
  @Column({ type: 'jsonb', nullable: true })
  clock!: Clock | null;

  /** In whole milliseconds, as pages are counted by it. */
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
