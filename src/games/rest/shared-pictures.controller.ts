import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';

import { Address } from '../../http/address.decorator.js';
import { ApiTokenlessRefusals } from '../../http/refusals.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { Tokenless } from '../../players/auth.guard.js';
import { type Payer, QuotasService } from '../../quotas/quotas.service.js';
import { DRAWING } from '../pictures/look.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { PictureLinksService } from '../sharing/picture-links.service.js';
import { LocaleQuery, WIDTH } from './queries.js';

const SUMMARY = 'The board that somebody shares by a link';

/**
 * Pictures for whoever has a link to them. Tokens are ignored. Caches may not keep the pictures, so that a revoked link
 * shows nothing. The request is charged before the link is looked at: a bad link costs as much as a good one.
 */
@ApiTags('board')
@Tokenless()
@Controller('v1/pictures')
export class SharedPicturesController {
  constructor(
    private readonly links: PictureLinksService,
    private readonly pictures: PicturesService,
    private readonly quotas: QuotasService,
  ) {}

  @Get(':link.svg')
  @ApiOperation({ summary: `${SUMMARY}, as a drawing` })
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiTokenlessRefusals('NOT_FOUND', 'RATE_LIMITED')
  @Header('content-type', 'image/svg+xml; charset=utf-8')
  @Header('x-robots-tag', 'noindex')
  async svg(
    @RequestLocale() locale: Locale,
    @Param('link') link: string,
    @Query() _: LocaleQuery,
    @Address() address: string,
  ): Promise<string> {
    this.quotas.charge('pictures', payerOf(address), DRAWING);
    return this.pictures.svg(await this.links.shown(link), { locale, width: WIDTH.usual });
  }

  @Get(':link.png')
  @ApiOperation({ summary: `${SUMMARY}, as a picture for chats` })
  @ApiProduces('image/png')
  @ApiOkResponse({ content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } })
  @ApiTokenlessRefusals('NOT_FOUND', 'RATE_LIMITED')
  @Header('content-type', 'image/png')
  @Header('x-robots-tag', 'noindex')
  async png(
    @RequestLocale() locale: Locale,
    @Param('link') link: string,
    @Query() _: LocaleQuery,
    @Address() address: string,
  ): Promise<Buffer> {
    const payer = payerOf(address);
    this.quotas.charge('pictures', payer, DRAWING);
    const game = await this.links.shown(link);
    const drawing = (): void => this.quotas.charge('pictures', payer);
    return this.pictures.png(game, { locale, width: WIDTH.usual, scale: 1 }, drawing, address);
  }
}

const payerOf = (address: string): Payer => ({ playerId: null, address });
