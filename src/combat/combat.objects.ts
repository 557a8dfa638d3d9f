import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';

import { GraphQLJson } from '../common/json.scalar.js';
import type { JsonObject, Modifier, Ruleset } from '../rules/index.js';
import type { CombatReport } from './reports.js';

@ObjectType('Combat', { description: 'A combat in progress, as the caller may know it.' })
export class CombatObject {
  @Field()
  kind!: string;

  @Field(() => ID)
  place!: string;

  @Field(() => ID)
  attacker!: string;

  @Field(() => ID)
  defender!: string;

  @Field(() => Int)
  round!: number;

  @Field(() => GraphQLJson, { description: "In the game's own terms: units, dice to come." })
  detail!: JsonObject;
}

@ObjectType('OddsRow', { description: 'One way a combat may end.' })
export class OddsRowObject {
  @Field(() => GraphQLJson)
  result!: JsonObject;

  @Field(() => Float, { description: 'Exact; those of all rows add up to 1.' })
  probability!: number;
}

@ObjectType('Modifier', { description: 'What changes a combat, and the rule it comes from.' })
export class ModifierObject {
  @Field(() => Float)
  value!: number;
}

/** A modifier, and the ruleset in which its clause is looked up. */
export interface CitedModifier extends Modifier {
  readonly rules: Ruleset;
}

@ObjectType('CombatOdds')
export class CombatOddsObject {
  @Field(() => [OddsRowObject])
  rows!: readonly OddsRowObject[];

  @Field(() => [ModifierObject])
  modifiers!: CitedModifier[];
}

@ObjectType('CombatReport', { description: 'A combat that is over, as the caller heard it.' })
export class CombatReportObject {
  @Field(() => ID, { description: 'Of this game alone; `after` takes it.' })
  id!: string;

  @Field({ description: 'Type of the event that opened it.' })
  kind!: string;

  @Field(() => Int, { description: 'The version in which it began.' })
  begun!: number;

  @Field(() => Int, { description: 'The version in which it ended.' })
  ended!: number;

  @Field(() => Int)
  rounds!: number;

  @Field(() => Int, { description: 'Dice rolled.' })
  dice!: number;

  @Field(() => Int)
  hits!: number;

  @Field(() => GraphQLJson, { description: 'What its opening event said.' })
  opening!: JsonObject;

  @Field(() => GraphQLJson, { description: 'What its closing event said.' })
  result!: JsonObject;
}

export interface CitedReport extends CombatReport {
  readonly rules: Ruleset;
}
