import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('Clause', { description: 'A clause of a rulebook.' })
export class ClauseObject {
  @Field(() => ID, { description: 'As "C1812-9.1".' })
  id!: string;
}

@ObjectType('SeatName')
export class SeatNameObject {
  @Field(() => ID)
  id!: string;
}

@ObjectType('Scenario')
export class ScenarioObject {
  @Field(() => ID)
  id!: string;
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
