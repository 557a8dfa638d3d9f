import { Field, ID, InputType, PickType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsString, MaxLength } from 'class-validator';

import { addField, PlayInput } from '../games/index.js';
import { fieldsOf, PLAY_USES } from './card-uses.js';

/** Ids of cards are short. */
const LONGEST_ID = 100;

const inCapitals = (use: string): string => use.toUpperCase();

/** GraphQL's names of the uses. */
export const CardUseEnum: { readonly [name: string]: string } = Object.fromEntries(
  PLAY_USES.map((use) => [inCapitals(use), use]),
);
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
  use!: string;
}
for (const { name, kind, text } of fieldsOf(PLAY_USES, inCapitals))
  addField(PlayCardInput, name, { kind, text: text.en });
