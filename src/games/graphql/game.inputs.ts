import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';

import {
  Entropy,
  HandedBack,
  isRequestId,
  MAX_HANDED_BACK,
  RequestId,
} from '../../common/client-texts.decorator.js';
import { GraphQLDuration } from '../../common/duration.scalar.js';
import { GraphQLJson } from '../../common/json.scalar.js';
import { Optional } from '../../common/optional.decorator.js';
import type { Json } from '../../rules/index.js';
import { CreateGameInput } from '../lobby/create-game.input.js';
import { IsGift } from '../play/is-gift.decorator.js';
import { IsPlan } from '../play/is-plan.decorator.js';
import { IsWishedTime, WISHED } from '../play/is-wished-time.decorator.js';
import { GIVEN, MAX_STEPS } from '../play/submission.js';
import { GAME_STATUSES, type GameStatus } from '../store/game-status.js';
import { GAME_ORDERS, type GamesOrder } from '../store/paging.js';
import { REQUEST_KINDS, type RequestKind } from '../store/requests.js';
import { GamesOrderEnum, GameStatusEnum } from './game.objects.js';
import { RequestKindEnum } from './request.objects.js';

const MAX_INT = 2 ** 31 - 1;
const WORD = /^[\w-]{1,64}$/;

@ArgsType()
export class CreateGameArgs {
  @Field(() => CreateGameInput)
  @ValidateNested()
  @Type(() => CreateGameInput)
  input!: CreateGameInput;

  @Field(() => ID, {
    nullable: true,
    description: 'New for each new game; the same again gives the same game.',
  })
  @Optional()
  @RequestId()
  requestId?: string | undefined;
}

@ArgsType()
export class JoinGameArgs {
  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'By its `seat` or its `id`; the first free one where not given.',
  })
  @Optional()
  @IsString()
  seat?: string | undefined;

  @Field(() => String, { nullable: true })
  @HandedBack()
  invite?: string | undefined;

  @Field(() => String, { nullable: true, description: "The player's own share of the chance." })
  @Entropy()
  entropy?: string | undefined;
}

const GAME_FIELDS = new Set(['id', 'at', 'invite']);

@ArgsType()
export class GameArgs {
  /** Checks the same as the decorators of this class, but much faster: every read sends these arguments. */
  static isSound(args: object): boolean {
    const { id, at = 0, invite = '' } = args as Partial<GameArgs>;
    return (
      typeof id === 'string' &&
      Number.isInteger(at) &&
      at >= 0 &&
      typeof invite === 'string' &&
      invite.length <= MAX_HANDED_BACK &&
      Object.keys(args).every((field) => GAME_FIELDS.has(field))
    );
  }

  @Field(() => ID)
  @IsString()
  id!: string;

  @Field(() => Int, { nullable: true, description: 'The version to look back to.' })
  @Optional()
  @IsInt()
  @Min(0)
  at?: number | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'To look at a private game without a seat in it.',
  })
  @HandedBack()
  invite?: string | undefined;
}

@InputType()
export class GameFilter {
  @Field(() => Boolean, { nullable: true, description: 'The caller has a seat.' })
  @Optional()
  @IsBoolean()
  mine?: boolean | undefined;

  @Field(() => Boolean, { nullable: true, description: 'The caller owes a decision.' })
  @Optional()
  @IsBoolean()
  owedByMe?: boolean | undefined;

  @Field(() => Boolean, { nullable: true, description: 'A seat is free.' })
  @Optional()
  @IsBoolean()
  open?: boolean | undefined;

  @Field(() => ID, { nullable: true })
  @Optional()
  @Matches(WORD)
  ruleset?: string | undefined;

  @Field(() => GameStatusEnum, { nullable: true })
  @Optional()
  @IsIn(GAME_STATUSES)
  status?: GameStatus | undefined;
}

@ArgsType()
export class GamesArgs {
  @Field(() => GameFilter, { nullable: true })
  @Optional()
  @ValidateNested()
  @Type(() => GameFilter)
  filter?: GameFilter | undefined;

  @Field(() => Int, { nullable: true, defaultValue: 20 })
  @Transform(({ value }: { value: unknown }) => value ?? 20)
  @IsInt()
  @Min(1)
  @Max(100)
  first = 20;

  @Field(() => GamesOrderEnum, { nullable: true, defaultValue: 'created' })
  @Optional()
  @IsIn(GAME_ORDERS)
  orderBy?: GamesOrder | undefined;

  @Field(() => String, { nullable: true, description: 'Where the page before ended.' })
  @HandedBack()
  after?: string | undefined;
}

@ArgsType()
export class LogArgs {
  @Field(() => Int, { nullable: true, description: 'Later versions only.' })
  @Optional()
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  after?: number | undefined;

  @Field(() => Int, {
    nullable: true,
    description: 'At most so many lines (100), but never part of a version.',
  })
  @Optional()
  @IsInt()
  @Min(1)
  @Max(1000)
  first?: number | undefined;
}

const PLAY_FIELDS = new Set(['gameId', 'requestId', 'version', 'draft', 'actions']);

@InputType()
export class PlayInput {
  /** Checks the same as the decorators of this class, but much faster: `play` is the most frequent mutation. */
  static isSound(input: object): boolean {
    const { gameId, requestId, version, draft = 0, actions } = input as Partial<PlayInput>;
    return (
      typeof gameId === 'string' &&
      isRequestId(requestId) &&
      Number.isInteger(version) &&
      Number.isInteger(draft) &&
      Array.isArray(actions) &&
      actions.length >= 1 &&
      actions.length <= MAX_STEPS &&
      Object.keys(input).every((field) => PLAY_FIELDS.has(field))
    );
  }

  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field(() => ID, {
    description: 'New for each new request; the same again gives the same receipt.',
  })
  @RequestId()
  requestId!: string;

  @Field(() => Int, { description: 'The version it was made against.' })
  @IsInt()
  version!: number;

  @Field(() => Int, { nullable: true, description: "The caller's own number it was made against." })
  @Optional()
  @IsInt()
  draft?: number | undefined;

  @Field(() => [GraphQLJson], {
    description: 'Several are one plan: all or nothing up to its first boundary.',
  })
  @IsPlan()
  actions!: Json[];
}

@ArgsType()
export class ResignArgs {
  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field(() => ID)
  @RequestId()
  requestId!: string;
}

@ArgsType()
export class GiveTimeArgs extends ResignArgs {
  @Field(() => GraphQLDuration, { description: GIVEN })
  @IsGift()
  time!: number;
}

@ArgsType()
export class RequestOfArgs extends ResignArgs {
  @Field(() => RequestKindEnum)
  @IsIn(REQUEST_KINDS)
  kind!: RequestKind;

  @Field(() => GraphQLDuration, { nullable: true, description: WISHED })
  @IsWishedTime()
  time?: number | null;
}

@ArgsType()
export class AnswerRequestArgs extends ResignArgs {
  @Field(() => Int, { description: 'The version that brought the request.' })
  @IsInt()
  version!: number;

  @Field(() => Boolean, { description: 'false: it is refused, or by whoever asked taken back.' })
  @IsBoolean()
  agrees!: boolean;
}

@ArgsType()
export class UndoArgs extends ResignArgs {
  @Field(() => Int)
  @IsInt()
  version!: number;
}

@ArgsType()
export class ExplainArgs {
  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field(() => Int, { description: 'The version it is asked about.' })
  @IsInt()
  version!: number;

  @Field(() => GraphQLJson)
  @IsDefined()
  action!: Json;
}

@ArgsType()
export class HintArgs {
  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field(() => Int, { description: 'The version it is asked about.' })
  @IsInt()
  version!: number;
}

@ArgsType()
export class PreviewArgs {
  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field(() => Int, { description: 'The version it was made against.' })
  @IsInt()
  version!: number;

  @Field(() => Int, { description: "The caller's own number it was made against." })
  @IsInt()
  draft!: number;

  @Field(() => [GraphQLJson], {
    description: 'One plan of the caller, 1 to 500 actions in their order.',
  })
  @IsPlan()
  actions!: Json[];
}

@ArgsType()
export class GameChangedArgs {
  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The last version already known; from now on where not given.',
  })
  @Optional()
  @IsInt()
  @Min(0)
  after?: number | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'To watch a private game without a seat in it.',
  })
  @HandedBack()
  invite?: string | undefined;
}

@ArgsType()
export class MyGamesArgs {
  @Field(() => String, { nullable: true, description: 'The last cursor already known.' })
  @HandedBack()
  after?: string | undefined;
}
