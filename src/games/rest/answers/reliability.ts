import { ApiProperty } from '@nestjs/swagger';

const WHOLE = { type: 'integer', minimum: 0, maximum: 50 } as const;

export class ReliabilityAnswer {
  @ApiProperty(WHOLE)
  games!: number;

  @ApiProperty({
    ...WHOLE,
    description: 'Seen to the end: played out, resigned, drawn or broken off by agreement.',
  })
  finished!: number;

  @ApiProperty({ ...WHOLE, description: 'Ended because their time ran out.' })
  timedOut!: number;

  @ApiProperty({ ...WHOLE, description: 'Left: somebody else has their seat.' })
  handedOver!: number;
}
