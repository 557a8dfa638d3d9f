import { ApiProperty } from '@nestjs/swagger';

export class ClauseAnswer {
  @ApiProperty({ example: 'C1812-9.1' })
  id!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ description: 'One sentence of our own.' })
  summary!: string;
}
