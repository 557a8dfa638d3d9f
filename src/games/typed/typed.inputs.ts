import { Field, ID, InputType, PickType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsString, MaxLength } from 'class-validator';

import type { TypedInput } from '../../rules/index.js';
import { PlayInput } from '../graphql/game.inputs.js';
import { fieldsOf, PLAY_USES } from './card-uses.js';
import { addField, LONGEST_ID } from './typed-fields.js';

@InputType({ description: 'The same as of `play`, where the action is known from the mutation.' })
export class CombatActionInput extends PickType(PlayInput, [
  'gameId',
  'requestId',
  'version',
  'draft',
] as const) {}

const inputs = new Map<string, typeof CombatActionInput>();

/** The input class of a typed mutation; mutations with the same fields share one. */
export function inputOf(input: TypedInput | undefined): typeof CombatActionInput {
  if (input === undefined) return CombatActionInput;
  const known = inputs.get(input.name) ?? inputClass(input);
  inputs.set(input.name, known);
  return known;
}

function inputClass({ name, text, fields }: TypedInput): typeof CombatActionInput {
  const made = class extends CombatActionInput {};
  InputType(`${name}Input`, text && { description: text.en })(made);
  for (const [field, { kind, isNeeded, text }] of Object.entries(fields))
    addField(made, field, { kind, ...(isNeeded && { isNeeded }), text: text && sentence(text.en) });
  return made;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inCapitals = (use: string): string => use.toUpperCase();

/** The enum of the uses of cards: GraphQL's name -> name in the rulesets. */
const CardUseEnum: { readonly [name: string]: string } = Object.fromEntries(
  PLAY_USES.map((use) => [inCapitals(use), use]),
);
registerEnumType(CardUseEnum, { name: 'CardUse', description: 'What a card is played for.' });

@InputType({ description: 'The same as of `play`, where the action is known from the mutation.' })
export class CardInput extends CombatActionInput {
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
