import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

import { GameEntity } from './game.entity.js';

/**
 * The columns by which games are searched and that change with every move. They are apart from `games`, whose rows are
 * wide and have many indexes: a move touches none of those.
 */
@Entity('game_times')
@Index('ix_game_times_updated', ['updatedAt', 'gameId'])
@Index('ix_game_times_deadline', ['deadline'], { where: 'deadline IS NOT NULL' })
@Index('ix_game_times_bots_owe', ['updatedAt'], { where: 'bots_owe' })
export class GameTimesEntity {
  @PrimaryColumn({ name: 'game_id', type: 'uuid', primaryKeyConstraintName: 'pk_game_times' })
  gameId!: string;

  @OneToOne(() => GameEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'fk_game_times_game' })
  game!: Relation<GameEntity>;

  /**
   * When the present version was reached, or the game was given up before it began, in whole milliseconds. A secret
   * step does not change it.
   */
  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** When the game's clock has to be looked at again, as of the last public row. */
  @Column({ type: 'timestamptz', nullable: true })
  deadline!: Date | null;

  /** true: the game goes on, and the computer owes a decision in it. */
  @Column({ name: 'bots_owe', type: 'boolean', default: false })
  botsOwe!: boolean;
}
