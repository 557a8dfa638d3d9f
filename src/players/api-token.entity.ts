import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';

import { Player } from './player.entity.js';

@ObjectType({
  description:
    'A key for a program that acts for its player. The key itself is shown once, when it is made.',
})
@Entity('api_tokens')
@Unique('uq_api_tokens_hash', ['hash'])
export class ApiToken {
  @Field(() => ID)
  @ApiProperty({ format: 'uuid' })
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_api_tokens' })
  id!: string;

  @ManyToOne(() => Player, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'player_id', foreignKeyConstraintName: 'fk_api_tokens_player' })
  player!: Relation<Player>;

  @Index('ix_api_tokens_player')
  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;

  @Field()
  @ApiProperty()
  @Column({ type: 'varchar', length: 40 })
  name!: string;

  /** SHA-256 of the token: 256 random bits need no slower hash. */
  @Column({ type: 'bytea' })
  hash!: Buffer;

  @Field(() => GraphQLISODateTime)
  @ApiProperty({ format: 'date-time' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt!: Date | null;
}
