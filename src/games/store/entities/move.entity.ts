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
import type { Action, Draw, Event, Op, Roll } from '../../../rules/index.js';
import type { MoveKind, Receipt } from '../move-row.js';
import { GameEntity } from './game.entity.js';

/** A row of a game's log; see `MoveRow`. Written by one statement of `MovesRepository`, never by TypeORM. */
@Entity('moves')
@Unique('uq_moves_request', ['gameId', 'seat', 'requestId'])
@Index('ix_moves_requests', ['gameId', 'seq'], { where: "kind = 'request'" })
@Index('uq_moves_version', ['gameId', 'version'], { unique: true, where: 'NOT secret' })
export class MoveEntity {
  @PrimaryColumn({ name: 'game_id', type: 'uuid', primaryKeyConstraintName: 'pk_moves' })
  gameId!: string;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'pk_moves' })
  seq!: number;

  @ManyToOne(() => GameEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'fk_moves_game' })
  game!: Relation<GameEntity>;

  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'text', nullable: true })
  seat!: string | null;

  @Column({ type: 'int' })
  draft!: number;

  @Column({ type: 'text' })
  kind!: MoveKind;

  @Column({ type: 'boolean' })
  secret!: boolean;

  @Column({ type: 'boolean' })
  undoable!: boolean;

  @Column({ type: 'int', nullable: true })
  undoes!: number | null;

  @Column({ type: 'int', nullable: true })
  asked!: number | null;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId!: string | null;

  @Column({ name: 'request_hash', type: 'text', nullable: true })
  requestHash!: string | null;

  @Column({ type: 'jsonb', nullable: true })
  receipt!: Receipt | null;

  @Column({ type: 'jsonb' })
  actions!: Action[];

  @Column({ type: 'jsonb' })
  rolls!: Roll[];

  @Column({ type: 'jsonb' })
  draws!: Draw[];

  @Column({ type: 'jsonb' })
  events!: Event[];

  @Column({ type: 'jsonb' })
  patch!: Op[];

  @Column({ type: 'jsonb', nullable: true })
  clock!: Clock | null;

  @Column({ name: 'view_hash', type: 'jsonb' })
  viewHash!: { readonly [audience: string]: string };

  @Column({ name: 'prev_hash', type: 'text' })
  prevHash!: string;

  @Column({ type: 'text' })
  hash!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
