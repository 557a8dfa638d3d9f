import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
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

import { GraphQLInstant } from '../common/instant.scalar.js';
import { LONGEST_NAME } from './name.js';
import { Player } from './player.entity.js';
import { type Scope, SCOPES } from './scopes.js';

export const ApiTokenScope = { READ: 'read', PLAY: 'play', ACCOUNT: 'account' } as const satisfies {
  readonly [name in Uppercase<Scope>]: Scope;
};

registerEnumType(ApiTokenScope, {
  name: 'ApiTokenScope',
  description: 'What a key may be used for.',
  valuesMap: {
    READ: { description: 'See what its player sees.' },
    PLAY: { description: 'Make games, join and play them; and READ.' },
    ACCOUNT: { description: 'List, make and revoke keys, none wider than itself.' },
  },
});

const UNTIL = 'When it ends by itself; null: never, it is good until it is revoked.';

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
  @Column({ type: 'varchar', length: LONGEST_NAME })
  name!: string;

  /** SHA-256 of the token. A slow hash is not needed, as the token has 256 random bits. */
  @Column({ type: 'bytea' })
  hash!: Buffer;

  @Field(() => [ApiTokenScope])
  @ApiProperty({ enum: SCOPES, isArray: true })
  @Column({ type: 'text', array: true, default: '{read,play}' })
  scopes!: Scope[];

  @Field(() => GraphQLInstant, { nullable: true, description: UNTIL })
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: UNTIL })
  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt!: Date | null;

  @Field(() => GraphQLInstant, { nullable: true, description: 'To a minute; null: never.' })
  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'To a minute; null: never.',
  })
  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLInstant)
  @ApiProperty({ format: 'date-time' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Index('ix_api_tokens_revoked')
  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt!: Date | null;
}
