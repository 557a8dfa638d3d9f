import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';

import { GraphQLJson } from '../../common/json.scalar.js';
import type { Expected } from '../../rules/index.js';

const FOR_CACHES = 'Of this ruleset alone, for the cache of a client.';

@ObjectType('Clause', { description: 'A clause of a rulebook.' })
export class ClauseObject {
  @Field(() => ID, { description: 'As "C1812-9.1".' })
  id!: string;
}

@ObjectType('SeatName')
export class SeatNameObject {
  @Field(() => ID, { description: FOR_CACHES })
  id!: string;

  @Field(() => ID, { description: 'What it goes by in a game.' })
  seat!: string;

  @Field(() => String, { description: 'The sign that its pieces bear, as "star".' })
  mark!: string;
}

@ObjectType('Scenario')
export class ScenarioObject {
  @Field(() => ID, { description: FOR_CACHES })
  id!: string;

  @Field(() => ID, { description: 'What it goes by in its ruleset.' })
  scenario!: string;
}

@ObjectType('BoardPart', { description: 'A piece of a board that is worth a picture of its own.' })
export class BoardPartObject {
  @Field(() => ID, { description: FOR_CACHES })
  id!: string;

  @Field(() => ID, { description: 'What `?part=` of a picture takes.' })
  part!: string;
}

@ObjectType('BoardBox', { description: 'In the units of the drawing, from its upper left corner.' })
export class BoardBoxObject {
  @Field(() => Float)
  x!: number;

  @Field(() => Float)
  y!: number;

  @Field(() => Float)
  width!: number;

  @Field(() => Float)
  height!: number;
}

@ObjectType('Board', { description: 'The board of a game; pictures of it are had over REST.' })
export class BoardObject {
  @Field(() => Float, { description: 'Of the whole drawing, in its own units.' })
  width!: number;

  @Field(() => Float)
  height!: number;

  @Field(() => [BoardPartObject])
  parts!: BoardPartObject[];
}

@ObjectType('LessonStep', { description: 'One thing to be done in a lesson, and why.' })
export class LessonStepObject {
  @Field(() => ID, { description: 'The `decision` of `asks` in which it is done.' })
  asks!: string;

  @Field(() => [GraphQLJson], {
    description: 'Members of an action that matter; an action that has all of one of them will do.',
  })
  expect!: readonly Expected[];

  @Field(() => [ID], { description: 'What is to be touched: ids of places, pieces and cards.' })
  touch!: readonly string[];
}

@ObjectType('Lesson', {
  description:
    'A first game that teaches. No lesson knows its dice: a step that does not come up is passed over for the first after it that does; where none does, the last before it is done once more.',
})
export class LessonObject {
  @Field(() => ID)
  scenario!: string;

  @Field(() => GraphQLJson, { description: 'Options of its game.' })
  options!: { readonly [option: string]: boolean };

  @Field(() => ID, { description: "The learner's; the computer plays all others." })
  seat!: string;

  @Field(() => String, { description: 'At which the computer plays.' })
  level!: string;

  @Field(() => String, { description: 'The written position that its game begins from.' })
  position!: string;

  @Field(() => [LessonStepObject])
  steps!: LessonStepObject[];
}

@ObjectType('Ruleset', { description: 'A game that can be played here.' })
export class RulesetObject {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Raised whenever an old log would replay differently.' })
  version!: number;

  @Field(() => [ID])
  seats!: string[];
}
