import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';

import { Optional } from '../common/optional.decorator.js';

@ArgsType()
export class DecksArgs {
  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'To look at a private game without a seat in it.',
  })
  @Optional()
  @MaxLength(200)
  invite?: string | undefined;
}
