import { Controller, Get, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

import { Address } from '../../http/address.decorator.js';
import { ApiRefusals } from '../../http/refusals.js';
import { Document, RevalidationInterceptor } from '../../http/revalidation.interceptor.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { Anonymous, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { type Payer, QuotasService } from '../../quotas/quotas.service.js';
import { GamesService } from '../games.service.js';
import { DRAWING } from '../pictures/look.js';
import { type Mark, MARKS } from '../pictures/marks.js';
import { PicturesService } from '../pictures/pictures.service.js';
import type { GameReading } from '../reading/game-reading.js';
import { DrawingQuery, GameQuery, PictureQuery } from './queries.js';

/** The marks in the query's text, e.g. `last,choices`, which has been validated before. */
const marksIn = (wish: string | undefined): readonly Mark[] =>
  MARKS.filter((mark) => wish?.split(',').includes(mark));

const payerOf = (player: Player | null, address: string): Payer => ({
  playerId: player?.id ?? null,
  address,
});

const MOMENT = {
  'Game-Version': { description: 'The version that it shows.', schema: { type: 'integer' } },
  'Game-Draft': {
    description: 'How many submissions of your plan it shows beyond that.',
    schema: { type: 'integer' },
  },
} as const;

/**
 * Tells in headers which version and draft the picture shows, so that a client can ask for picture and game at the same
 * time.
 */
async function tellMoment(game: GameReading, reply: FastifyReply): Promise<void> {
  void reply.headers({ 'game-version': game.version, 'game-draft': await game.draft() });
}

/** Pictures of the board as the caller may see it; without a token, as a spectator may. */
@ApiTags('board')
@ApiBearerAuth()
@Anonymous()
@UseInterceptors(RevalidationInterceptor)
@Needs('read')
@Controller('v1/games/:id')
export class BoardController {
  constructor(
    private readonly games: GamesService,
    private readonly pictures: PicturesService,
    private readonly quotas: QuotasService,
  ) {}

  @Get('board.svg')
  @ApiOperation({ summary: 'The board as a drawing' })
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ headers: MOMENT, content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiRefusals('FORBIDDEN', 'NOT_FOUND', 'RULES_MISSING', 'NOT_STARTED')
  async svg(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { width, part, around, layer, furniture, fonts, marks, ...wish }: DrawingQuery,
    @Address() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Document> {
    const price = fonts === undefined ? DRAWING : 1;
    this.quotas.charge('pictures', payerOf(player, address), price);
    const look = {
      ...{ locale, width, part, around, layer, furniture, fonts },
      marks: marksIn(marks),
    };
    const game = await this.read(player, id, wish);
    const svg = await this.pictures.svg(game, look, address);
    await tellMoment(game, reply);
    return new Document('image/svg+xml; charset=utf-8', svg);
  }

  @Get('board.png')
  @ApiOperation({ summary: 'The board as a picture for chats' })
  @ApiProduces('image/png')
  @ApiOkResponse({
    headers: MOMENT,
    content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiRefusals('FORBIDDEN', 'NOT_FOUND', 'RULES_MISSING', 'NOT_STARTED')
  async png(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { width, scale, part, around, marks, ...wish }: PictureQuery,
    @Address() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Document> {
    const payer = payerOf(player, address);
    this.quotas.charge('pictures', payer, DRAWING);
    const game = await this.read(player, id, wish);
    const drawing = (): void => this.quotas.charge('pictures', payer);
    const look = { locale, width, scale, part, around, marks: marksIn(marks) };
    const png = await this.pictures.png(game, look, drawing, address);
    await tellMoment(game, reply);
    return new Document('image/png', png);
  }

  @Get('board.txt')
  @ApiOperation({ summary: 'The board read aloud' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ headers: MOMENT, content: { 'text/plain': { schema: { type: 'string' } } } })
  @ApiRefusals('FORBIDDEN', 'NOT_FOUND', 'RULES_MISSING', 'NOT_STARTED')
  async text(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() wish: GameQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Document> {
    const game = await this.read(player, id, wish);
    const text = await this.pictures.text(game, locale);
    await tellMoment(game, reply);
    return new Document('text/plain; charset=utf-8', text);
  }

  private read(
    player: Player | null,
    id: string,
    { at, as, invite }: GameQuery,
  ): Promise<GameReading> {
    return this.games.read(player?.id ?? null, id, { at, as, invite });
  }
}
