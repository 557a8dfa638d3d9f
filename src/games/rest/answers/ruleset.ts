import { ApiProperty } from '@nestjs/swagger';

import type { Expected, JsonObject } from '../../../rules/index.js';
import { ClauseAnswer } from './clause.js';
import { FREE } from './free.js';

/** The sign that stands for a side beside its colour. */
const MARK = { description: 'The sign that its pieces bear.' };

export class SeatNameAnswer {
  @ApiProperty({ example: 'us' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ ...MARK, example: 'star' })
  mark!: string;
}

export class ScenarioAnswer {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ type: [SeatNameAnswer] })
  seatNames!: readonly SeatNameAnswer[];

  @ApiProperty({ ...FREE, description: 'JSON Schema of the options of a new game of it.' })
  optionSchema!: JsonObject;
}

export class BoxAnswer {
  @ApiProperty()
  x!: number;

  @ApiProperty()
  y!: number;

  @ApiProperty()
  width!: number;

  @ApiProperty()
  height!: number;
}

export class BoardPartAnswer {
  @ApiProperty({ example: 'niagara' })
  id!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ type: () => BoxAnswer, description: 'In the units of the drawing.' })
  box!: BoxAnswer;
}

export class BoardAnswer {
  @ApiProperty({ description: 'Of the whole drawing, in its own units.' })
  width!: number;

  @ApiProperty()
  height!: number;

  @ApiProperty({ type: [BoardPartAnswer], description: 'Worth a picture of their own.' })
  parts!: readonly BoardPartAnswer[];
}

export class LessonStepAnswer {
  @ApiProperty({ description: 'The `id` of `asks` in which it is done.' })
  asks!: string;

  @ApiProperty({
    type: 'array',
    items: FREE,
    description: 'An action that has all members of one of them will do.',
  })
  expect!: readonly Expected[];

  @ApiProperty({ description: 'What to do and why, in one short sentence.' })
  text!: string;

  @ApiProperty({ type: () => ClauseAnswer, nullable: true })
  clause!: ClauseAnswer | null;

  @ApiProperty({ type: [String], description: 'Places, pieces and cards to be touched.' })
  touch!: readonly string[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'To be said where it was the last step of a combat.',
  })
  closing!: string | null;
}

export class LessonAnswer {
  @ApiProperty()
  scenario!: string;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'boolean' } })
  options!: { readonly [option: string]: boolean };

  @ApiProperty({ description: "The learner's; the computer plays all others." })
  seat!: string;

  @ApiProperty({ description: 'At which the computer plays.' })
  level!: string;

  @ApiProperty({ description: 'The written position that its game begins from.' })
  position!: string;

  @ApiProperty({
    type: [LessonStepAnswer],
    description: 'One that does not come up is passed over for the first after it that does.',
  })
  steps!: readonly LessonStepAnswer[];
}

export class RulesetAnswer {
  @ApiProperty({ example: 'columbia1812' })
  id!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ description: 'What it is about and played with, in one sentence.' })
  line!: string;

  @ApiProperty({ description: 'A game may end without a winner.' })
  mayBeDrawn!: boolean;

  @ApiProperty({
    type: 'integer',
    description: 'Raised whenever an old log would replay differently.',
  })
  version!: number;

  @ApiProperty({
    description: 'Of what lies in its box: another whenever anything in there is.',
    example: '9c1f64d20a7be853',
  })
  box!: string;

  @ApiProperty({ type: [String] })
  seats!: readonly string[];

  @ApiProperty({
    type: [SeatNameAnswer],
    description: 'Where a scenario has none of its own.',
  })
  seatNames!: readonly SeatNameAnswer[];

  @ApiProperty({ type: [ScenarioAnswer] })
  scenarios!: readonly ScenarioAnswer[];

  @ApiProperty({
    ...FREE,
    description: 'JSON Schema of the options of a new game whose scenario has none of its own.',
  })
  optionSchema!: JsonObject;

  @ApiProperty({ ...FREE, description: 'JSON Schema of an action.' })
  actionSchema!: JsonObject;

  @ApiProperty({ ...FREE, description: 'JSON Schema of a view.' })
  viewSchema!: JsonObject;

  @ApiProperty({ ...FREE, description: 'JSON Schema of a combat whose odds may be asked.' })
  oddsSchema!: JsonObject;

  @ApiProperty({
    type: () => LessonAnswer,
    nullable: true,
    description: 'A first game that teaches; null: it has none.',
  })
  lesson!: LessonAnswer | null;

  @ApiProperty({ type: () => BoardAnswer })
  board!: BoardAnswer;

  @ApiProperty({ type: [ClauseAnswer] })
  clauses!: readonly ClauseAnswer[];
}
