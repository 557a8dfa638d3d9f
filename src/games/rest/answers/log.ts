import { ApiProperty } from '@nestjs/swagger';

import type { JsonObject } from '../../../rules/index.js';
import type { CombatMoment } from '../../reading/game-reading.js';
import { ClauseAnswer } from './clause.js';
import { FREE } from './free.js';

export class RollAnswer {
  @ApiProperty({ type: [Number], example: [6, 2] })
  dice!: readonly number[];

  @ApiProperty()
  purpose!: string;

  @ApiProperty({ type: () => ClauseAnswer, nullable: true })
  clause!: ClauseAnswer | null;
}

export class LogEntryAnswer {
  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty()
  text!: string;

  @ApiProperty()
  type!: string;

  @ApiProperty(FREE)
  data!: JsonObject;

  @ApiProperty({ type: () => ClauseAnswer, nullable: true })
  clause!: ClauseAnswer | null;

  @ApiProperty({ type: [RollAnswer] })
  rolls!: readonly RollAnswer[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: "Whose doing it was; null: nobody's, or of both seats.",
  })
  side!: string | null;

  @ApiProperty({
    type: [String],
    description:
      'Places of the box that it is about, as far as the caller hears of them: where it began first, where it went last.',
  })
  at!: readonly string[];

  @ApiProperty({
    enum: ['OPENS', 'CLOSES'],
    nullable: true,
    description:
      'Where a combat begins and where it is over: what lies between is of that combat. null: neither.',
  })
  combat!: CombatMoment | null;

  @ApiProperty({ format: 'date-time' })
  time!: string;
}

export class LogAnswer {
  @ApiProperty({ type: [LogEntryAnswer], description: 'Whole versions; go on with the last one.' })
  entries!: readonly LogEntryAnswer[];
}
