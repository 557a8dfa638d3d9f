import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

import { ErrorDetail } from '../../../http/refusals.js';
import type { Action, Halt, JsonObject } from '../../../rules/index.js';
import { HALTS, STOPS } from '../../store/move-row.js';
import { ClauseAnswer } from './clause.js';
import { FREE } from './free.js';
import { GameAnswer } from './game.js';
import { RollAnswer } from './log.js';

const ACTION = {
  ...FREE,
  description: 'As `actionSchema` of the ruleset has it.',
  example: { do: 'march', unit: 'us-6th-infantry', to: 'buffalo' },
};

export class ChoiceAnswer {
  @ApiProperty(ACTION)
  action!: Action;

  @ApiProperty()
  label!: string;

  @ApiProperty({
    type: [String],
    description:
      'Short names: what its verb does, then what each of its fields names, in their order.',
    example: ['March', '6th Infantry', 'Buffalo'],
  })
  words!: readonly string[];

  @ApiPropertyOptional({
    description:
      'The place from which it moves what it names; not there where it moves nothing, or names that place itself.',
    example: 'buffalo',
  })
  from?: string;

  @ApiPropertyOptional({
    description:
      'The place that it attacks, where the caller sees enemies; not there where it attacks nobody.',
    example: 'buffalo',
  })
  attacks?: string;

  @ApiPropertyOptional({
    enum: HALTS,
    nullable: true,
    description:
      'With `stops` alone: what comes of it before the caller decides again, as far as they can know; null: nothing that an undo does not take back.',
  })
  stops?: Halt;
}

export class ChoicesAnswer {
  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: 'integer' })
  draft!: number;

  @ApiProperty({ type: [ChoiceAnswer], description: 'Every legal action now; empty = wait.' })
  choices!: readonly ChoiceAnswer[];
}

export class TakebackAnswer {
  @ApiProperty({ description: 'The sentence of its last step.' })
  label!: string;
}

export class PreviewStopAnswer {
  @ApiProperty({
    type: 'integer',
    description: 'The step, from 0: it and those after it were not tried.',
  })
  at!: number;

  @ApiProperty({ enum: HALTS, description: 'What would have come of it.' })
  why!: string;
}

/** The result of a preview: nothing was changed, and no dice were rolled. */
export class PreviewAnswer {
  @ApiProperty({
    type: [ChoiceAnswer],
    description: "Every legal action of the caller's seat there, sorted.",
  })
  choices!: readonly ChoiceAnswer[];

  @ApiProperty({
    ...FREE,
    description: 'What the caller would know there, as `viewSchema` of the ruleset has it.',
  })
  view!: JsonObject;

  @ApiProperty({
    type: () => PreviewStopAnswer,
    nullable: true,
    description:
      'The first step with a boundary, as far as the caller can know; null: the plan was tried whole.',
  })
  stopped!: PreviewStopAnswer | null;
}

export class UndoAnswer {
  @ApiProperty({ type: () => TakebackAnswer, nullable: true, description: 'null: nothing.' })
  undo!: TakebackAnswer | null;
}

export class PlayedAnswer {
  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: 'integer', description: 'Steps carried out; for an undo, taken back.' })
  applied!: number;

  @ApiProperty({ enum: STOPS, description: 'Why the plan stopped where it did.' })
  stopped!: string;

  @ApiProperty({ type: [RollAnswer] })
  rolls!: readonly RollAnswer[];

  @ApiProperty({ type: () => GameAnswer, description: 'As it is now.' })
  game!: GameAnswer;
}

/** A refused submission: nothing was changed. */
export class RefusalDetail extends ErrorDetail {
  @ApiProperty({ type: () => ClauseAnswer, nullable: true, description: 'What forbids it.' })
  clause!: ClauseAnswer | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The step of the plan that was refused, from 0.',
  })
  step!: number | null;

  @ApiProperty({
    type: [ChoiceAnswer],
    description: 'What a rule prefers to it, or what may be done that comes nearest to it.',
  })
  better!: readonly ChoiceAnswer[];

  @ApiProperty({ type: 'integer', description: "The game's." })
  version!: number;
}

export class RefusalAnswer {
  @ApiProperty({ type: () => RefusalDetail })
  error!: RefusalDetail;
}

export class HintAnswer {
  @ApiProperty({
    type: () => ChoiceAnswer,
    nullable: true,
    description:
      "What the computer would do in the caller's place; null: the decision is not theirs.",
  })
  hint!: ChoiceAnswer | null;
}

export class ExplainedAnswer {
  @ApiProperty({
    type: () => RefusalDetail,
    nullable: true,
    description: 'What a submission of that one action would be told; null: it may be made.',
  })
  refusal!: RefusalDetail | null;
}
