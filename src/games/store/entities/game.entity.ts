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
import type { Handover } from '../handover.js';

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

  /** The public version: number of public rows. */
  @Column({ type: 'int', default: 0 })
  version!: number;

  /** Number of all rows in `moves`, secret ones included. Never shown to clients. */
  @Column({ type: 'int', default: 0 })
  seq!: number;

  @Column({ type: 'text', array: true, default: '{}' })
  owed!: readonly Seat[];

  @Column({ type: 'jsonb', default: {} })
  bots!: Bots;

  @Column({ name: 'private', type: 'boolean' })
  isPrivate!: boolean;

  /** SHA-256 of the invitation, in hex. */
  @Column({ name: 'invite_hash', type: 'text', nullable: true })
  inviteHash!: string | null;

  /** true: the creator chose the seed. */
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
   * The network that the game was made from, as a mark that does not reveal the address; null: unknown. Used for turns
   * and quotas.
   */
  @Column({ type: 'text', nullable: true })
  origin!: string | null;

  @ManyToOne(() => GameEntity)
  @JoinColumn({ name: 'rematch_of', foreignKeyConstraintName: 'fk_games_rematch' })
  former!: Relation<GameEntity> | null;

  /** Id of the game that this one is a rematch of; the seats are kept for its players. */
  @Column({ name: 'rematch_of', type: 'uuid', nullable: true })
  rematchOf!: string | null;

  /** Request id by which its creator made the game, if they gave one. */
  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId!: string | null;

  @Column({ name: 'request_hash', type: 'text', nullable: true })
  requestHash!: string | null;

  /** SHA-256 of the seed, in hex. */
  @Column({ type: 'text' })
  commitment!: string;

  /** The seed of all chance: 32 bytes, secret until the game is over. */
  @Column({ type: 'bytea' })
  seed!: Buffer;

  @Column({ type: 'jsonb', nullable: true })
  outcome!: Outcome | null;

  /** The clock after the last public row; null: the game is played without one. */
  @Column({ type: 'jsonb', nullable: true })
  clock!: Clock | null;

  /** How seats went from one player to another, in order. */
  @Column({ type: 'jsonb', default: [] })
  handovers!: readonly Handover[];

  /** true: nobody may hand their seat over, as in games of an event. */
  @Column({ name: 'fixed_seats', type: 'boolean', default: false })
  fixedSeats!: boolean;

  /** In whole milliseconds, as cursors of pages contain it. */
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
