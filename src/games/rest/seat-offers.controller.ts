import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';

import { ApiRefusals } from '../../http/refusals.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { HandingOverService, type SeatOffer } from '../lobby/handing-over.service.js';
import {
  OfferedSeatAnswer,
  SeatOfferAnswer,
  SeatOnOfferAnswer,
  TakenSeatAnswer,
} from './answers/seat-offer.js';
import { OfferSeatBody, TakeSeatBody } from './bodies.js';
import { OfferQuery } from './queries.js';
import { shownSummary } from './to-answers.js';

const shown = ({ until, ...offer }: SeatOffer): SeatOfferAnswer => ({
  ...offer,
  until: until.toISOString(),
});

@ApiTags('games')
@ApiBearerAuth()
@Controller('v1/games/:id/seat-offer')
export class SeatOffersController {
  constructor(private readonly service: HandingOverService) {}

  // Open to no key, see `offerSeat`.
  @Post()
  @ApiOperation({ summary: 'Offer your seat to whoever is given the token' })
  @ApiCreatedResponse({ type: OfferedSeatAnswer })
  @ApiRefusals(
    ...(['FORBIDDEN', 'NOT_FOUND', 'RULES_MISSING', 'NOT_STARTED', 'GAME_OVER'] as const),
    'PAYLOAD_TOO_LARGE',
  )
  async offer(
    @CurrentPlayer() player: Player,
    @Param('id') gameId: string,
    @Body() { knowledge }: OfferSeatBody,
  ): Promise<OfferedSeatAnswer> {
    const { offer, token } = await this.service.offer(player.id, { gameId, knowledge });
    return { offer: shown(offer), token };
  }

  @Needs('read')
  @Get()
  @ApiOperation({ summary: 'What a token offers' })
  @ApiOkResponse({ type: SeatOnOfferAnswer })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING')
  async offered(
    @CurrentPlayer() player: Player,
    @RequestLocale() locale: Locale,
    @Param('id') gameId: string,
    @Query() { token }: OfferQuery,
  ): Promise<SeatOnOfferAnswer> {
    const { offer, game } = await this.service.offered(player.id, gameId, token);
    return { offer: shown(offer), game: shownSummary(game, locale) };
  }

  @Needs('play')
  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Take the offer of your seat back' })
  @ApiNoContentResponse()
  @ApiRefusals('FORBIDDEN', 'NOT_FOUND', 'RULES_MISSING')
  async withdraw(@CurrentPlayer() player: Player, @Param('id') gameId: string): Promise<void> {
    await this.service.withdraw(player.id, gameId);
  }

  @Needs('play')
  @Post('take')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take the seat that a token offers; look at the game anew then' })
  @ApiOkResponse({ type: TakenSeatAnswer })
  @ApiRefusals('FORBIDDEN', 'NOT_FOUND', 'RULES_MISSING', 'GAME_OVER', 'PAYLOAD_TOO_LARGE')
  async take(
    @CurrentPlayer() player: Player,
    @Param('id') gameId: string,
    @Body() { token }: TakeSeatBody,
  ): Promise<TakenSeatAnswer> {
    const { id, seat, version } = await this.service.take(player, gameId, token);
    return { gameId: id, seat: seat ?? '', version };
  }
}
