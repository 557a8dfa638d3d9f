import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('Reliability', {
  description:
    'What became of the last 50 games of a player that are over or that they have left: with a clock, against a person, none of practice.',
})
export class ReliabilityObject {
  @Field(() => Int)
  games!: number;

  @Field(() => Int, {
    description: 'Seen to the end: played out, resigned, drawn or broken off by agreement.',
  })
  finished!: number;

  @Field(() => Int, { description: 'Ended because their time ran out.' })
  timedOut!: number;

  @Field(() => Int, { description: 'Left: somebody else has their seat.' })
  handedOver!: number;
}
