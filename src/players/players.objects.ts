import { Field, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

import { ApiToken } from './api-token.entity.js';
import { Player } from './player.entity.js';

const SESSION =
  'Send it as "Authorization: Bearer …". It ends by itself, after 90 days where TOKEN_DAYS is not set.';

@ObjectType({ description: 'A player who has just signed in.' })
export class Session {
  @Field({ description: SESSION })
  @ApiProperty({ description: SESSION })
  token!: string;

  @Field(() => Player)
  @ApiProperty({ type: () => Player })
  player!: Player;
}

/** A session as REST gives it out. */
export interface SessionAnswer {
  readonly token: string;
  readonly player: Pick<Player, 'id' | 'name'>;
}

export const shownSession = ({ token, player: { id, name } }: Session): SessionAnswer => ({
  token,
  player: { id, name },
});

@ObjectType()
export class CreatedApiToken {
  @Field({ description: 'Keep it: it is not shown again.' })
  @ApiProperty({ description: 'Keep it: it is not shown again.' })
  token!: string;

  @Field(() => ApiToken)
  @ApiProperty({ type: () => ApiToken })
  apiToken!: ApiToken;
}

/** How many players of the same name are shown; somebody who is looked for among more has to be asked for their id. */
export const MOST_NAMESAKES = 10;
const NAMESAKES = 'None: nobody is called that. Several share the name; 10 of them at most.';
const TIDY = 'As names are kept: composed, with single spaces.';

@ObjectType({ description: 'Who is called by a name that was asked for.' })
export class PlayersNamed {
  @Field({ description: TIDY })
  @ApiProperty({ description: TIDY })
  name!: string;

  @Field(() => [Player], { description: NAMESAKES })
  @ApiProperty({ type: () => [Player], description: NAMESAKES })
  players!: Pick<Player, 'id' | 'name'>[];
}
