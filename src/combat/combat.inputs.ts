import { ArgsType, Field, ID, InputType, Int, PickType } from '@nestjs/graphql';
import { IsDefined, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import { GraphQLJson } from '../common/json.scalar.js';
import { Optional } from '../common/optional.decorator.js';
import { PlayInput } from '../games/index.js';
import type { Json } from '../rules/index.js';

/** Ids of pieces and places are short. */
const LONGEST_ID = 100;

@ArgsType()
export class CombatArgs {
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

@ArgsType()
export class CombatReportsArgs extends CombatArgs {
  @Field(() => Int, { defaultValue: 10 })
  @IsInt()
  @Min(1)
  @Max(100)
  first = 10;

  @Field(() => ID, { nullable: true, description: 'The id of the last report already known.' })
  @Optional()
  @Matches(/^\d{1,9}\.\d{1,9}$/, { message: 'after must be the id of a report' })
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

@InputType({ description: 'The same as of `play`, where the action is known from the mutation.' })
export class CombatActionInput extends PickType(PlayInput, [
  'gameId',
  'requestId',
  'version',
  'draft',
] as const) {}

@InputType()
export class RetreatInput extends CombatActionInput {
  @Field(() => ID, { nullable: true, description: 'Where to, where the rules ask for it.' })
  @Optional()
  @IsString()
  @MaxLength(LONGEST_ID)
  to?: string | undefined;

  @Field(() => ID, { nullable: true, description: 'And on to, for those who go twice as far.' })
  @Optional()
  @IsString()
  @MaxLength(LONGEST_ID)
  on?: string | undefined;
}

@InputType()
export class AssignLossInput extends CombatActionInput {
  @Field(() => ID, { nullable: true, description: 'The unit that takes the loss.' })
  @Optional()
  @IsString()
  @MaxLength(LONGEST_ID)
  unit?: string | undefined;

  @Field(() => ID, { nullable: true, description: 'Or the ship.' })
  @Optional()
  @IsString()
  @MaxLength(LONGEST_ID)
  ship?: string | undefined;
}

@InputType({ description: 'The unit or the ship that leads.' })
export class ChooseLeadInput extends AssignLossInput {}

@InputType()
export class ChooseCommanderInput extends CombatActionInput {
  @Field(() => ID)
  @IsString()
  @MaxLength(LONGEST_ID)
  leader!: string;
}

@InputType({ description: 'How many of each kind are lost.' })
export class RemoveInput extends CombatActionInput {
  @Field(() => Int)
  @IsInt()
  @Min(0)
  regular!: number;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  militia!: number;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  indian!: number;
}
