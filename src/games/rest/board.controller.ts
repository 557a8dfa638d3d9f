import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';

import type { Locale } from '../../common/locale.js';
import { RequestLocale } from '../../common/locale.decorator.js';
import { Anonymous, CurrentPlayer } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import type { GameReading } from '../game-reading.js';
import { GamesService } from '../games.service.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { BoardQuery, GameQuery } from './queries.js';
import { ApiRefusals } from './refusals.js';
import { Document, RevalidationInterceptor } from './revalidation.interceptor.js';

/** Pictures of the board as the caller may see it; without a token, as everybody may. */
@ApiTags('board')
@ApiBearerAuth()
@Anonymous()
@UseInterceptors(RevalidationInterceptor)
@Controller('v1/games/:id')
export class BoardController {
  constructor(
    private readonly games: GamesService,
    private readonly pictures: PicturesService,
  ) {}

  @Get('board.svg')
  @ApiOperation({ summary: 'The board as a drawing' })
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiRefusals('INVALID_INPUT', 'NOT_FOUND', 'NOT_STARTED')
  async svg(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { width, ...wish }: BoardQuery,
  ): Promise<Document> {
    const svg = await this.pictures.svg(await this.read(player, id, wish), { locale, width });
    return new Document('image/svg+xml; charset=utf-8', svg);
  }

  @Get('board.png')
  @ApiOperation({ summary: 'The board as a picture for chats' })
  @ApiProduces('image/png')
  @ApiOkResponse({ content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } })
  @ApiRefusals('INVALID_INPUT', 'NOT_FOUND', 'NOT_STARTED')
  async png(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { width, ...wish }: BoardQuery,
  ): Promise<Document> {
    const png = await this.pictures.png(await this.read(player, id, wish), { locale, width });
    return new Document('image/png', png);
  }

  @Get('board.txt')
  @ApiOperation({ summary: 'The board read aloud' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  @ApiRefusals('INVALID_INPUT', 'NOT_FOUND', 'NOT_STARTED')
  async text(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() wish: GameQuery,
  ): Promise<Document> {
    const text = await this.pictures.text(await this.read(player, id, wish), locale);
    return new Document('text/plain; charset=utf-8', text);
  }

  private read(player: Player | null, id: string, { at, invite }: GameQuery): Promise<GameReading> {
    return this.games.read(player?.id ?? null, id, { at, invite });
  }
}
