import { ArgsType, Field, Float, InputType, Int } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

import { PRESETS } from '../../clocks/presets.js';
import { GraphQLInstant } from '../../common/instant.scalar.js';
import { IsInstant } from '../../common/is-instant.decorator.js';
import { GraphQLJson } from '../../common/json.scalar.js';
import { Optional } from '../../common/optional.decorator.js';
import { EVENT_NAME } from '../../competition/facts/event-name.js';
import {
  BOUNDS,
  FINALS,
  type Finals,
  type FormatName,
  FORMATS,
  LATE_GAMES,
  type LateGames,
  LEGS,
  type Legs,
  TIEBREAKS,
} from '../../competition/facts/settings.js';
import { FinalsEnum, FormatEnum, LateGamesEnum, LegsEnum } from './enums.js';

const MONTH_HOURS = 30 * 24;
export const [, MOST_ENTRIES] = BOUNDS.mostEntries;
const MOST_FINALISTS = 64;
const MOST_POOLS = 16;
const MOST_BUDGET = 1_000;
const BEST_OF = [3, 5, 7, 9] as const;

@InputType()
export class FinalsInput {
  @Field(() => FinalsEnum)
  @ApiProperty({ enum: [...FINALS] })
  @IsIn(FINALS)
  format!: Finals['format'];

  @Field(() => Int, { description: 'How many go on.' })
  @ApiProperty({ type: 'integer' })
  @Max(MOST_FINALISTS)
  @Min(2)
  @IsInt()
  places!: number;
}

@InputType()
export class ChoiceInput {
  @Field({
    defaultValue: false,
    description: 'The two strike scenarios in turn, the lower seed first, and play the last one.',
  })
  @ApiPropertyOptional({ default: false })
  @Optional(false)
  @IsBoolean()
  strikes: boolean = false;

  @Field(() => Int, {
    nullable: true,
    description: 'Points that each entrant can bid for sides, in the whole event; null: no bids.',
  })
  @ApiPropertyOptional({ type: 'integer' })
  @Optional()
  @Max(MOST_BUDGET)
  @Min(1)
  @IsInt()
  budget?: number | undefined;

  @Field(() => Float, {
    defaultValue: 24,
    description: 'For each strike, and for the two bids; then it is settled without them.',
  })
  @ApiPropertyOptional({ default: 24 })
  @Optional(24)
  @Max(MONTH_HOURS)
  @Min(0.05)
  @IsNumber()
  stepHours: number = 24;
}

@InputType()
export class TournamentInput {
  @Field({ description: '1 to 80 characters.' })
  @ApiProperty()
  @Matches(EVENT_NAME, { message: 'name must be 1 to 80 visible characters' })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.normalize('NFC').trim() : value,
  )
  name!: string;

  @Field()
  @ApiProperty()
  @MaxLength(64)
  @IsString()
  ruleset!: string;

  @Field(() => [String], { description: 'One a round, in turn.' })
  @ApiProperty({ type: [String] })
  @MaxLength(64, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(20)
  @ArrayNotEmpty()
  scenarios!: string[];

  @Field(() => GraphQLJson, { nullable: true, description: 'Those not named have their default.' })
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'boolean' } })
  @Optional()
  @IsObject()
  options?: { [option: string]: boolean } | undefined;

  @Field(() => String, { defaultValue: 'daily' })
  @ApiPropertyOptional({ enum: [...PRESETS], default: 'daily' })
  @Optional('daily')
  @IsIn(PRESETS)
  clock: string = 'daily';

  @Field(() => FormatEnum, { defaultValue: 'SWISS' })
  @ApiPropertyOptional({ enum: [...FORMATS], default: 'SWISS' })
  @Optional('SWISS')
  @IsIn(FORMATS)
  format: FormatName = 'SWISS';

  @Field(() => LegsEnum, { defaultValue: 'MIRRORED' })
  @ApiPropertyOptional({ enum: [...LEGS], default: 'MIRRORED' })
  @Optional('MIRRORED')
  @IsIn(LEGS)
  legs: Legs = 'MIRRORED';

  @Field(() => Int, {
    nullable: true,
    description: 'As many as the format asks for where not given.',
  })
  @ApiPropertyOptional({ type: 'integer' })
  @Optional()
  @Max(BOUNDS.rounds[1])
  @Min(BOUNDS.rounds[0])
  @IsInt()
  rounds?: number | undefined;

  @Field({ defaultValue: true, description: 'Who was not invited may enter, too.' })
  @ApiPropertyOptional({ default: true })
  @Optional(true)
  @IsBoolean()
  open: boolean = true;

  @Field(() => Int, { defaultValue: 64 })
  @ApiPropertyOptional({ type: 'integer', default: 64 })
  @Optional(64)
  @Max(BOUNDS.mostEntries[1])
  @Min(BOUNDS.mostEntries[0])
  @IsInt()
  mostEntries: number = 64;

  @Field(() => GraphQLInstant, {
    description: 'Until then entries are taken; then it starts by itself.',
  })
  @ApiProperty({ type: String, format: 'date-time' })
  @IsInstant()
  startsAt!: Date;

  @Field(() => Int, { defaultValue: 1, description: 'The last round that somebody may enter for.' })
  @ApiPropertyOptional({ type: 'integer', default: 1 })
  @Optional(1)
  @Max(BOUNDS.lateUntil[1])
  @Min(BOUNDS.lateUntil[0])
  @IsInt()
  lateUntil: number = 1;

  @Field(() => Float, {
    defaultValue: 504,
    description: 'From the publishing of a round to its deadline.',
  })
  @ApiPropertyOptional({ default: 504 })
  @Optional(504)
  @Max(BOUNDS.roundHours[1])
  @Min(BOUNDS.roundHours[0])
  @IsNumber()
  roundHours: number = 504;

  @Field(() => Float, {
    defaultValue: 24,
    description: 'After a deadline, until what is proposed stands.',
  })
  @ApiPropertyOptional({ default: 24 })
  @Optional(24)
  @Max(BOUNDS.graceHours[1])
  @Min(BOUNDS.graceHours[0])
  @IsNumber()
  graceHours: number = 24;

  @Field(() => Float, {
    defaultValue: 24,
    description: 'Until the next round is paired and published by itself.',
  })
  @ApiPropertyOptional({ default: 24 })
  @Optional(24)
  @Max(BOUNDS.pauseHours[1])
  @Min(BOUNDS.pauseHours[0])
  @IsNumber()
  pauseHours: number = 24;

  @Field(() => LateGamesEnum, { defaultValue: 'DIRECTOR' })
  @ApiPropertyOptional({ enum: [...LATE_GAMES], default: 'DIRECTOR' })
  @Optional('DIRECTOR')
  @IsIn(LATE_GAMES)
  lateGames: LateGames = 'DIRECTOR';

  @Field(() => Int, {
    defaultValue: 1,
    description: 'Half-point byes that an entrant may ask for.',
  })
  @ApiPropertyOptional({ type: 'integer', default: 1 })
  @Optional(1)
  @Max(BOUNDS.byes[1])
  @Min(BOUNDS.byes[0])
  @IsInt()
  byes: number = 1;

  @Field(() => [String], {
    defaultValue: ['BH', 'SB', 'WON', 'LOT'],
    description: 'After FIDE C.07.',
  })
  @ApiPropertyOptional({
    type: [String],
    enum: [...TIEBREAKS],
    default: ['BH', 'SB', 'WON', 'LOT'],
  })
  @Optional(['BH', 'SB', 'WON', 'LOT'])
  @IsIn(TIEBREAKS, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(TIEBREAKS.length)
  @IsArray()
  tiebreaks: string[] = ['BH', 'SB', 'WON', 'LOT'];

  @Field(() => [Int], { defaultValue: [], description: 'Places that something hangs on.' })
  @ApiPropertyOptional({ type: 'array', items: { type: 'integer' }, default: [] })
  @Optional([])
  @Max(MOST_ENTRIES, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(10)
  @IsArray()
  lines: number[] = [];

  @Field({ defaultValue: false, description: 'Only who checks in before a round is paired.' })
  @ApiPropertyOptional({ default: false })
  @Optional(false)
  @IsBoolean()
  checkIn: boolean = false;

  @Field({
    defaultValue: true,
    description: 'Days that players take off stop their clocks in its games.',
  })
  @ApiPropertyOptional({ default: true })
  @Optional(true)
  @IsBoolean()
  daysAway: boolean = true;

  @Field(() => Int, {
    nullable: true,
    description: 'In brackets: 3, 5, 7 or 9, of which one of two has to win more than half.',
  })
  @ApiPropertyOptional({ type: 'integer', enum: [...BEST_OF] })
  @Optional()
  @IsIn(BEST_OF)
  bestOf?: number | undefined;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a round robin with finals: as many of each pool go on to them.',
  })
  @ApiPropertyOptional({ type: 'integer' })
  @Optional()
  @Max(MOST_POOLS)
  @Min(2)
  @IsInt()
  pools?: number | undefined;

  @Field(() => FinalsInput, {
    nullable: true,
    description: 'A second stage, of those with the best places.',
  })
  @ApiPropertyOptional({ type: FinalsInput })
  @Optional()
  @ValidateNested()
  @Type(() => FinalsInput)
  finals?: FinalsInput | undefined;

  @Field(() => ChoiceInput, {
    nullable: true,
    description: 'What pairs choose before their games: a scenario, a side, or both.',
  })
  @ApiPropertyOptional({ type: ChoiceInput })
  @Optional()
  @ValidateNested()
  @Type(() => ChoiceInput)
  choice?: ChoiceInput | undefined;

  @Field({
    defaultValue: true,
    description: 'In a double knockout who has lost no match has to be beaten twice.',
  })
  @ApiPropertyOptional({ default: true })
  @Optional(true)
  @IsBoolean()
  reset: boolean = true;
}

@ArgsType()
export class CreateTournamentArgs {
  @Field(() => TournamentInput)
  @ValidateNested()
  @Type(() => TournamentInput)
  input!: TournamentInput;
}
