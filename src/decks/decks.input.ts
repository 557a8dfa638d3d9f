import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsString } from 'class-validator';

import { HandedBack } from '../common/client-texts.decorator.js';
import { Optional } from '../common/optional.decorator.js';
import { SEEN_AS } from '../games/index.js';

@ArgsType()
export class DecksArgs {
  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'To look at a private game without a seat in it.',
  })
  @HandedBack()
  invite?: string | undefined;

  @Field(() => ID, { nullable: true, description: SEEN_AS })
  @Optional()
  @IsString()
  as?: string | null;
}
