import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsDefined, IsInt, IsString, Max, Min } from 'class-validator';

import { HandedBack } from '../common/client-texts.decorator.js';
import { GraphQLJson } from '../common/json.scalar.js';
import { Optional } from '../common/optional.decorator.js';
import type { Json } from '../rules/index.js';

@ArgsType()
export class CombatArgs {
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

@ArgsType()
export class CombatReportsArgs extends CombatArgs {
  @Field(() => Int, { defaultValue: 10 })
  @IsInt()
  @Min(1)
  @Max(100)
  first = 10;

  @Field(() => ID, { nullable: true, description: 'The id of the last report already known.' })
  @Optional()
  @IsString()
  after?: string | undefined;
}

@InputType()
export class CombatOddsInput {
  @Field(() => ID, { nullable: true, description: 'Either this or `gameId`.' })
  @Optional()
  @IsString()
  ruleset?: string | undefined;

  @Field(() => ID, { nullable: true })
  @Optional()
  @IsString()
  gameId?: string | undefined;

  @Field(() => GraphQLJson, { description: 'As `oddsSchema` of the ruleset has it.' })
  @IsDefined()
  combat!: Json;
}
