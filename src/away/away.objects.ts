import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';

import { LONGEST_BLOCK } from '../clocks/away.js';
import { GraphQLInstant } from '../common/instant.scalar.js';
import { IsInstant } from '../common/is-instant.decorator.js';
import { Optional } from '../common/optional.decorator.js';

const DAYS = 'Whole days, 1 to 14.';
const FROM = 'When it begins, within 90 days; if not given, now.';

@ArgsType()
export class TakeDaysAway {
  @Field(() => Int, { description: DAYS })
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LONGEST_BLOCK, description: DAYS })
  @Max(LONGEST_BLOCK)
  @Min(1)
  @IsInt()
  days!: number;

  @Field(() => GraphQLInstant, { nullable: true, description: FROM })
  @ApiPropertyOptional({ type: String, format: 'date-time', description: FROM })
  @Optional()
  @IsInstant()
  from?: Date | undefined;
}

@ObjectType('AwayBlock', { description: 'Days in which a player is away.' })
export class AwayBlockObject {
  @Field(() => ID)
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @Field(() => GraphQLInstant)
  @ApiProperty({ format: 'date-time' })
  from!: Date;

  @Field(() => GraphQLInstant)
  @ApiProperty({ format: 'date-time' })
  until!: Date;

  @Field(() => Int)
  @ApiProperty({ type: 'integer' })
  days!: number;
}

const LEFT = 'Days that can be taken now; 2.5 more come each month, up to 30.';
const BLOCKS = 'Those that are not over.';

@ObjectType('DaysAway', {
  description: 'Days that the caller takes off: slow clocks (fast, daily, slow) stand meanwhile.',
})
export class DaysAwayObject {
  @Field(() => Int, { description: LEFT })
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 30, description: LEFT })
  left!: number;

  @Field(() => [AwayBlockObject], { description: BLOCKS })
  @ApiProperty({ type: () => [AwayBlockObject], description: BLOCKS })
  blocks!: AwayBlockObject[];
}
