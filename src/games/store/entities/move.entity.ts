import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

import type { MoveKind } from '../move-row.js';

/**
 * A row of a game's log: by what it is found again, and all of it, see `MoveRow`. Written by one statement of
 * `MovesRepository`, never by TypeORM. That its game is there the statement sees to: a foreign key would look again.
 */
@Entity('moves')
@Unique('uq_moves_request', ['gameId', 'seat', 'requestId'])
@Index('ix_moves_requests', ['gameId', 'seq'], { where: "kind = 'request'" })
@Index('uq_moves_version', ['gameId', 'version'], { unique: true, where: 'NOT secret' })
export class MoveEntity {
  @PrimaryColumn({ name: 'game_id', type: 'uuid', primaryKeyConstraintName: 'pk_moves' })
  gameId!: string;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'pk_moves' })
  seq!: number;

  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'text', nullable: true })
  seat!: string | null;

  @Column({ type: 'text' })
  kind!: MoveKind;

  @Column({ type: 'boolean' })
  secret!: boolean;

  @Column({ type: 'boolean' })
  undoable!: boolean;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId!: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** Of the body, SHA-256, hex. */
  @Column({ type: 'text' })
  hash!: string;

  /** The whole row but its hash as canonical JSON: the text that was hashed. */
  @Column({ type: 'text' })
  body!: string;
}
