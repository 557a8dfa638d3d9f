import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsObject,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

import { RequestId } from '../../common/client-texts.decorator.js';
import { GraphQLJson } from '../../common/json.scalar.js';
import { Optional } from '../../common/optional.decorator.js';

/** How many acts a submission may have, e.g. for a long list of invitations. */
const MOST_ACTS = 500;

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
