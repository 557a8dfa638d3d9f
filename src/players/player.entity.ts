import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

import { LONGEST_NAME } from './name.js';

@ObjectType({ description: 'Somebody who plays here.' })
@Index('ix_players_name', ['name', 'id'])
@Entity('players')
export class Player {
  @Field(() => ID)
  @ApiProperty({ format: 'uuid' })
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_players' })
  id!: string;

  @Field()
  @ApiProperty()
  @Column({ type: 'varchar', length: LONGEST_NAME })
  name!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** When the player took this name in place of another; null: they have had no other. */
  @Index('ix_players_renamed', { where: 'renamed_at IS NOT NULL' })
  @Column({ name: 'renamed_at', type: 'timestamptz', nullable: true })
  renamedAt!: Date | null;
}
