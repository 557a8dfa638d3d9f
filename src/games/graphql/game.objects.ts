import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

import { enumOf } from '../../common/enum-of.js';
import { GraphQLInstant } from '../../common/instant.scalar.js';
import { GraphQLJson } from '../../common/json.scalar.js';
import { Player } from '../../players/player.entity.js';
import type {
  Action,
  Foresight,
  Halted,
  JsonObject,
  Op,
  Outcome,
  Roll,
  Ruleset,
  Stop,
} from '../../rules/index.js';
import { type Refusal, REFUSAL_CODES } from '../play/refusal.js';
import type { CombatMoment, GameReading, LogEntry } from '../reading/game-reading.js';
import type { Takeback } from '../reading/undo.service.js';
import { GAME_STATUSES, type GameStatus } from '../store/game-status.js';
import { HALTS, STOPS } from '../store/move-row.js';
import type { GamesOrder } from '../store/paging.js';

export const GameStatusEnum = enumOf(GAME_STATUSES);
registerEnumType(GameStatusEnum, { name: 'GameStatus' });
export const GamesOrderEnum = {
  CREATED: 'created',
  UPDATED: 'updated',
} as const satisfies { readonly [name in Uppercase<GamesOrder>]: GamesOrder };
registerEnumType(GamesOrderEnum, {
  name: 'GamesOrder',
  description: 'What a list of games begins with.',
  valuesMap: {
    CREATED: { description: 'What was made last.' },
    UPDATED: { description: 'What changed last, as everybody may know.' },
  },
});
const StopEnum = enumOf(STOPS);
registerEnumType(StopEnum, { name: 'Stop', description: 'Why a plan stopped where it did.' });
export const HaltEnum = enumOf(HALTS);
registerEnumType(HaltEnum, {
  name: 'Halt',
  description: 'What comes of an action before its seat decides again.',
  valuesMap: {
    CHANCE: { description: 'Dice or draws.' },
    REVEAL: { description: 'Something becomes known.' },
    OTHER_SEAT: { description: 'Another seat owes a decision, or the game is over.' },
  },
});
const RefusalCodeEnum = enumOf(REFUSAL_CODES);
registerEnumType(RefusalCodeEnum, { name: 'RefusalCode' });

@ObjectType('Bot', { description: 'The computer at a seat.' })
export class BotObject {
  @Field({ description: 'How it plays: random, greedy.' })
  level!: string;
}

@ObjectType('Seat')
export class SeatObject {
  @Field(() => ID, { description: 'Of this game alone, for the cache of a client.' })
  id!: string;

  @Field(() => ID, { description: 'What it goes by in the game: in `owed`, in an action.' })
  seat!: string;

  @Field(() => Player, { nullable: true, description: 'null: the seat is free.' })
  player!: Pick<Player, 'id' | 'name'> | null;

  @Field(() => BotObject, { nullable: true, description: 'null: a person plays, or nobody yet.' })
  bot!: BotObject | null;

  @Field(() => String, { nullable: true, description: "The seat's own share of the chance." })
  entropy!: string | null;
}

@ObjectType('Game')
export class GameObject {
  @Field(() => ID)
  scenario!: string;

  @Field(() => GraphQLJson)
  options!: { readonly [option: string]: boolean };

  @Field(() => GameStatusEnum)
  status!: GameStatus;

  @Field(() => Int, { description: 'Number of changes so far that every seat may know of.' })
  version!: number;

  @Field(() => [ID], { description: 'Seats that owe a decision now, possibly several.' })
  owed!: string[];

  @Field({ description: 'The creator chose the seed.' })
  practice!: boolean;

  @Field({ description: 'A practice game, or begun from a written position.' })
  unrated!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The invitation of a private game: in the answer to createGame, and of a rematch for its two players in `rematch` of the game before; else null.',
  })
  invite!: string | null;

  @Field(() => GraphQLInstant)
  createdAt!: Date;

  @Field(() => GraphQLInstant, { description: 'When it came to its version.' })
  updatedAt!: Date;

  @Field(() => GraphQLInstant, {
    nullable: true,
    description: 'When the first clock is empty, if nothing happens before; null: none runs.',
  })
  deadline!: Date | null;
}

@ObjectType('Choice', { description: 'A legal action.' })
export class ChoiceObject {
  @Field(() => GraphQLJson)
  action!: Action;

  game!: GameReading;

  /** The view of the game, from which the label of this choice is made. */
  view!: JsonObject;

  /** What stops each choice, where it has been worked out already; null: it is worked out when a client asks for it. */
  stops!: Foresight | null;
}

@ObjectType('Undo', { description: 'What an undo would take back.' })
export class UndoObject implements Takeback {
  label!: Takeback['label'];
}

@ObjectType('Roll', { description: 'Six-sided dice in the order rolled.' })
export class RollObject {
  @Field(() => [Int])
  dice!: number[];

  @Field()
  purpose!: string;
}

/** A roll of the dice, with the ruleset in which its clause is looked up. */
export interface CitedRoll extends Roll {
  readonly rules: Ruleset;
}

const LOG_SIDE = "Whose doing it was; null: nobody's, or of both seats.";
const LOG_AT =
  'Places of the box that it is about, as far as the caller hears of them: where it began first, where it went last.';

const LOG_COMBAT =
  'Where a combat begins and where it is over: what lies between is of that combat. null: neither.';

const CombatMomentEnum = enumOf(['OPENS', 'CLOSES'] as const);
registerEnumType(CombatMomentEnum, {
  name: 'CombatMoment',
  description: 'What a line of the log does to a combat.',
});

@ObjectType('LogEntry', { description: 'A line of the log as the caller hears it.' })
export class LogEntryObject {
  @Field(() => Int)
  version!: number;

  @Field()
  type!: string;

  @Field(() => GraphQLJson)
  data!: unknown;

  @Field(() => ID, { nullable: true, description: LOG_SIDE })
  side!: string | null;

  @Field(() => [ID], { description: LOG_AT })
  at!: readonly string[];

  @Field(() => CombatMomentEnum, { nullable: true, description: LOG_COMBAT })
  combat!: CombatMoment | null;

  @Field(() => GraphQLInstant)
  time!: Date;
}

export interface CitedLogEntry extends LogEntry {
  readonly rules: Ruleset;
}

@ObjectType('Outcome')
export class OutcomeObject {
  @Field(() => ID, { nullable: true, description: 'null: a draw.' })
  winner!: string | null;

  @Field()
  reason!: string;
}

export interface CitedOutcome extends Outcome {
  readonly rules: Ruleset;
}

@ObjectType('DiceProof', {
  description: 'What lets anyone check the chance of a game once it is over.',
})
export class DiceProofObject {
  @Field({ description: 'SHA-256 of the seed, fixed before the first move.' })
  commitment!: string;

  @Field(() => String, { nullable: true, description: 'Hex; once the game is over.' })
  seed!: string | null;

  @Field(() => GraphQLJson, {
    description: 'Seat to its own share of the chance, as far as seats are taken.',
  })
  entropies!: { readonly [seat: string]: string };
}

@ObjectType('Played')
export class PlayedObject {
  @Field(() => Int)
  version!: number;

  @Field(() => Int, { description: 'Steps carried out; for an undo, taken back.' })
  applied!: number;

  @Field(() => StopEnum)
  stopped!: Stop;

  @Field(() => GameObject, { description: 'As it is now.' })
  game!: GameReading;

  @Field(() => [RollObject])
  rolls!: CitedRoll[];
}

@ObjectType('Refused', { description: 'Nothing was changed.' })
export class RefusedObject {
  @Field(() => RefusalCodeEnum)
  code!: Refusal['code'];

  @Field(() => Int, {
    nullable: true,
    description: 'The step of the plan that was refused, from 0.',
  })
  step!: number | null;

  @Field(() => [ChoiceObject], {
    description: 'What a rule prefers to it, or what may be done that comes nearest to it.',
  })
  better!: ChoiceObject[];

  @Field(() => Int)
  version!: number;

  @Field(() => GameObject)
  game!: GameReading;

  refusal!: Refusal;
}

export const PlayResult = createUnionType({
  name: 'PlayResult',
  types: () => [PlayedObject, RefusedObject] as const,
  resolveType: (value: PlayedObject | RefusedObject) =>
    'code' in value ? RefusedObject : PlayedObject,
});

@ObjectType('PreviewStop', { description: 'Before which step of a plan its trial stopped.' })
export class PreviewStopObject {
  @Field(() => Int, { description: 'The step, from 0: it and those after it were not tried.' })
  at!: number;

  @Field(() => HaltEnum, { description: 'What would have come of it.' })
  why!: Halted['why'];
}

@ObjectType('Preview', {
  description:
    'Where a plan leads, as far as before its first boundary: nothing was changed, and no die was rolled.',
})
export class PreviewObject {
  @Field(() => [ChoiceObject], {
    description: "Every legal action of the caller's seat there, sorted.",
  })
  choices!: ChoiceObject[];

  @Field(() => GraphQLJson, {
    description: 'What the caller would know there, as `viewSchema` of the ruleset has it.',
  })
  view!: JsonObject;

  @Field(() => PreviewStopObject, {
    nullable: true,
    description:
      'The first step with a boundary, as far as the caller can know; null: the plan was tried whole.',
  })
  stopped!: PreviewStopObject | null;
}

export const PreviewResult = createUnionType({
  name: 'PreviewResult',
  description:
    'Where a plan leads; or why it may not be played, exactly as a submission of it would be told.',
  types: () => [PreviewObject, RefusedObject] as const,
  resolveType: (value: PreviewObject | RefusedObject) =>
    'code' in value ? RefusedObject : PreviewObject,
});

@ObjectType('GameChange')
export class GameChangeObject {
  @Field(() => Int)
  version!: number;

  @Field(() => [LogEntryObject])
  entries!: CitedLogEntry[];

  @Field(() => GraphQLJson, {
    description: "RFC 6902, from the caller's view at the version before to the one at this.",
  })
  patch!: readonly Op[];

  @Field(() => GameObject)
  game!: GameReading;
}

@ObjectType('MyGame')
export class MyGameObject {
  @Field({ description: 'Come back with it to be told what has changed since.' })
  cursor!: string;

  @Field(() => ID, { description: "The caller's." })
  seat!: string;

  @Field({ description: 'The caller owes a decision.' })
  owes!: boolean;

  @Field(() => GameObject, { description: 'As it is now.' })
  game!: GameReading;
}

@ObjectType('GameEdge')
export class GameEdgeObject {
  @Field()
  cursor!: string;

  @Field(() => GameObject)
  node!: GameReading;
}

@ObjectType('PageInfo')
export class PageInfoObject {
  @Field()
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

@ObjectType('GameConnection')
export class GameConnectionObject {
  @Field(() => [GameEdgeObject])
  edges!: GameEdgeObject[];

  @Field(() => [GameObject])
  nodes!: GameReading[];

  @Field(() => PageInfoObject)
  pageInfo!: PageInfoObject;
}
