import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Matches, MaxLength } from 'class-validator';

import { Optional } from '../../common/optional.decorator.js';
import type { Json } from '../../rules/index.js';
import { CreateGameInput } from '../game.inputs.js';

/** Steps of one plan. */
const MAX_STEPS = 500;

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

export class MovesBody extends DecisionBody {
  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    maxItems: MAX_STEPS,
    minItems: 1,
    description: 'Several are one plan: all or nothing up to its first boundary.',
  })
  // Of several that are not met the last is told.
  @ArrayMaxSize(MAX_STEPS)
  @ArrayMinSize(1)
  @IsArray()
  actions!: Json[];
}

export class JoinBody {
  @ApiPropertyOptional({ description: 'Of a private game.' })
  @Optional()
  @MaxLength(200)
  invite?: string | undefined;

  @ApiPropertyOptional({ description: "The player's own share of the chance." })
  @Optional()
  @Matches(/^[\x20-\x7e]{1,200}$/, { message: 'entropy must be 1 to 200 ASCII characters' })
  entropy?: string | undefined;
}

/** GraphQL's input, described for OpenAPI too. */
const CREATE_GAME: Readonly<Record<keyof CreateGameInput, ApiPropertyOptions>> = {
  ruleset: { type: String, example: 'columbia1812' },
  scenario: { type: String, example: 'campaign' },
  options: {
    ...{ type: 'object', additionalProperties: { type: 'boolean' }, selfRequired: false },
    description: 'As `optionSchema` of the ruleset has it.',
  },
  seat: { type: String, required: false, description: "The creator's; the first if not given." },
  seed: { type: String, required: false, description: '64 hex digits: makes it a practice game.' },
  position: { type: String, required: false, description: 'A written position: unrated.' },
  private: { type: Boolean, required: false },
  entropy: { type: String, required: false, description: "The creator's share of the chance." },
};
for (const [field, description] of Object.entries(CREATE_GAME))
  ApiProperty(description)(CreateGameInput.prototype, field);

export { CreateGameInput };
