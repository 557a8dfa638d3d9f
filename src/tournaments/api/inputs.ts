import { ArgsType, Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDate,
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
import { HandedBack, RequestId } from '../../common/client-texts.decorator.js';
import { GraphQLInstant } from '../../common/instant.scalar.js';
import { GraphQLJson } from '../../common/json.scalar.js';
import { Optional } from '../../common/optional.decorator.js';
import {
  type FormatName,
  FORMATS,
  LATE_GAMES,
  type LateGames,
  LEGS,
  type Legs,
  TIEBREAKS,
} from '../../competition/facts/settings.js';
import { type Phase, PHASES } from '../../competition/fold/tournament.js';
import { FormatEnum, LateGamesEnum, LegsEnum, PhaseEnum } from './enums.js';

const YEAR_HOURS = 366 * 24;
const MONTH_HOURS = 30 * 24;
const MOST_ENTRIES = 2_000;
const MOST_ROUNDS = 100;
/** Acts of one submission: a list of people who are invited. */
const MOST_ACTS = 500;
const NAME = /^(?=.*\S)[^\p{Cc}\p{Cs}\p{Cn}\p{Co}\u202a-\u202e\u2066-\u2069]{1,80}$/u;

@InputType()
export class TournamentInput {
  @Field({ description: '1 to 80 characters.' })
  @ApiProperty()
  @Matches(NAME, { message: 'name must be 1 to 80 visible characters' })
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
  @Max(MOST_ROUNDS)
  @Min(1)
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
  @Max(MOST_ENTRIES)
  @Min(2)
  @IsInt()
  mostEntries: number = 64;

  @Field(() => GraphQLInstant, {
    description: 'Until then entries are taken; then it starts by itself.',
  })
  @ApiProperty({ type: String, format: 'date-time' })
  @IsDate()
  @Type(() => Date)
  startsAt!: Date;

  @Field(() => Int, { defaultValue: 1, description: 'The last round that somebody may enter for.' })
  @ApiPropertyOptional({ type: 'integer', default: 1 })
  @Optional(1)
  @Max(MOST_ROUNDS)
  @Min(1)
  @IsInt()
  lateUntil: number = 1;

  @Field(() => Float, {
    defaultValue: 504,
    description: 'From the publishing of a round to its deadline.',
  })
  @ApiPropertyOptional({ default: 504 })
  @Optional(504)
  @Max(YEAR_HOURS)
  @Min(0.25)
  @IsNumber()
  roundHours: number = 504;

  @Field(() => Float, {
    defaultValue: 24,
    description: 'After a deadline, until what is proposed stands.',
  })
  @ApiPropertyOptional({ default: 24 })
  @Optional(24)
  @Max(MONTH_HOURS)
  @Min(0)
  @IsNumber()
  graceHours: number = 24;

  @Field(() => Float, {
    defaultValue: 24,
    description: 'Until the next round is paired and published by itself.',
  })
  @ApiPropertyOptional({ default: 24 })
  @Optional(24)
  @Max(MONTH_HOURS)
  @Min(0)
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
  @Max(MOST_ROUNDS)
  @Min(0)
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
}

@ArgsType()
export class CreateTournamentArgs {
  @Field(() => TournamentInput)
  @ValidateNested()
  @Type(() => TournamentInput)
  input!: TournamentInput;
}

@InputType()
export class DirectBody {
  @Field(() => Int, {
    nullable: true,
    description: 'The version that it was made against; not given: whichever it is.',
  })
  @ApiPropertyOptional({ type: 'integer' })
  @Optional()
  @Min(1)
  @IsInt()
  version?: number | undefined;

  @Field(() => [GraphQLJson], { description: 'Each with its `kind` and its fields; all or none.' })
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  @IsObject({ each: true })
  @ArrayMaxSize(MOST_ACTS)
  @ArrayMinSize(1)
  @IsArray()
  acts!: { kind: string }[];

  @Field(() => String, { nullable: true, description: 'For all to read.' })
  @ApiPropertyOptional({ type: String })
  @Optional()
  @MaxLength(500)
  @IsString()
  reason?: string | undefined;

  @Field({ defaultValue: false, description: 'Only show what would be.' })
  @ApiPropertyOptional({ default: false })
  @Optional(false)
  @IsBoolean()
  preview: boolean = false;
}

@InputType()
export class DirectInput extends DirectBody {
  @Field(() => ID)
  @MaxLength(100)
  @IsString()
  tournamentId!: string;

  @Field(() => ID)
  @RequestId()
  requestId!: string;
}

@ArgsType()
export class DirectArgs {
  @Field(() => DirectInput)
  @ValidateNested()
  @Type(() => DirectInput)
  input!: DirectInput;
}

@ArgsType()
export class TournamentArgs {
  @Field(() => ID, { description: 'Its id, or what it is called in links.' })
  @MaxLength(100)
  @IsString()
  id!: string;

  @Field(() => Int, { nullable: true, description: 'The version to look back to.' })
  @Optional()
  @Min(1)
  @IsInt()
  at?: number | undefined;
}

@ArgsType()
export class FactsArgs {
  @Field(() => Int, { defaultValue: 0, description: 'Those later than this one.' })
  @Min(0)
  @IsInt()
  after: number = 0;

  @Field(() => Int, { defaultValue: 100 })
  @Max(1_000)
  @Min(1)
  @IsInt()
  first: number = 100;
}

/** A part of a list: `first` of them, from where the part before ended. */
const partOf = (usual: number, most: number) => {
  @ArgsType()
  class PartArgs {
    @Field(() => Int, { defaultValue: 0, description: 'How many are left out.' })
    @Min(0)
    @IsInt()
    after: number = 0;

    @Field(() => Int, { defaultValue: usual })
    @Max(most)
    @Min(1)
    @IsInt()
    first: number = usual;
  }
  return PartArgs;
};

@ArgsType()
export class EntriesArgs extends partOf(50, MOST_ENTRIES) {}

@ArgsType()
export class PairingsArgs extends partOf(25, MOST_ENTRIES / 2) {}

@ArgsType()
export class TournamentsArgs {
  @Field(() => PhaseEnum, { nullable: true })
  @Optional()
  @IsIn(PHASES)
  phase?: Phase | undefined;

  @Field(() => String, { nullable: true })
  @Optional()
  @MaxLength(64)
  @IsString()
  ruleset?: string | undefined;

  @Field({ defaultValue: false, description: 'Those in which the caller plays or has a role.' })
  @IsBoolean()
  mine: boolean = false;

  @Field(() => Int, { defaultValue: 20 })
  @Max(100)
  @Min(1)
  @IsInt()
  first: number = 20;

  @Field(() => String, { nullable: true })
  @HandedBack()
  after?: string | undefined;
}

@ArgsType()
export class ChangedArgs {
  @Field(() => ID)
  @MaxLength(100)
  @IsString()
  tournamentId!: string;

  @Field(() => Int, { defaultValue: 0, description: 'The last fact that is known already.' })
  @Min(0)
  @IsInt()
  after: number = 0;
}
