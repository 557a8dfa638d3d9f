import { ApiProperty } from '@nestjs/swagger';

import { Player } from '../../../players/player.entity.js';
import type { JsonObject } from '../../../rules/index.js';
import { GAME_STATUSES, type GameStatus } from '../../store/game-status.js';
import { ClauseAnswer } from './clause.js';
import { ClockAnswer } from './clock.js';
import { FREE } from './free.js';
import { HandoverAnswer } from './handover.js';

export class BotAnswer {
  @ApiProperty({ example: 'greedy', description: 'How the computer plays: random, greedy.' })
  level!: string;
}

export class SeatAnswer {
  @ApiProperty({ example: 'us' })
  id!: string;

  @ApiProperty({ type: () => Player, nullable: true, description: 'null: the seat is free.' })
  player!: Pick<Player, 'id' | 'name'> | null;

  @ApiProperty({
    type: () => BotAnswer,
    nullable: true,
    description: 'null: a person plays, or nobody yet.',
  })
  bot!: BotAnswer | null;
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

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the first clock is empty, if nothing happens before; null: none runs.',
  })
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

export class CounterAnswer {
  @ApiProperty()
  label!: string;

  @ApiProperty({ type: 'integer' })
  value!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'null: the rules set no number.' })
  of!: number | null;
}

export class AsksAnswer {
  @ApiProperty({ description: 'What the decision is called in its ruleset.' })
  id!: string;

  @ApiProperty({ description: 'A short question or request; of a reaction, to what.' })
  text!: string;

  @ApiProperty({ type: () => ClauseAnswer, nullable: true })
  clause!: ClauseAnswer | null;

  @ApiProperty({ type: [CounterAnswer], description: 'What is left.' })
  counters!: readonly CounterAnswer[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the verb that ends the decision does here; null: its name says it.',
  })
  ends!: string | null;
}

export class ScorePartAnswer {
  @ApiProperty()
  label!: string;

  @ApiProperty({ type: 'integer' })
  value!: number;
}

export class ScoreAnswer {
  @ApiProperty({ example: 'us' })
  seat!: string;

  @ApiProperty({ type: 'integer' })
  value!: number;

  @ApiProperty({
    type: [ScorePartAnswer],
    description: 'None where there is one kind of points.',
  })
  parts!: readonly ScorePartAnswer[];
}

export class GameAnswer extends GameSummary {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Season, turn and phase, in one line; null: it has not begun.',
  })
  stage!: string | null;

  @ApiProperty({
    type: () => AsksAnswer,
    nullable: true,
    description: 'null: nothing is asked of the caller.',
  })
  asks!: AsksAnswer | null;

  @ApiProperty({
    type: [ScoreAnswer],
    description: 'As the caller may know it; empty: no score is kept, or it has not begun.',
  })
  score!: readonly ScoreAnswer[];

  @ApiProperty({
    type: 'integer',
    description: "The caller's own steps since, while they declare or answer under seal.",
  })
  draft!: number;

  @ApiProperty({ ...FREE, description: 'What the caller may know, as `viewSchema` has it.' })
  view!: JsonObject;

  @ApiProperty({ type: () => DiceAnswer })
  dice!: DiceAnswer;

  @ApiProperty({
    type: () => ClockAnswer,
    nullable: true,
    description: 'null: it is played without one.',
  })
  clock!: ClockAnswer | null;

  @ApiProperty({ type: [HandoverAnswer], description: 'How seats went to other players.' })
  handovers!: readonly HandoverAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'For the creator, once.' })
  invite!: string | null;
}

export class RematchAnswer {
  @ApiProperty({
    type: () => GameSummary,
    nullable: true,
    description: 'null: nobody has asked for one.',
  })
  rematch!: GameSummary | null;

  @ApiProperty({
    ...{ type: String, nullable: true },
    description: 'To look at a private one without a seat in it; null: it is not private.',
  })
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
