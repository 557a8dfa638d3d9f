import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';

import { ErrorDetail } from '../../http/refusals.js';
import { Player } from '../../players/player.entity.js';
import type { Action, JsonObject, Op } from '../../rules/index.js';
import { GAME_STATUSES, type GameStatus } from '../store/game-head.js';
import { STOPS } from '../store/move-row.js';

const FREE = { type: 'object', additionalProperties: true } as const;
const ACTION = {
  ...FREE,
  description: 'As `actionSchema` of the ruleset has it.',
  example: { do: 'march', unit: 'us-6th-infantry', to: 'buffalo' },
};

export class ClauseAnswer {
  @ApiProperty({ example: 'C1812-9.1' })
  id!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ description: 'One sentence of our own.' })
  summary!: string;
}

export class SeatNameAnswer {
  @ApiProperty({ example: 'us' })
  id!: string;

  @ApiProperty()
  name!: string;
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

export class RulesetAnswer {
  @ApiProperty({ example: 'columbia1812' })
  id!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({
    type: 'integer',
    description: 'Raised whenever an old log would replay differently.',
  })
  version!: number;

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

  @ApiProperty({ type: () => BoardAnswer })
  board!: BoardAnswer;

  @ApiProperty({ type: [ClauseAnswer] })
  clauses!: readonly ClauseAnswer[];
}

export class SeatAnswer {
  @ApiProperty({ example: 'us' })
  id!: string;

  @ApiProperty({ type: () => Player, nullable: true, description: 'null: the seat is free.' })
  player!: Pick<Player, 'id' | 'name'> | null;
}

export class OutcomeAnswer {
  @ApiProperty({ type: String, nullable: true, description: 'null: a draw.' })
  winner!: string | null;

  @ApiProperty()
  reason!: string;

  @ApiProperty({
    type: () => ClauseAnswer,
    nullable: true,
    description: 'null: not by any rule, as a resignation.',
  })
  clause!: ClauseAnswer | null;
}

export class GameSummary {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'columbia1812' })
  ruleset!: string;

  @ApiProperty()
  scenario!: string;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'boolean' } })
  options!: { readonly [option: string]: boolean };

  @ApiProperty({ enum: GAME_STATUSES })
  status!: GameStatus;

  @ApiProperty({ type: 'integer', description: 'Number of changes that every seat may know of.' })
  version!: number;

  @ApiProperty({ type: [SeatAnswer] })
  seats!: readonly SeatAnswer[];

  @ApiProperty({ type: [String], description: 'Seats that owe a decision now, possibly several.' })
  owed!: readonly string[];

  @ApiProperty({ type: () => OutcomeAnswer, nullable: true, description: 'Once over.' })
  outcome!: OutcomeAnswer | null;

  @ApiProperty({ description: 'The creator chose the seed.' })
  practice!: boolean;

  @ApiProperty({ description: 'A practice game, or begun from a written position.' })
  unrated!: boolean;

  @ApiProperty({ description: 'Seen and joined by invitation only.' })
  private!: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time', description: 'When it came to its version.' })
  updatedAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deadline!: string | null;
}

export class DiceAnswer {
  @ApiProperty({ description: 'SHA-256 of the seed, fixed before the first move.' })
  commitment!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Hex; once the game is over.' })
  seed!: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Seat to its own share of the chance.',
  })
  entropies!: { readonly [seat: string]: string };
}

export class GameAnswer extends GameSummary {
  @ApiProperty({
    type: 'integer',
    description: "The caller's own steps since, while they declare or answer under seal.",
  })
  draft!: number;

  @ApiProperty({ ...FREE, description: 'What the caller may know, as `viewSchema` has it.' })
  view!: JsonObject;

  @ApiProperty({ type: () => DiceAnswer })
  dice!: DiceAnswer;

  @ApiProperty({ type: String, nullable: true, description: 'For the creator, once.' })
  invite!: string | null;
}

export class GamesAnswer {
  @ApiProperty({ type: [GameSummary], description: 'In the order that was asked for.' })
  games!: readonly GameSummary[];

  @ApiProperty()
  hasNextPage!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Send it as `after` for the next page.',
  })
  endCursor!: string | null;
}

export class ChoiceAnswer {
  @ApiProperty(ACTION)
  action!: Action;

  @ApiProperty()
  label!: string;
}

export class ChoicesAnswer {
  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: 'integer' })
  draft!: number;

  @ApiProperty({ type: [ChoiceAnswer], description: 'Every legal action now; empty = wait.' })
  choices!: readonly ChoiceAnswer[];
}

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
}

export class LogAnswer {
  @ApiProperty({ type: [LogEntryAnswer], description: 'Whole versions; go on with the last one.' })
  entries!: readonly LogEntryAnswer[];
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

  @ApiProperty({ type: [ChoiceAnswer], description: 'What a rule prefers to it.' })
  better!: readonly ChoiceAnswer[];

  @ApiProperty({ type: 'integer', description: "The game's." })
  version!: number;
}

export class RefusalAnswer {
  @ApiProperty({ type: () => RefusalDetail })
  error!: RefusalDetail;
}

/** What a `change` of the event stream carries. */
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

/** What a `game` of the stream of all games of a player carries. */
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
