import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { GameEntity } from './game.entity.js';

/** A whole state, now and then, so that no state is many patches away. */
@Entity('snapshots')
export class SnapshotEntity {
  @PrimaryColumn({ name: 'game_id', type: 'uuid', primaryKeyConstraintName: 'pk_snapshots' })
  gameId!: string;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'pk_snapshots' })
  seq!: number;

  @ManyToOne(() => GameEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'fk_snapshots_game' })
  game!: Relation<GameEntity>;

  @Column({ type: 'int' })
  version!: number;

  /** Canonical JSON, deflated. */
  @Column({ type: 'bytea' })
  state!: Buffer;
}
