import { ApiProperty } from '@nestjs/swagger';

export class PictureLinkAnswer {
  @ApiProperty({ format: 'uuid', description: 'By which it is revoked.' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  gameId!: string;

  @ApiProperty({ type: 'integer', description: 'The version that it shows.' })
  version!: number;

  @ApiProperty({
    example: 'https://muster.example/v1/pictures/…64 characters….svg',
    description:
      'Whoever has it sees the picture, without a token: as a drawing, or with `.png` at its end as a picture.',
  })
  url!: string;

  @ApiProperty({
    format: 'date-time',
    description: '24 hours after it was made, or when the token ends by which it was made.',
  })
  expiresAt!: string;
}
