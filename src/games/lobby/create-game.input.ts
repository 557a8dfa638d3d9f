import { Field, ID, InputType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsString,
  Length,
  Matches,
  ValidateNested,
} from 'class-validator';

import { TIMEOUT_POLICIES, type TimeoutPolicy } from '../../clocks/clock.js';
import { type Preset, PRESETS } from '../../clocks/presets.js';
import { Entropy } from '../../common/client-texts.decorator.js';
import { GraphQLJson } from '../../common/json.scalar.js';
import { Optional } from '../../common/optional.decorator.js';
import { PLAYER_NAMES } from '../../rules/index.js';
import { TimeoutPolicyEnum } from './timeout-policy.enum.js';

const CLOCK =
  'How much time its players have: live-60 (one sitting), fast, daily, slow (by correspondence) or none.';
const WHEN_EMPTY = 'What happens when a clock is empty; as usual for `clock` where not given.';
const LEVELS = `One of ${PLAYER_NAMES.join(', ')}.`;

/** A seat that the computer is to play. */
@InputType()
export class SeatBotInput {
  @Field(() => ID)
  @ApiProperty({ type: String, example: 'gb' })
  @IsString()
  seat!: string;

  @Field(() => String, { description: LEVELS })
  @ApiProperty({ type: String, example: 'greedy', description: LEVELS })
  @IsString()
  level!: string;
}

/** More seats than any game has. */
const MOST_SEATS = 16;

/** Body of a request to create a game, in GraphQL and in REST. */
@InputType()
export class CreateGameInput {
  @Field(() => ID)
  @ApiProperty({ type: String, example: 'columbia1812' })
  @IsString()
  ruleset!: string;

  /** REST lets any text through here; it is checked later, against the scenarios of the ruleset. */
  @Field(() => ID)
  @ApiProperty({ type: String, example: 'campaign' })
  @Allow()
  scenario!: string;

  @Field(() => GraphQLJson, {
    nullable: true,
    description: 'As `optionSchema` of the ruleset has it.',
  })
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'boolean' },
    selfRequired: false,
    description: 'As `optionSchema` of the ruleset has it.',
  })
  @Optional()
  @IsObject()
  options?: { [option: string]: boolean } | undefined;

  @Field(() => ID, { nullable: true, description: "The creator's; the first where not given." })
  @ApiPropertyOptional({ type: String, description: "The creator's; the first if not given." })
  @Optional()
  @IsString()
  seat?: string | undefined;

  @Field(() => [SeatBotInput], {
    nullable: true,
    description: 'Seats that the computer plays; never the own.',
  })
  @ApiPropertyOptional({
    type: [SeatBotInput],
    description: 'Seats that the computer plays; never the own.',
  })
  @Optional()
  @ValidateNested({ each: true })
  @Type(() => SeatBotInput)
  @ArrayMaxSize(MOST_SEATS)
  @IsArray()
  seatBots?: SeatBotInput[] | undefined;

  @Field(() => String, { nullable: true, description: '64 hex digits: makes it a practice game.' })
  @ApiPropertyOptional({ type: String, description: '64 hex digits: makes it a practice game.' })
  @Optional()
  @Matches(/^[0-9a-f]{64}$/i, { message: 'seed must be 64 hex digits' })
  seed?: string | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'A written position to start from: unrated.',
  })
  @ApiPropertyOptional({ type: String, description: 'A written position: unrated.' })
  @Optional()
  @Length(1, 50_000)
  position?: string | undefined;

  @Field(() => String, { nullable: true, description: CLOCK })
  @ApiPropertyOptional({ type: String, enum: PRESETS, default: 'none', description: CLOCK })
  @Optional()
  @IsIn(PRESETS)
  clock?: Preset | undefined;

  @Field(() => TimeoutPolicyEnum, { nullable: true, description: WHEN_EMPTY })
  @ApiPropertyOptional({ type: String, enum: TIMEOUT_POLICIES, description: WHEN_EMPTY })
  @Optional()
  @IsIn(TIMEOUT_POLICIES)
  whenEmpty?: TimeoutPolicy | undefined;

  @Field(() => Boolean, { nullable: true })
  @ApiPropertyOptional({ type: Boolean })
  @Optional()
  @IsBoolean()
  private?: boolean | undefined;

  @Field(() => String, { nullable: true, description: "The creator's own share of the chance." })
  @ApiPropertyOptional({ type: String, description: "The creator's share of the chance." })
  @Entropy()
  entropy?: string | undefined;
}
