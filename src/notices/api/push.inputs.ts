import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsIn,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';

import { Optional } from '../../common/optional.decorator.js';
import { OWN_KINDS, type OwnKind, USUAL_OWN_KINDS } from '../store/kinds.js';
import { NoticeKindEnum } from './objects.js';

const LONGEST_URL = 2_000;
const LONGEST_KEY = 100;

@InputType()
export class PushInput {
  @Field({ description: 'As the browser gives it: `endpoint`.' })
  @MaxLength(LONGEST_URL)
  @IsString()
  url!: string;

  @Field({ description: 'The public key of the browser, base64url.' })
  @MaxLength(LONGEST_KEY)
  @IsString()
  p256dh!: string;

  @Field({ description: '16 bytes, base64url.' })
  @MaxLength(LONGEST_KEY)
  @IsString()
  auth!: string;

  @Field(() => [NoticeKindEnum], {
    defaultValue: USUAL_OWN_KINDS,
    description: 'Not given: all but GAME_CHANGED, which tells of every version.',
  })
  @Optional(USUAL_OWN_KINDS)
  @ArrayNotEmpty()
  @ArrayMaxSize(OWN_KINDS.length)
  @IsIn(OWN_KINDS, { each: true })
  kinds: OwnKind[] = [...USUAL_OWN_KINDS];
}

@ArgsType()
export class PushArgs {
  @Field(() => PushInput)
  @ValidateNested()
  @Type(() => PushInput)
  input!: PushInput;
}

@ArgsType()
export class PushUrlArgs {
  @Field()
  @MaxLength(LONGEST_URL)
  @IsString()
  url!: string;
}
