import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

import {
  type Budget,
  type ClockKind,
  type Excuse,
  type Excused,
  EXCUSES,
  type TimeoutPolicy,
} from '../../clocks/clock.js';
import { GraphQLDuration } from '../../common/duration.scalar.js';
import { enumOf } from '../../common/enum-of.js';
import { GraphQLInstant } from '../../common/instant.scalar.js';
import { TimeoutPolicyEnum } from '../lobby/timeout-policy.enum.js';
import type { ShownClock } from '../reading/clock-reads.service.js';

const ClockKindEnum = {
  TURN: 'turn',
  INTERRUPT: 'interrupt',
} as const satisfies { readonly [name in Uppercase<ClockKind>]: ClockKind };
registerEnumType(ClockKindEnum, {
  name: 'ClockKind',
  valuesMap: {
    TURN: { description: 'For decisions of its own turn.' },
    INTERRUPT: { description: 'For short answers in the turn of the other side.' },
  },
});
const ExcuseEnum = enumOf(EXCUSES);
registerEnumType(ExcuseEnum, {
  name: 'Excuse',
  description: 'Why time is not counted.',
  valuesMap: {
    OUTAGE: { description: 'The service was away.' },
    FROZEN: { description: 'The clocks stood by agreement.' },
    AWAY: { description: 'The player had taken days off.' },
    ASLEEP: { description: 'The player was asleep, by the hours that they have set.' },
    GRACE: { description: 'The first second of each spell in play at one sitting.' },
  },
});

@ObjectType('Budget', { description: 'What a seat has for its decisions of one kind.' })
class BudgetObject implements Budget {
  @Field(() => GraphQLDuration, { description: 'As it was charged last.' })
  left!: number;

  @Field(() => GraphQLDuration, { description: 'What each spell that used it brings.' })
  increment!: number;

  @Field(() => GraphQLDuration, { description: 'It never holds more.' })
  cap!: number;
}

@ObjectType('NotCounted')
class NotCountedObject implements Excused {
  @Field(() => ExcuseEnum)
  why!: Excuse;

  @Field(() => GraphQLDuration, { name: 'time' })
  ms!: number;
}

const AWAY =
  'Until when the player of a clock that runs is away, and it stands; null: they are not.';
const ASLEEP = 'Until when the player is asleep, and the clock stands; null: they are awake.';

@ObjectType('Running', { description: 'A clock that runs.' })
class RunningObject {
  @Field(() => ClockKindEnum, { description: 'The budget that runs.' })
  kind!: ClockKind;

  @Field(() => GraphQLInstant, { description: 'Up to when it has been charged.' })
  since!: Date;

  @Field(() => GraphQLInstant, { description: 'When it is empty, as things stand.' })
  until!: Date;

  @Field(() => GraphQLInstant, { nullable: true, description: ASLEEP })
  asleepUntil!: Date | null;

  @Field(() => [NotCountedObject], { description: 'Since its seat came to owe its decision.' })
  notCounted!: readonly Excused[];
}

@ObjectType('SeatClock')
class SeatClockObject {
  @Field(() => ID)
  seat!: string;

  @Field(() => BudgetObject)
  turn!: Budget;

  @Field(() => BudgetObject)
  interrupt!: Budget;

  @Field(() => RunningObject, { nullable: true, description: 'null: the seat owes nothing.' })
  running!: RunningObject | null;

  @Field(() => GraphQLInstant, { nullable: true, description: AWAY })
  away!: Date | null;

  @Field(() => Int, { description: 'In how many spells the computer has answered for it.' })
  autoplays!: number;
}

@ObjectType('RanOut', { description: 'A clock that is empty, while its game goes on.' })
export class RanOutObject {
  @Field(() => ID)
  seat!: string;

  @Field(() => GraphQLInstant)
  at!: Date;

  @Field(() => GraphQLInstant, {
    nullable: true,
    description: 'When the game is abandoned unless somebody claims it; null: it ends at once.',
  })
  abandonedAt!: Date | null;
}

@ObjectType('Clock', {
  description: 'Draw it from `now` and `until`: nothing ticks over the wire.',
})
export class ClockObject implements ShownClock {
  @Field({ description: 'What the game was made with: live-60, fast, daily or slow.' })
  preset!: string;

  @Field(() => TimeoutPolicyEnum)
  whenEmpty!: TimeoutPolicy;

  @Field(() => GraphQLInstant, { description: "The service's time." })
  now!: Date;

  @Field(() => GraphQLInstant, {
    nullable: true,
    description: 'Until when all clocks stand; null: they run.',
  })
  frozen!: Date | null;

  @Field(() => [SeatClockObject], { description: 'Of the seats that people play.' })
  seats!: ShownClock['seats'];

  @Field(() => RanOutObject, { nullable: true })
  ranOut!: RanOutObject | null;
}
