import { ArgsType, Field, ID, InputType, Int, PickType } from '@nestjs/graphql';
import { IsDefined, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import { GraphQLJson } from '../common/json.scalar.js';
import { Optional } from '../common/optional.decorator.js';
import { addField, PlayInput } from '../games/index.js';
import type { Json, TypedInput } from '../rules/index.js';

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

const inputs = new Map<string, typeof CombatActionInput>();

/** The input of a typed mutation; mutations that take the same have the same one. */
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
