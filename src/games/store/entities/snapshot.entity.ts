import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { GameEntity } from './game.entity.js';

/** A whole state, stored now and then, so that no state is many patches away from one. */
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

  /** The state as deflated canonical JSON. */
  @Column({ type: 'bytea' })
  state!: Buffer;
}
