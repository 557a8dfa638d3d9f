import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

import { GraphQLDuration } from '../../common/duration.scalar.js';
import { enumOf } from '../../common/enum-of.js';
import { GraphQLInstant } from '../../common/instant.scalar.js';
import { REQUEST_KINDS, type RequestKind } from '../store/requests.js';

export const RequestKindEnum = enumOf(REQUEST_KINDS);
registerEnumType(RequestKindEnum, {
  name: 'RequestKind',
  description: 'What one player may ask of the other.',
  valuesMap: {
    DRAW: { description: 'A draw, in games whose rules know one.' },
    ABORT: { description: 'To break the game off, without a winner.' },
    PAUSE: { description: 'That all clocks stand for a while, 14 days at most.' },
    MORE_TIME: { description: 'More time for the own clock, while it runs.' },
    TAKE_BACK: { description: 'That the last own move, and all that came after it, is undone.' },
  },
});

@ObjectType('Request', { description: 'What a player asks of the other, while it is open.' })
export class RequestObject {
  @Field(() => RequestKindEnum)
  kind!: RequestKind;

  @Field(() => ID, { description: 'The seat that asks.' })
  by!: string;

  @Field(() => GraphQLDuration, {
    name: 'time',
    nullable: true,
    description: 'How long a pause, or how much time; null: it is not about time.',
  })
  ms!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version to which the game is to go back; null: nothing is to be taken back.',
  })
  back!: number | null;

  @Field(() => GraphQLInstant, { description: 'After that it cannot be answered any more.' })
  until!: Date;

  @Field(() => Int, { description: 'The version that brought it: an answer names it.' })
  version!: number;
}
