import { Field, ID, InputType, PickType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsString, MaxLength } from 'class-validator';

import { Optional } from '../common/optional.decorator.js';
import { PlayInput } from '../games/index.js';
import { PLAY_USES } from './card-uses.js';

/** Ids of cards, leaders and places are short. */
const LONGEST_ID = 100;

/** GraphQL's names of the uses. */
export const CardUseEnum = Object.fromEntries(
  PLAY_USES.map((use) => [use.toUpperCase(), use]),
) as Record<string, (typeof PLAY_USES)[number]>;
registerEnumType(CardUseEnum, { name: 'CardUse', description: 'What a card is played for.' });

@InputType({ description: 'The same as of `play`, where the action is known from the mutation.' })
export class CardInput extends PickType(PlayInput, [
  'gameId',
  'requestId',
  'version',
  'draft',
] as const) {
  @Field(() => ID)
  @IsString()
  @MaxLength(LONGEST_ID)
  card!: string;
}

@InputType()
export class PlayCardInput extends CardInput {
  @Field(() => CardUseEnum)
  @IsIn(PLAY_USES)
  use!: (typeof PLAY_USES)[number];

  @Field(() => ID, { nullable: true, description: 'LEADER: whom it activates.' })
  @Optional()
  @IsString()
  @MaxLength(LONGEST_ID)
  leader?: string | undefined;

  @Field(() => ID, { nullable: true, description: 'UNITS, DEPOT: where.' })
  @Optional()
  @IsString()
  @MaxLength(LONGEST_ID)
  space?: string | undefined;

  @Field(() => ID, { nullable: true, description: 'UNITS: the lake, for ships in its box.' })
  @Optional()
  @IsString()
  @MaxLength(LONGEST_ID)
  lake?: string | undefined;

  @Field(() => ID, { nullable: true, description: 'OPERATION: which one.' })
  @Optional()
  @IsString()
  @MaxLength(LONGEST_ID)
  operation?: string | undefined;
}
