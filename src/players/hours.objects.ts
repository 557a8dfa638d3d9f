import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

import { MOST_WINDOWS, type Window } from '../clocks/waking/index.js';
import { GraphQLInstant } from '../common/instant.scalar.js';

const LONGEST_ZONE = 64;
const TIME = /^\d\d:\d\d$/;

const ZONE = 'An IANA time zone, e.g. "Asia/Tokyo".';
const DAY = '1 is Monday, 7 is Sunday.';
const FROM = 'Local time, "HH:MM": the first minute awake.';
const TO = 'The first minute no longer awake; "24:00" is the end of the day.';
const WINDOWS = 'None overlaps another; one across midnight is two.';

@ObjectType('WakingWindow', { description: 'A stretch of a day in which a player is awake.' })
@InputType('WakingWindowInput')
export class WakingWindow implements Window {
  @Field(() => Int, { description: DAY })
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 7, description: DAY })
  @Max(7)
  @Min(1)
  @IsInt()
  day!: number;

  @Field({ description: FROM })
  @ApiProperty({ description: FROM, example: '08:00' })
  @Matches(TIME, { message: '$property must be a time, as "08:00"' })
  from!: string;

  @Field({ description: TO })
  @ApiProperty({ description: TO, example: '23:00' })
  @Matches(TIME, { message: '$property must be a time, as "23:00"' })
  to!: string;
}

@ObjectType('WakingHours', { description: 'When a player is awake, in every week.' })
@InputType('WakingHoursInput')
export class WakingHoursObject {
  @Field({ description: ZONE })
  @ApiProperty({ description: ZONE, maxLength: LONGEST_ZONE })
  @MaxLength(LONGEST_ZONE)
  @IsString()
  zone!: string;

  @Field(() => [WakingWindow], { description: WINDOWS })
  @ApiProperty({ type: () => [WakingWindow], maxItems: MOST_WINDOWS, description: WINDOWS })
  @ValidateNested({ each: true })
  @Type(() => WakingWindow)
  @ArrayMaxSize(MOST_WINDOWS)
  @ArrayNotEmpty()
  @IsArray()
  windows!: WakingWindow[];
}

const PRESENT = 'Which hold for spells that begin now; null: always awake.';
const NEXT = 'Which take waking time away, and so hold a week after they were set; null: none.';

@ObjectType('OwnHours', {
  description: 'When the caller is awake: slow clocks (fast, daily, slow) run in no other time.',
})
export class OwnHoursObject {
  @Field(() => WakingHoursObject, { nullable: true, description: PRESENT })
  @ApiProperty({ type: () => WakingHoursObject, nullable: true, description: PRESENT })
  present!: WakingHoursObject | null;

  @Field(() => WakingHoursObject, { nullable: true, description: NEXT })
  @ApiProperty({ type: () => WakingHoursObject, nullable: true, description: NEXT })
  next!: WakingHoursObject | null;

  @Field(() => GraphQLInstant, { nullable: true })
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextFrom!: Date | null;
}
