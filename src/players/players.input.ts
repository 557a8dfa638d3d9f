import { ArgsType, Field, GraphQLISODateTime } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsDate,
  IsIn,
  isISO8601,
  MaxDate,
  MinDate,
} from 'class-validator';

import { Optional } from '../common/optional.decorator.js';
import { ApiTokenScope } from './api-token.entity.js';
import { IsName, LONGEST_NAME } from './name.js';
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

const USUAL: Scope[] = ['read', 'play'];

/** The last day that is written with four digits of the year. */
const LAST = new Date('9999-12-31T00:00:00Z');

const UNTIL = 'When it is to end by itself. Not given: never, it is good until it is revoked.';

const NO_DATE = '$property must be a date and time, as 2030-01-31T12:00:00Z';

const asDate = ({ value }: { value: unknown }): unknown =>
  isISO8601(value, { strict: true, strictSeparator: true })
    ? new Date(value as string)
    : (value ?? undefined);

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

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: UNTIL,
  })
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: UNTIL,
  })
  @Optional()
  @Transform(asDate)
  @IsDate({ message: NO_DATE })
  @MinDate(() => new Date(), { message: '$property must be in the future' })
  @MaxDate(LAST, { message: NO_DATE })
  expiresAt?: Date | undefined;
}
