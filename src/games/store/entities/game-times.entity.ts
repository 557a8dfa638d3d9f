import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

import { GameEntity } from './game.entity.js';

/**
 * By what games are looked for, of each what changes with a move. The row of the game itself is wide and has many
 * indexes; none of them is over what a move changes, so that a move leaves them alone.
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
   * When its present version was reached, or it was given up before it began, in whole milliseconds; a secret step
   * leaves no trace.
   */
  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** When somebody has to look at its clock again, as it stood when that was written. */
  @Column({ type: 'timestamptz', nullable: true })
  deadline!: Date | null;

  /** The game goes on, and one of its built-in players has to decide. */
  @Column({ name: 'bots_owe', type: 'boolean', default: false })
  botsOwe!: boolean;
}
