import { ApiProperty } from '@nestjs/swagger';

export class BoardPictureAnswer {
  @ApiProperty({ format: 'uuid', description: "The game's." })
  id!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ description: 'To be laid over `ground.svg` of the ruleset, without furniture.' })
  svg!: string;
}
