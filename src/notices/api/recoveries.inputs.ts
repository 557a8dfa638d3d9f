import { ArgsType, Field } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

import type { ToPeople } from '../../common/validation.pipe.js';
import { USELESS_LINK } from '../mail/codes.js';
import { IsMailAddress } from './is-mail-address.decorator.js';

const LONGEST_CODE = 100;
const CONFIRMED = 'The mail address that the player has confirmed.';
const NO_CODE: ToPeople = { sentence: USELESS_LINK };
const CODE = 'From the link in the letter.';

@ArgsType()
export class RecoveryAddress {
  @Field({ description: CONFIRMED })
  @ApiProperty({ description: CONFIRMED, example: 'isaac@mail.example' })
  @IsMailAddress()
  address!: string;
}

@ArgsType()
export class RecoveryCode {
  @Field({ description: CODE })
  @ApiProperty({ description: CODE })
  @MaxLength(LONGEST_CODE, { context: NO_CODE })
  @IsString()
  code!: string;
}
