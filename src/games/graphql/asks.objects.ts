import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

import type { Asks, Ruleset, Text } from '../../rules/index.js';

@ObjectType('Asks', { description: 'What the caller has to decide now.' })
export class AsksObject {
  @Field(() => ID, { description: 'Of this game alone, for the cache of a client.' })
  id!: string;

  @Field(() => ID, { description: 'What the decision is called in its ruleset.' })
  decision!: string;
}

/** The question that a seat has to answer, with the ruleset in which its clause is looked up. */
export interface CitedAsks extends Asks {
  readonly decision: string;
  readonly rules: Ruleset;
}

@ObjectType('Counter', { description: 'What is left, while one decides.' })
export class CounterObject {
  @Field(() => Int)
  value!: number;

  @Field(() => Int, { nullable: true, description: 'null: the rules set no number.' })
  of!: number | null;
}

@ObjectType('Score', { description: "The points of a seat, in the game's own." })
export class ScoreObject {
  @Field(() => ID, { description: 'What it goes by in the game.' })
  seat!: string;

  @Field(() => Int)
  value!: number;
}

@ObjectType('ScorePart', { description: 'What a part of the points is for.' })
export class ScorePartObject {
  @Field(() => Int)
  value!: number;
}

export interface Labelled {
  readonly label: Text;
}
