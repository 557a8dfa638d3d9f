import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDefined, IsInt } from 'class-validator';

import { Entropy, HandedBack } from '../../common/client-texts.decorator.js';
import { Optional } from '../../common/optional.decorator.js';
import type { Json } from '../../rules/index.js';
import { IsPlan } from '../play/is-plan.decorator.js';
import { MAX_STEPS } from '../play/submission.js';

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

/** The actions of a plan. */
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
