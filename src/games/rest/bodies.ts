import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsDefined, IsIn, IsInt, IsString, MaxLength } from 'class-validator';

import { Entropy, HandedBack, MAX_HANDED_BACK } from '../../common/client-texts.decorator.js';
import { Optional } from '../../common/optional.decorator.js';
import type { Json } from '../../rules/index.js';
import { IsGift } from '../play/is-gift.decorator.js';
import { IsPlan } from '../play/is-plan.decorator.js';
import { IsWishedTime, WISHED } from '../play/is-wished-time.decorator.js';
import { GIVEN, MAX_STEPS } from '../play/submission.js';
import { type Knowledge, KNOWLEDGES } from '../store/handover.js';
import { REQUEST_KINDS, type RequestKind } from '../store/requests.js';

export class VersionBody {
  @ApiProperty({ type: 'integer', description: 'The version it was made against.' })
  @IsInt()
  version!: number;
}

export class DecisionBody extends VersionBody {
  @ApiPropertyOptional({
    type: 'integer',
    description: "The caller's own number it was made against.",
  })
  @Optional()
  @IsInt()
  draft?: number | undefined;
}

/** Decorators of the property that holds the actions of a plan. */
const Steps = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'object', additionalProperties: true },
      maxItems: MAX_STEPS,
      minItems: 1,
      description: 'Several are one plan: all or nothing up to its first boundary.',
    }),
    IsPlan(),
  );

export class MovesBody extends DecisionBody {
  @Steps()
  actions!: Json[];
}

export class PreviewBody extends VersionBody {
  @ApiProperty({ type: 'integer', description: "The caller's own number it was made against." })
  @IsInt()
  draft!: number;

  @Steps()
  actions!: Json[];
}

export class ExplainBody extends VersionBody {
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsDefined()
  action!: Json;
}

export class TimeBody {
  @ApiProperty({ format: 'duration', example: 'PT12H', description: GIVEN })
  @IsGift()
  time!: string;
}

export class RequestBody {
  @ApiProperty({ enum: REQUEST_KINDS, description: 'What one player may ask of the other.' })
  @IsIn(REQUEST_KINDS)
  kind!: RequestKind;

  @ApiPropertyOptional({ format: 'duration', example: 'P3D', description: WISHED })
  @IsWishedTime()
  time?: string;
}

export class AnswerBody {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'The version that brought the request.',
  })
  @IsInt()
  version!: number;

  @ApiProperty({ description: 'false: it is refused, or by whoever asked taken back.' })
  @IsBoolean()
  agrees!: boolean;
}

export class PictureLinkBody {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'The version that it shows, from 1 to the present one.',
  })
  @IsInt()
  version!: number;
}

export class JoinBody {
  @ApiPropertyOptional({ type: String, description: 'Of a private game.' })
  @HandedBack()
  invite?: string | undefined;

  @ApiPropertyOptional({ type: String, description: "The player's own share of the chance." })
  @Entropy()
  entropy?: string | undefined;
}

export class OfferSeatBody {
  @ApiProperty({
    enum: KNOWLEDGES,
    description:
      'FULL: who takes it sees all that the seat has seen. FROM_NOW: nothing from before.',
  })
  @IsIn(KNOWLEDGES)
  knowledge!: Knowledge;
}

export class TakeSeatBody {
  @ApiProperty({ maxLength: MAX_HANDED_BACK, description: 'As the offer came with it.' })
  @MaxLength(MAX_HANDED_BACK)
  @IsString()
  token!: string;
}
