import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

import { enumOf } from '../common/enum-of.js';
import { GraphQLJson } from '../common/json.scalar.js';
import {
  type Ending,
  type Fielded,
  type Force,
  type JsonObject,
  type Modifier,
  MODIFIER_KINDS,
  type Ruleset,
  type Text,
} from '../rules/index.js';
import type { CombatReport } from './reports.js';

const COUNT = '1 where each piece is one of its own.';
const NOW = 'Strength of each; null: the game gives its pieces none.';
const HIDDEN = 'So many more, of which the caller may not know which they are.';
const DICE =
  "Rolled next, if it comes to that; one roll for both is the attacker's. null: not known.";
const STRENGTH = "As it counts in the combat, in the game's own measure; null: not known.";
const ODDS =
  'How it ends, exactly, from where it stands, if both go on with it, no card is played and losses fall as `combatOdds` has it; null: the caller may not know.';
const ENDING_SEAT = "Whose success it is; null: nobody's.";
const ENDING_P = 'Its probability; those of all add up to 1.';
const ATTACKS = 'The place that it attacks.';
const FIRST_DICE =
  'Rolled first, at once, by both sides together, if it comes to that; null: not known.';
const OUTLOOK_ODDS =
  'How the attack ends, exactly, as things stand, if both go on with it, no card is played and losses fall as `combatOdds` has it; null: the caller may not know, or more is decided before it is fought.';
const OUTLOOK =
  'What the caller may know of the attack that this one action begins; null: it attacks nobody that they see, or it may not be made (`explain` says why). Nothing is changed.';
/** What GraphQL and REST say of a combat. */
export const SAID = {
  ...{ COUNT, NOW, HIDDEN, DICE, STRENGTH, ODDS, ENDING_SEAT, ENDING_P },
  ...{ ATTACKS, FIRST_DICE, OUTLOOK_ODDS, OUTLOOK },
} as const;

@ObjectType('CombatPiece', { description: 'A piece in a combat, or so many that are all alike.' })
export class CombatPieceObject implements Fielded {
  @Field(() => ID, { description: 'As `components` has it.' })
  piece!: string;

  @Field(() => Int, { description: COUNT })
  count!: number;

  @Field(() => Int, { nullable: true, description: NOW })
  now!: number | null;

  @Field(() => Int, { nullable: true, description: 'The same, unhurt.' })
  full!: number | null;
}

@ObjectType('CombatSide', { description: 'One side of a combat, as the caller may know it.' })
export class CombatSideObject implements Force {
  @Field(() => ID, { description: 'What it goes by in the game.' })
  seat!: string;

  @Field(() => [CombatPieceObject])
  pieces!: readonly CombatPieceObject[];

  @Field(() => Int, { description: HIDDEN })
  hidden!: number;

  @Field(() => Int, { nullable: true, description: DICE })
  dice!: number | null;

  @Field(() => Float, { nullable: true, description: STRENGTH })
  strength!: number | null;
}

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

  @Field(() => [CombatSideObject], { description: 'The force of each seat, in their order.' })
  sides!: readonly CombatSideObject[];

  @Field(() => GraphQLJson, { description: "In the game's own terms: units, dice to come." })
  detail!: JsonObject;
}

@ObjectType('CombatEnding', { description: 'One way a combat in progress may end.' })
export class CombatEndingObject {
  label!: Text;

  @Field(() => ID, { nullable: true, description: ENDING_SEAT })
  seat!: string | null;

  @Field(() => Float, { description: ENDING_P })
  p!: number;
}

@ObjectType('Outlook', { description: 'What is known of an attack before it is made.' })
export class OutlookObject {
  @Field(() => ID, { description: ATTACKS })
  attacks!: string;

  @Field(() => Int, { nullable: true, description: FIRST_DICE })
  dice!: number | null;

  endings!: readonly Ending[] | null;
}

@ObjectType('OddsRow', { description: 'One way a combat may end.' })
export class OddsRowObject {
  @Field(() => GraphQLJson)
  result!: JsonObject;

  @Field(() => Float, { description: 'Exact; those of all rows add up to 1.' })
  probability!: number;
}

const ModifierKindEnum = enumOf(MODIFIER_KINDS);
registerEnumType(ModifierKindEnum, {
  name: 'ModifierKind',
  description: 'What the value of a modifier is.',
  valuesMap: {
    DIE: { description: 'Added to the die.' },
    DICE: { description: 'So many dice more.' },
    FACTOR: { description: 'Strength or fire is multiplied by it.' },
  },
});

@ObjectType('Modifier', { description: 'What changes a combat, and the rule it comes from.' })
export class ModifierObject {
  @Field(() => Float)
  value!: number;

  @Field(() => ModifierKindEnum, { description: 'What its value is.' })
  kind!: (typeof MODIFIER_KINDS)[number];
}

/** A modifier, with the ruleset in which its clause is looked up. */
export interface CitedModifier extends Required<Modifier> {
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
