import { Field, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

import { ApiToken } from './api-token.entity.js';
import { Player } from './player.entity.js';

@ObjectType({ description: 'A player who has just signed in.' })
export class Session {
  @Field({ description: 'Send it as "Authorization: Bearer …".' })
  @ApiProperty()
  token!: string;

  @Field(() => Player)
  @ApiProperty({ type: () => Player })
  player!: Player;
}

@ObjectType()
export class CreatedApiToken {
  @Field({ description: 'Keep it: it is not shown again.' })
  @ApiProperty()
  token!: string;

  @Field(() => ApiToken)
  @ApiProperty({ type: () => ApiToken })
  apiToken!: ApiToken;
}
