import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';

import { CardQuery, LocaleQuery, PicturesService } from '../games/index.js';
import { Address } from '../http/address.decorator.js';
import { ApiRefusals } from '../http/refusals.js';
import { Document, RevalidationInterceptor } from '../http/revalidation.interceptor.js';
import { RequestLocale } from '../language/locale.decorator.js';
import type { Locale } from '../language/locale.js';
import { Anonymous, CurrentPlayer, Needs } from '../players/auth.guard.js';
import type { Player } from '../players/player.entity.js';
import { QuotasService } from '../quotas/quotas.service.js';
import { CardAnswer, shownCard } from './cards.rest.js';
import { DecksService } from './decks.service.js';

@ApiTags('decks')
@Needs('nothing')
@Controller('v1')
export class CardsController {
  constructor(
    private readonly service: DecksService,
    private readonly pictures: PicturesService,
    private readonly quotas: QuotasService,
  ) {}

  @Anonymous()
  @UseInterceptors(RevalidationInterceptor)
  @Get('rulesets/:id/cards')
  @ApiOperation({ summary: 'All cards of a game, by number' })
  @ApiOkResponse({ type: [CardAnswer] })
  @ApiRefusals('NOT_FOUND')
  cards(
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() _: LocaleQuery,
  ): CardAnswer[] {
    return this.service.cards(id).map((card) => shownCard(card, locale));
  }

  @Anonymous()
  @UseInterceptors(RevalidationInterceptor)
  @Get('rulesets/:id/cards/:card.svg')
  @ApiOperation({ summary: 'A card as a drawing' })
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiRefusals('NOT_FOUND')
  picture(
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Param('card') card: string,
    @Query() _: LocaleQuery,
  ): Document {
    const svg = this.service.picture(id, card, locale);
    return new Document('image/svg+xml; charset=utf-8', svg);
  }

  @Anonymous()
  @UseInterceptors(RevalidationInterceptor)
  @Get('rulesets/:id/cards/:card.png')
  @ApiOperation({ summary: 'A card as a picture for chats' })
  @ApiProduces('image/png')
  @ApiOkResponse({ content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } })
  @ApiRefusals('NOT_FOUND')
  async png(
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Param('card') card: string,
    @Query() { width }: CardQuery,
    @CurrentPlayer() player: Player | null,
    @Address() address: string,
  ): Promise<Document> {
    this.quotas.charge('pictures', { playerId: player?.id ?? null, address });
    const svg = this.service.picture(id, card, locale);
    return new Document('image/png', await this.pictures.rendered(svg, width, address));
  }
}
