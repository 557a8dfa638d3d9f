import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

import type { MoveKind } from '../move-row.js';

/**
 * A row of a game's log: the columns by which it is found, and the whole row as `body`, see `MoveRow`. One statement of
 * `MovesRepository` writes it, never TypeORM. That statement also makes sure that the game exists: a foreign key would
 * only look a second time.
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

  /** SHA-256 of `body`, in hex. */
  @Column({ type: 'text' })
  hash!: string;

  /** The whole row without its hash, as canonical JSON: exactly the text that was hashed. */
  @Column({ type: 'text' })
  body!: string;
}
