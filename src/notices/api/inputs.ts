import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

import { Optional } from '../../common/optional.decorator.js';
import {
  DELIVERY_STATES,
  type DeliveryState,
  NOTICE_KINDS,
  type NoticeKind,
  USUAL_KINDS,
} from '../store/kinds.js';
import { DeliveryStateEnum, NoticeKindEnum } from './objects.js';

const MAX_INT = 2 ** 31 - 1;
const LONGEST_URL = 2_000;
const PAGE = 50;
const LARGEST_PAGE = 100;

const URL_HELP =
  'https, at port 443 or 1024 and above, on the public internet. It has to answer a trial with 2xx within five seconds.';

@InputType()
export class EndpointInput {
  @Field({ description: URL_HELP })
  @ApiProperty({ example: 'https://bot.example/muster', description: URL_HELP })
  @MaxLength(LONGEST_URL)
  @IsString()
  url!: string;
}

const KINDS_HELP =
  'Not given: all but GAME_CHANGED and TOURNAMENT_CHANGED, which tell of every version.';
const GAME_HELP =
  'Not given, and no event either: every game at which you have a seat, now and later.';
const EVENT_HELP = 'Id or slug of an event: instead of games.';
const LONGEST_SLUG = 100;

@InputType()
export class FollowInput {
  @Field(() => ID)
  @ApiProperty({ format: 'uuid' })
  @IsString()
  endpointId!: string;

  @Field(() => ID, { nullable: true, description: GAME_HELP })
  @ApiPropertyOptional({ type: String, format: 'uuid', description: GAME_HELP })
  @Optional()
  @IsString()
  gameId?: string | undefined;

  @Field(() => ID, { nullable: true, description: EVENT_HELP })
  @ApiPropertyOptional({ type: String, description: EVENT_HELP })
  @Optional()
  @MaxLength(LONGEST_SLUG)
  @IsString()
  tournamentId?: string | undefined;

  @Field(() => [NoticeKindEnum], { defaultValue: USUAL_KINDS, description: KINDS_HELP })
  @ApiPropertyOptional({
    ...{ enum: NOTICE_KINDS, isArray: true, default: USUAL_KINDS },
    description:
      'Not given: all but `game.changed` and `tournament.changed`, which tell of every version.',
  })
  @Optional(USUAL_KINDS)
  @ArrayNotEmpty()
  @ArrayMaxSize(NOTICE_KINDS.length)
  @IsIn(NOTICE_KINDS, { each: true })
  @IsArray({ message: 'kinds must be a list' })
  kinds: NoticeKind[] = [...USUAL_KINDS];
}

const SOURCE_HELP = 'Give one of the two.';
const AFTER =
  'The version after which the log, or the facts of an event, are read again; 0: all of it.';

export class ReplayBody {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: SOURCE_HELP })
  @Optional()
  @IsString()
  gameId?: string | undefined;

  @ApiPropertyOptional({ type: String, description: SOURCE_HELP })
  @Optional()
  @MaxLength(LONGEST_SLUG)
  @IsString()
  tournamentId?: string | undefined;

  @ApiProperty({ type: 'integer', minimum: 0, description: AFTER })
  @Max(MAX_INT)
  @Min(0)
  @IsInt()
  after!: number;
}

@InputType()
export class ReplayInput {
  @Field(() => ID)
  @IsString()
  endpointId!: string;

  @Field(() => ID, { nullable: true, description: SOURCE_HELP })
  @Optional()
  @IsString()
  gameId?: string | undefined;

  @Field(() => ID, { nullable: true, description: SOURCE_HELP })
  @Optional()
  @MaxLength(LONGEST_SLUG)
  @IsString()
  tournamentId?: string | undefined;

  @Field(() => Int, { description: AFTER })
  @Max(MAX_INT)
  @Min(0)
  @IsInt()
  after!: number;
}

@ArgsType()
export class EndpointArgs {
  @Field(() => EndpointInput)
  @ValidateNested()
  @Type(() => EndpointInput)
  input!: EndpointInput;
}

@ArgsType()
export class FollowArgs {
  @Field(() => FollowInput)
  @ValidateNested()
  @Type(() => FollowInput)
  input!: FollowInput;
}

@ArgsType()
export class ReplayArgs {
  @Field(() => ReplayInput)
  @ValidateNested()
  @Type(() => ReplayInput)
  input!: ReplayInput;
}

const PAGE_AFTER = 'The delivery with which the page before ended.';

export class DeliveriesQuery {
  @ApiPropertyOptional({ enum: DELIVERY_STATES })
  @Optional()
  @IsIn(DELIVERY_STATES)
  state?: DeliveryState | undefined;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: PAGE_AFTER })
  @Optional()
  @IsString()
  after?: string | undefined;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LARGEST_PAGE, default: PAGE })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value,
  )
  @Optional(PAGE)
  @Max(LARGEST_PAGE)
  @Min(1)
  @IsInt({ message: 'first must be a whole number' })
  first: number = PAGE;
}

@ArgsType()
export class DeliveriesArgs {
  @Field(() => ID)
  @IsString()
  endpointId!: string;

  @Field(() => DeliveryStateEnum, { nullable: true })
  @Optional()
  @IsIn(DELIVERY_STATES)
  state?: DeliveryState | undefined;

  @Field(() => ID, { nullable: true, description: PAGE_AFTER })
  @Optional()
  @IsString()
  after?: string | undefined;

  @Field(() => Int, { defaultValue: PAGE, description: `At most ${LARGEST_PAGE}.` })
  @Max(LARGEST_PAGE)
  @Min(1)
  @IsInt()
  first: number = PAGE;
}
