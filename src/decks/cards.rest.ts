import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';

import type { Locale } from '../common/locale.js';
import { Optional } from '../common/optional.decorator.js';
import { DecisionBody } from '../games/index.js';
import type { CardFace } from '../rules/index.js';
import { CARD_USES, type CardUse } from './card-uses.js';

export class CardAnswer {
  @ApiProperty()
  id!: string;

  @ApiProperty({ type: 'integer' })
  number!: number;

  @ApiProperty()
  deck!: string;

  @ApiProperty()
  deckTitle!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ description: 'What it does.' })
  text!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The history behind it.' })
  history!: string | null;

  @ApiProperty({ type: 'integer', description: 'Operation points.' })
  value!: number;

  @ApiProperty()
  type!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Who may use its event; null: all.' })
  owner!: string | null;
}

export const shownCard = (card: CardFace, locale: Locale): CardAnswer => ({
  ...card,
  deckTitle: card.deckTitle[locale],
  title: card.title[locale],
  text: card.text[locale],
  history: card.history === null ? null : card.history[locale],
  type: card.type[locale],
});

export class CardActionParams {
  @IsString()
  id!: string;

  @IsIn(CARD_USES)
  use!: CardUse;
}

const optional =
  (description: string): PropertyDecorator =>
  (target, key) => {
    ApiPropertyOptional({ type: String, description })(target, key);
    Optional()(target, key);
    IsString()(target, key as string);
    MaxLength(100)(target, key as string);
  };

export class CardActionBody extends DecisionBody {
  @ApiProperty()
  @IsString()
  @MaxLength(100)
  card!: string;

  @optional('leader: whom it activates.')
  leader?: string | undefined;

  @optional('units, depot: where.')
  space?: string | undefined;

  @optional('units: the lake, for ships in its box.')
  lake?: string | undefined;

  @optional('operation: which one.')
  operation?: string | undefined;
}
