import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

import { DECLINE_CODES } from '../../competition/acts/rule.js';
import { ErrorDetail } from '../../http/refusals.js';
import { TournamentObject } from './tournament.objects.js';

/** REST's answer to a declined act: an error like any other, with what could be asked for instead. */
export class DeclinedDetail extends ErrorDetail {
  @ApiProperty({ enum: [...DECLINE_CODES, 'REQUEST_ID_REUSED'] })
  declare code: string;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    description: 'Which act, from 0; null: none was looked at.',
  })
  step?: number | null;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'Acts that can be done instead.',
  })
  better?: readonly object[];
}

export class DeclinedAnswer {
  @ApiProperty({ type: () => DeclinedDetail })
  error!: DeclinedDetail;

  @ApiPropertyOptional({ type: () => TournamentObject, description: 'As it is.' })
  tournament?: TournamentObject;
}
