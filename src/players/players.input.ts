import { ArgsType, Field } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsString,
  MaxLength,
  MinDate,
} from 'class-validator';

import { GraphQLInstant } from '../common/instant.scalar.js';
import { IsInstant } from '../common/is-instant.decorator.js';
import { Optional } from '../common/optional.decorator.js';
import { ApiTokenScope } from './api-token.entity.js';
import { IsName, LONGEST_NAME, LONGEST_SENT } from './name.js';
import { type Scope, SCOPES } from './scopes.js';

@ArgsType()
export class NameInput {
  @Field()
  @ApiProperty({
    ...{ minLength: 1, maxLength: LONGEST_NAME, example: 'Isaac Brock' },
    description: '1 to 40 visible characters, as a reader counts them.',
  })
  @IsName()
  name!: string;
}

/** How many names one question may have: as many as a submission may have acts. */
const MOST_NAMES = 500;
const NAMES = 'At most 500, each as its player wrote it.';

@ArgsType()
export class NamesInput {
  @Field(() => [String], { description: NAMES })
  @ApiProperty({ type: [String], maxItems: MOST_NAMES, description: NAMES })
  @MaxLength(LONGEST_SENT, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(MOST_NAMES)
  @ArrayNotEmpty()
  @IsArray()
  names!: string[];
}

const USUAL: Scope[] = ['read', 'play'];

const UNTIL = 'When it is to end by itself. Not given: never, it is good until it is revoked.';

@ArgsType()
export class NewApiToken extends NameInput {
  @Field(() => [ApiTokenScope], { defaultValue: USUAL, description: 'PLAY holds READ.' })
  @ApiPropertyOptional({
    enum: SCOPES,
    isArray: true,
    default: USUAL,
    description: '`play` holds `read`.',
  })
  @Optional(USUAL)
  @ArrayNotEmpty()
  @ArrayMaxSize(10)
  @IsIn(SCOPES, { each: true })
  scopes: Scope[] = USUAL;

  @Field(() => GraphQLInstant, {
    nullable: true,
    description: UNTIL,
  })
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: UNTIL,
  })
  @Optional()
  @MinDate(() => new Date(), { message: '$property must be in the future' })
  @IsInstant()
  expiresAt?: Date | undefined;
}
