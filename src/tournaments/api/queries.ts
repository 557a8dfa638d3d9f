import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, MaxLength } from 'class-validator';

import { HandedBack } from '../../common/client-texts.decorator.js';
import { Optional } from '../../common/optional.decorator.js';
import { type Phase, PHASES } from '../../competition/fold/tournament.js';
import { LocaleQuery, Truth, WholeNumber } from '../../games/index.js';

const MAX_INT = 2 ** 31 - 1;
const PAGE = 20;
const LARGEST_PAGE = 100;
const FACTS = 100;
const MOST_FACTS = 1_000;
const LINES = 50;
const MOST_LINES = 200;

export class AtQuery extends LocaleQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'The version to look back to.' })
  @Optional()
  @WholeNumber(1, MAX_INT)
  at?: number | undefined;
}

export class SheetQuery extends LocaleQuery {
  @ApiPropertyOptional({
    ...{ enum: ['1'], description: 'With the mark that some spreadsheets know UTF-8 by.' },
  })
  @Optional()
  @IsIn(['1'])
  bom?: '1' | undefined;
}

export class DrawingQuery extends LocaleQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MOST_LINES, default: LINES })
  @Optional(LINES)
  @WholeNumber(1, MOST_LINES)
  first: number = LINES;
}

export class FactsQuery extends LocaleQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 0, default: 0 })
  @Optional(0)
  @WholeNumber(0, MAX_INT)
  after: number = 0;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MOST_FACTS, default: FACTS })
  @Optional(FACTS)
  @WholeNumber(1, MOST_FACTS)
  first: number = FACTS;
}

export class TournamentsQuery extends LocaleQuery {
  @ApiPropertyOptional({ enum: [...PHASES] })
  @Optional()
  @IsIn(PHASES)
  phase?: Phase | undefined;

  @ApiPropertyOptional({ type: String })
  @Optional()
  @MaxLength(64)
  ruleset?: string | undefined;

  @ApiPropertyOptional({ type: Boolean, default: false })
  @Truth()
  @Optional(false)
  @IsIn([true, false])
  mine: boolean = false;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LARGEST_PAGE, default: PAGE })
  @Optional(PAGE)
  @WholeNumber(1, LARGEST_PAGE)
  first: number = PAGE;

  @ApiPropertyOptional({ type: String })
  @HandedBack()
  after?: string | undefined;
}
