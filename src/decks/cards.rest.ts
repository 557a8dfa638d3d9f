import { ApiProperty } from '@nestjs/swagger';

import type { Locale } from '../language/locale.js';
import type { CardFace } from '../rules/index.js';

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
