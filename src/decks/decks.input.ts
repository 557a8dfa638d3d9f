import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsString } from 'class-validator';

import { HandedBack } from '../common/client-texts.decorator.js';

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
}
