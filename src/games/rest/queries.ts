import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import { HandedBack, MAX_HANDED_BACK } from '../../common/client-texts.decorator.js';
import { Optional } from '../../common/optional.decorator.js';
import { type Locale, LOCALE_HELP, LOCALES } from '../../language/locale.js';
import { MOST_BOARDS, SMALL } from '../pictures/boards.service.js';
import { GAME_STATUSES, type GameStatus } from '../store/game-status.js';
import { GAME_ORDERS, type GamesOrder } from '../store/paging.js';

const MAX_INT = 2 ** 31 - 1;

/**
 * A query consists of strings: `true` and `false` become booleans, anything else is left for the validator to refuse.
 */
export const Truth = (): PropertyDecorator =>
  Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => {
    const value = obj[key];
    return value === 'true' ? true : value === 'false' ? false : (value ?? undefined);
  });

/** A whole number in its one usual notation (not `02` or `1e3`), so that the same page has only one URL. */
const WHOLE = /^(0|-?[1-9]\d*)$/;
const Whole = (): PropertyDecorator =>
  Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => {
    const value = obj[key];
    return typeof value === 'string' && WHOLE.test(value) ? Number(value) : value;
  });

/**
 * A whole number within limits. Only the first fault is reported, e.g. `x` is "not a number" but not also "too large".
 */
export const WholeNumber = (least: number, most: number): PropertyDecorator =>
  applyDecorators(
    Whole(),
    IsInt({ message: '$property must be a whole number' }),
    Min(least),
    Max(most),
  );

export class LocaleQuery {
  @ApiPropertyOptional({ enum: LOCALES, description: LOCALE_HELP })
  @Optional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  )
  @IsIn(LOCALES)
  locale?: Locale | undefined;
}

export class ComponentsQuery extends LocaleQuery {
  @ApiPropertyOptional({
    type: String,
    description:
      'As the ruleset tells it: of the box there is now the answer may be kept for good.',
  })
  @HandedBack()
  box?: string | undefined;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, deprecated: true, description: 'Use `box`.' })
  @Optional()
  @WholeNumber(1, MAX_INT)
  version?: number | undefined;
}

export class InvitedQuery extends LocaleQuery {
  @ApiPropertyOptional({
    type: String,
    description: 'To look at a private game without a seat in it.',
  })
  @HandedBack()
  invite?: string | undefined;
}

export class ChoicesQuery extends InvitedQuery {
  @ApiPropertyOptional({ type: Boolean, description: 'Each with what comes of it.' })
  @Optional()
  @Truth()
  @IsBoolean()
  stops?: boolean | undefined;
}

export class HintQuery extends LocaleQuery {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'The version it is asked about.' })
  @WholeNumber(0, MAX_INT)
  version!: number;
}

export class SeenQuery extends InvitedQuery {
  @ApiPropertyOptional({
    ...{ type: String, example: 'us' },
    description: 'A seat, or `*` for a spectator: as it saw the game; once the game is over.',
  })
  // A repeated or malformed parameter becomes a text that is no seat: the game then says which seats there are.
  @Transform(({ value }: { value: unknown }) =>
    value === undefined || typeof value === 'string' ? value : '',
  )
  @Optional()
  as?: string | undefined;
}

export class GameQuery extends SeenQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'The version to look back to.' })
  @Optional()
  @WholeNumber(0, MAX_INT)
  at?: number | undefined;
}

export const WIDTH = { least: 200, most: 2000, usual: 1200 } as const;

export class CardQuery extends LocaleQuery {
  @ApiPropertyOptional({
    ...{ type: 'integer', minimum: WIDTH.least, maximum: WIDTH.most, default: 720 },
    description: 'Pixels.',
  })
  @WholeNumber(WIDTH.least, WIDTH.most)
  width = 720;
}

const PLACE = /^[\w-]{1,64}$/;
const PART_HELP =
  'A part of the board, as the ruleset offers them, or "all". Without it a game shows the part with which its scenario opens, if it has one, else the whole board.';
const AROUND_HELP =
  'A place of the board, by its id: what lies around it, large enough to be read.';
const SCENARIO_HELP =
  'What a game of that scenario shows where it is asked for no part: the ground can be asked for together with its pieces.';
const FURNITURE: ApiPropertyOptions = {
  enum: ['none'],
  description: 'Without title, legend and tables, which lie on the map; what holds pieces stays.',
};
const POINTS: ApiPropertyOptions = {
  ...{ type: 'integer', minimum: WIDTH.least, maximum: WIDTH.most, default: WIDTH.usual },
  description: 'Points: how wide it is shown. What is drawn how hangs on them.',
};

/** Query of a board's ground (its map without pieces), which is the same for everybody. */
export class GroundQuery extends LocaleQuery {
  @ApiPropertyOptional(POINTS)
  @WholeNumber(WIDTH.least, WIDTH.most)
  width: number = WIDTH.usual;

  @ApiPropertyOptional({ type: String, description: PART_HELP })
  @Optional()
  @Matches(PLACE)
  part?: string | undefined;

  @ApiPropertyOptional({ type: String, description: AROUND_HELP })
  @Optional()
  @Matches(PLACE)
  around?: string | undefined;

  @ApiPropertyOptional({ type: String, description: SCENARIO_HELP })
  @Optional()
  @Matches(PLACE)
  scenario?: string | undefined;

  @ApiPropertyOptional(FURNITURE)
  @Optional()
  @IsIn(['none'])
  furniture?: 'none' | undefined;
}

/** `last`, `choices` or both, each once. */
const MARKS_WISH = /^(last|choices|last,choices|choices,last)$/;

class BoardQuery extends GameQuery {
  @ApiPropertyOptional(POINTS)
  @WholeNumber(WIDTH.least, WIDTH.most)
  width: number = WIDTH.usual;

  @ApiPropertyOptional({ type: String, description: PART_HELP })
  @Optional()
  @Matches(PLACE)
  part?: string | undefined;

  @ApiPropertyOptional({ type: String, description: AROUND_HELP })
  @Optional()
  @Matches(PLACE)
  around?: string | undefined;

  @ApiPropertyOptional({
    ...{ type: String, example: 'last,choices' },
    description:
      'What to mark: `last`, the places of the last move as the caller hears it; `choices`, those where the caller may do something now.',
  })
  @Optional()
  @Matches(MARKS_WISH)
  marks?: string | undefined;
}

const ID = '[\\w-]{1,64}';
const IDS = new RegExp(`^${ID}(,${ID}){0,${MOST_BOARDS - 1}}$`);

export class BoardsQuery extends LocaleQuery {
  @ApiProperty({
    type: String,
    description: `Ids of games with commas between, ${MOST_BOARDS} at most.`,
  })
  @Matches(IDS, { message: `ids must be 1 to ${MOST_BOARDS} ids of games with commas between` })
  ids!: string;

  @ApiPropertyOptional({
    ...{ type: 'integer', minimum: SMALL.least, maximum: SMALL.most, default: SMALL.usual },
    description: 'Points.',
  })
  @WholeNumber(SMALL.least, SMALL.most)
  width: number = SMALL.usual;
}

export class DrawingQuery extends BoardQuery {
  @ApiPropertyOptional({
    enum: ['pieces'],
    description: 'Without the ground, to be laid over `ground.svg` of the ruleset.',
  })
  @Optional()
  @IsIn(['pieces'])
  layer?: 'pieces' | undefined;

  @ApiPropertyOptional(FURNITURE)
  @Optional()
  @IsIn(['none'])
  furniture?: 'none' | undefined;

  @ApiPropertyOptional({
    enum: ['embed'],
    description: 'With its typefaces in it, so that it looks as the PNG does; counts as a picture.',
  })
  @Optional()
  @IsIn(['embed'])
  fonts?: 'embed' | undefined;
}

export class PictureQuery extends BoardQuery {
  @ApiPropertyOptional({
    ...{ type: 'integer', minimum: 1, maximum: 3, default: 1 },
    description: 'Pixels a point, as the screen has them.',
  })
  @WholeNumber(1, 3)
  scale = 1;
}

export class GamesQuery extends LocaleQuery {
  @ApiPropertyOptional({ type: Boolean, description: 'The caller has a seat.' })
  @Optional()
  @Truth()
  @IsBoolean()
  mine?: boolean | undefined;

  @ApiPropertyOptional({ type: Boolean, description: 'The caller owes a decision.' })
  @Optional()
  @Truth()
  @IsBoolean()
  owedByMe?: boolean | undefined;

  @ApiPropertyOptional({ type: Boolean, description: 'A seat is free.' })
  @Optional()
  @Truth()
  @IsBoolean()
  open?: boolean | undefined;

  @ApiPropertyOptional({ type: String })
  @Optional()
  @Matches(/^[\w-]{1,64}$/)
  ruleset?: string | undefined;

  @ApiPropertyOptional({ enum: GAME_STATUSES })
  @Optional()
  @IsIn(GAME_STATUSES)
  status?: GameStatus | undefined;

  @ApiPropertyOptional({
    ...{ enum: GAME_ORDERS, default: 'created' },
    description: 'What comes first: what was made last, or what changed last.',
  })
  @Optional()
  @IsIn(GAME_ORDERS)
  order?: GamesOrder | undefined;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 20 })
  @WholeNumber(1, 100)
  first = 20;

  @ApiPropertyOptional({ type: String, description: 'Where the page before ended.' })
  @HandedBack()
  after?: string | undefined;
}

export class LogQuery extends InvitedQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'Later versions only.' })
  @Optional()
  @WholeNumber(0, MAX_INT)
  after?: number | undefined;

  @ApiPropertyOptional({
    ...{ type: 'integer', minimum: 1, maximum: 1000, default: 100 },
    description: 'At most so many lines, but never part of a version.',
  })
  @Optional()
  @WholeNumber(1, 1000)
  first?: number | undefined;
}

export class MyGamesQuery extends LocaleQuery {
  @ApiPropertyOptional({
    type: String,
    description: 'The last cursor already known, where no Last-Event-ID is sent.',
  })
  @HandedBack()
  after?: string | undefined;
}

export class EventsQuery extends InvitedQuery {
  @ApiPropertyOptional({
    ...{ type: 'integer', minimum: 0 },
    description:
      'The last version already known, where no Last-Event-ID is sent; else from now on.',
  })
  @Optional()
  @WholeNumber(0, MAX_INT)
  after?: number | undefined;
}

export class OfferQuery extends LocaleQuery {
  @ApiProperty({ maxLength: MAX_HANDED_BACK, description: 'As the offer came with it.' })
  @MaxLength(MAX_HANDED_BACK)
  @IsString()
  token!: string;
}
