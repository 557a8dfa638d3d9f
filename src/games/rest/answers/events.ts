import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';

import type { Op } from '../../../rules/index.js';
import { FREE } from './free.js';
import { GameSummary } from './game.js';
import { LogEntryAnswer } from './log.js';

/** Data of a `change` event in the event stream of one game. */
@ApiExtraModels(LogEntryAnswer, GameSummary)
export class ChangeEvent {
  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: 'array', items: { $ref: getSchemaPath(LogEntryAnswer) } })
  entries!: readonly LogEntryAnswer[];

  @ApiProperty({
    type: 'array',
    items: FREE,
    description: "RFC 6902, from the caller's view at the version before to the one at this.",
  })
  patch!: readonly Op[];

  @ApiProperty({ type: () => GameSummary })
  game!: GameSummary;
}

/** Data of a `game` event in the stream of all games of a player. */
@ApiExtraModels(GameSummary)
export class MyGameEvent {
  @ApiProperty({ description: 'Come back with it to be told what has changed since.' })
  cursor!: string;

  @ApiProperty({ description: "The caller's." })
  seat!: string;

  @ApiProperty({ description: 'The caller owes a decision.' })
  owes!: boolean;

  @ApiProperty({ type: () => GameSummary, description: 'As it is now.' })
  game!: GameSummary;
}
