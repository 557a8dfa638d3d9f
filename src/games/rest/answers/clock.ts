import { ApiProperty } from '@nestjs/swagger';

import {
  CLOCK_KINDS,
  type ClockKind,
  type Excuse,
  EXCUSES,
  TIMEOUT_POLICIES,
  type TimeoutPolicy,
} from '../../../clocks/clock.js';

const Duration = (description: string): PropertyDecorator =>
  ApiProperty({ format: 'duration', example: 'P2DT4H', description });

export class BudgetAnswer {
  @Duration('As it was charged last.')
  left!: string;

  @Duration('What each spell that used it brings.')
  increment!: string;

  @Duration('It never holds more.')
  cap!: string;
}

export class NotCountedAnswer {
  @ApiProperty({
    enum: EXCUSES,
    description:
      'The service was away; the clocks stood by agreement; the player was away or asleep; the first second.',
  })
  why!: Excuse;

  @Duration('How much.')
  time!: string;
}

export class RunningAnswer {
  @ApiProperty({ enum: CLOCK_KINDS, description: 'The budget that runs.' })
  kind!: ClockKind;

  @ApiProperty({ format: 'date-time', description: 'Up to when it has been charged.' })
  since!: string;

  @ApiProperty({ format: 'date-time', description: 'When it is empty, as things stand.' })
  until!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when the player is asleep, and the clock stands; null: they are awake.',
  })
  asleepUntil!: string | null;

  @ApiProperty({
    type: [NotCountedAnswer],
    description: 'Since its seat came to owe its decision.',
  })
  notCounted!: readonly NotCountedAnswer[];
}

export class SeatClockAnswer {
  @ApiProperty()
  seat!: string;

  @ApiProperty()
  turn!: BudgetAnswer;

  @ApiProperty()
  interrupt!: BudgetAnswer;

  @ApiProperty({ type: RunningAnswer, nullable: true, description: 'null: the seat owes nothing.' })
  running!: RunningAnswer | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'Until when the player of a clock that runs is away, and it stands; null: they are not.',
  })
  away!: string | null;

  @ApiProperty({ description: 'In how many spells the computer has answered for it.' })
  autoplays!: number;
}

export class RanOutAnswer {
  @ApiProperty()
  seat!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the game is abandoned unless somebody claims it; null: it ends at once.',
  })
  abandonedAt!: string | null;
}

/**
 * The clocks of a game. The present time is not in it, as that would make every answer differ and defeat ETags: the
 * header `Date` of the answer says it.
 */
export class ClockAnswer {
  @ApiProperty({ description: 'What the game was made with: live-60, fast, daily or slow.' })
  preset!: string;

  @ApiProperty({
    enum: TIMEOUT_POLICIES,
    description: 'What happens when a clock is empty.',
  })
  whenEmpty!: TimeoutPolicy;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when all clocks stand; null: they run.',
  })
  frozen!: string | null;

  @ApiProperty({ type: [SeatClockAnswer], description: 'Of the seats that people play.' })
  seats!: readonly SeatClockAnswer[];

  @ApiProperty({
    type: RanOutAnswer,
    nullable: true,
    description: 'A clock that is empty, while its game goes on.',
  })
  ranOut!: RanOutAnswer | null;
}
