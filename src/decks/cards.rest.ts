import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';

import type { Locale } from '../common/locale.js';
import { addProperties, DecisionBody } from '../games/index.js';
import type { CardFace } from '../rules/index.js';
import { CARD_USES, fieldsOf } from './card-uses.js';

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

  @IsIn([...CARD_USES.keys()])
  use!: string;
}

/** What any use of a card takes beside it. */
export const CARD_FIELDS = fieldsOf([...CARD_USES.keys()]);

export class CardActionBody extends DecisionBody {
  @ApiProperty()
  @IsString()
  @MaxLength(100)
  card!: string;
}
addProperties(CardActionBody, CARD_FIELDS);
