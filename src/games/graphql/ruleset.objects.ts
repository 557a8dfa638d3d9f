import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';

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

@ObjectType('Ruleset', { description: 'A game that can be played here.' })
export class RulesetObject {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Raised whenever an old log would replay differently.' })
  version!: number;

  @Field(() => [ID])
  seats!: string[];
}
