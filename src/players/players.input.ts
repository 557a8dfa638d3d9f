import { ArgsType, Field } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

import { IsName } from './name.js';

@ArgsType()
export class NameInput {
  @Field()
  @ApiProperty({ minLength: 1, maxLength: 40, example: 'Isaac Brock' })
  @IsName()
  name!: string;
}
