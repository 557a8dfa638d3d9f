import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@ObjectType({ description: 'Somebody who plays here.' })
@Entity('players')
export class Player {
  @Field(() => ID)
  @ApiProperty({ format: 'uuid' })
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_players' })
  id!: string;

  @Field()
  @ApiProperty()
  @Column({ type: 'varchar', length: 40 })
  name!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
