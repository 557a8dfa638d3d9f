import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

const LONGEST_TOKEN = 100;

export class PushStopInput {
  @ApiProperty({ description: 'As it stands in the push.' })
  @MaxLength(LONGEST_TOKEN)
  @IsString()
  token!: string;
}

export class PushStopAnswer {
  @ApiProperty({
    description: 'false: they were stopped already, or the subscription is there no longer.',
  })
  changed!: boolean;
}
