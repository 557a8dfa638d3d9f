import { ApiProperty } from '@nestjs/swagger';

import { durationText } from '../../../clocks/duration.js';
import type { ShownRequest } from '../../reading/request-reads.service.js';
import { REQUEST_KINDS, type RequestKind } from '../../store/requests.js';

class RequestAnswer {
  @ApiProperty({ enum: REQUEST_KINDS, description: 'What one player may ask of the other.' })
  kind!: RequestKind;

  @ApiProperty({ description: 'The seat that asks.' })
  by!: string;

  @ApiProperty({
    ...{ format: 'duration', nullable: true, type: String, example: 'P3D' },
    description: 'How long a pause, or how much time; null: it is not about time.',
  })
  time!: string | null;

  @ApiProperty({
    ...{ type: 'integer', nullable: true },
    description: 'The version to which the game is to go back; null: nothing is to be taken back.',
  })
  back!: number | null;

  @ApiProperty({ format: 'date-time', description: 'After that it cannot be answered any more.' })
  until!: Date;

  @ApiProperty({ type: 'integer', description: 'The version that brought it: an answer names it.' })
  version!: number;
}

export class RequestsAnswer {
  @ApiProperty({ type: () => [RequestAnswer], description: 'One at most.' })
  requests!: RequestAnswer[];
}

export const requestsAnswer = (requests: readonly ShownRequest[]): RequestsAnswer => ({
  requests: requests.map(({ ms, ...request }) => ({
    ...request,
    time: ms === null ? null : durationText(ms),
  })),
});
