import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

import { Address } from '../../http/address.decorator.js';
import { ApiIdempotencyKey, OptionalIdempotencyKey } from '../../http/idempotency-key.decorator.js';
import { ApiRefusals } from '../../http/refusals.js';
import { RevalidationInterceptor } from '../../http/revalidation.interceptor.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { Anonymous, CurrentCaller, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import type { Player } from '../../players/player.entity.js';
import { GamesService } from '../games.service.js';
import { CreateGameInput } from '../lobby/create-game.input.js';
import { ClockReads } from '../reading/clock-reads.service.js';
import { DiceProofsService } from '../reading/dice-proofs.service.js';
import type { GameReading } from '../reading/game-reading.js';
import { RequestReads } from '../reading/request-reads.service.js';
import { GameAnswer, GamesAnswer, RematchAnswer } from './answers/game.js';
import { LogAnswer } from './answers/log.js';
import { ChoicesAnswer, ExplainedAnswer, HintAnswer, UndoAnswer } from './answers/play.js';
import { RequestsAnswer, requestsAnswer } from './answers/request.js';
import { ExplainBody, JoinBody } from './bodies.js';
import {
  ChoicesQuery,
  GameQuery,
  GamesQuery,
  HintQuery,
  InvitedQuery,
  LocaleQuery,
  LogQuery,
} from './queries.js';
import {
  shownChoices,
  shownDecision,
  shownEntry,
  shownGame,
  shownPage,
  shownRefusal,
  shownSummary,
} from './to-answers.js';

@ApiTags('games')
@ApiBearerAuth()
@Needs('read')
@Controller('v1/games')
export class GamesController {
  constructor(
    private readonly service: GamesService,
    private readonly proofs: DiceProofsService,
    private readonly clocks: ClockReads,
    private readonly asked: RequestReads,
  ) {}

  @Needs('play')
  @Post()
  @ApiOperation({ summary: 'Make a game and take a seat in it' })
  @ApiIdempotencyKey({ required: false })
  @ApiBody({ type: CreateGameInput })
  @ApiCreatedResponse({ type: GameAnswer })
  @ApiRefusals('NOT_FOUND', 'REQUEST_ID_REUSED', 'QUOTA_REACHED', 'PAYLOAD_TOO_LARGE')
  async create(
    @CurrentPlayer() player: Player,
    @RequestLocale() locale: Locale,
    @Body() order: CreateGameInput,
    @Address() address: string,
    @OptionalIdempotencyKey() requestId?: string,
  ): Promise<GameAnswer> {
    const game = await this.service.create(player.id, order, { address, requestId });
    return this.shown(game, locale);
  }

  @Anonymous()
  @Get()
  @ApiOperation({ summary: 'Games, first those that were made last, or that changed last' })
  @ApiOkResponse({ type: GamesAnswer })
  @ApiRefusals()
  async list(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Query() { first, after, order: by, locale: _, ...filter }: GamesQuery,
  ): Promise<GamesAnswer> {
    const page = await this.service.list(player?.id ?? null, filter, { first, after, by });
    return shownPage(page, locale);
  }

  @Anonymous()
  @UseInterceptors(RevalidationInterceptor)
  @Get(':id')
  @ApiOperation({ summary: 'A game as the caller may see it, now or as it was' })
  @ApiOkResponse({ type: GameAnswer })
  @ApiRefusals('FORBIDDEN', 'NOT_FOUND', 'RULES_MISSING')
  async game(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { at, as, invite }: GameQuery,
  ): Promise<GameAnswer> {
    return this.shown(await this.service.read(player?.id ?? null, id, { at, as, invite }), locale);
  }

  @Needs('play')
  @Post(':id/seats/:seat')
  @ApiOperation({ summary: 'Take a seat; the game begins when the last is taken' })
  @ApiBody({ type: JoinBody, required: false })
  @ApiCreatedResponse({ type: GameAnswer })
  @ApiRefusals(
    'INVALID_INPUT',
    'NOT_FOUND',
    'RULES_MISSING',
    'SEAT_TAKEN',
    'ALREADY_SEATED',
    'PAYLOAD_TOO_LARGE',
  )
  async join(
    @CurrentPlayer() player: Player,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Param('seat') seat: string,
    @Body() body?: JoinBody,
  ): Promise<GameAnswer> {
    return this.shown(await this.service.join(player.id, id, { seat, ...body }), locale);
  }

  @Needs('play')
  @Post(':id/rematch')
  @ApiOperation({ summary: 'Play it again with its sides exchanged, once it is over' })
  @ApiCreatedResponse({ type: GameAnswer })
  @ApiRefusals(
    'FORBIDDEN',
    'NOT_FOUND',
    'RULES_MISSING',
    'QUOTA_REACHED',
    'SEAT_TAKEN',
    'PAYLOAD_TOO_LARGE',
  )
  async rematch(
    @CurrentPlayer() player: Player,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Address() address: string,
  ): Promise<GameAnswer> {
    return this.shown(await this.service.rematch(player.id, id, address), locale);
  }

  @Get(':id/rematch')
  @ApiOperation({ summary: 'The rematch that one of its players has asked for' })
  @ApiOkResponse({ type: RematchAnswer })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING')
  async rematchOf(
    @CurrentCaller() caller: Caller,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() _: LocaleQuery,
  ): Promise<RematchAnswer> {
    const game = await this.service.read(caller.player.id, id);
    const rematch = await this.service.rematchOf(game, caller);
    return {
      rematch: rematch && shownSummary(rematch, locale),
      invite: rematch?.invite ?? null,
    };
  }

  @Anonymous()
  @Get(':id/choices')
  @ApiOperation({ summary: "Every legal action of the caller's seat now; none = wait" })
  @ApiOkResponse({ type: ChoicesAnswer })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING')
  async choices(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { invite, stops = false }: ChoicesQuery,
  ): Promise<ChoicesAnswer> {
    const game = await this.service.read(player?.id ?? null, id, { invite });
    return shownDecision(game, locale, stops);
  }

  @Get(':id/hint')
  @ApiOperation({ summary: "What the computer would do in the caller's place" })
  @ApiOkResponse({ type: HintAnswer })
  @ApiRefusals('FORBIDDEN', 'NOT_FOUND', 'STALE_VERSION', 'RULES_MISSING')
  async hint(
    @CurrentPlayer() { id: playerId }: Player,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { version }: HintQuery,
    @Address() address: string,
  ): Promise<HintAnswer> {
    const hint = await this.service.hint({ playerId, address }, id, version);
    if (hint === null) return { hint };
    const [choice] = await shownChoices(hint.game, [hint.action], locale);
    return { hint: choice ?? null };
  }

  @Get(':id/undo')
  @ApiOperation({ summary: 'What an undo would take back for the caller now' })
  @ApiOkResponse({ type: UndoAnswer })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING')
  async undo(
    @CurrentPlayer() player: Player,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() _: LocaleQuery,
  ): Promise<UndoAnswer> {
    const game = await this.service.read(player.id, id);
    const taken = await this.service.undoable(game);
    return { undo: taken && { label: taken.label(locale) } };
  }

  @Anonymous()
  @Get(':id/requests')
  @ApiOperation({ summary: 'What one player asks of the other and has no answer yet' })
  @ApiOkResponse({ type: RequestsAnswer })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING')
  async requests(
    @CurrentPlayer() player: Player | null,
    @Param('id') id: string,
    @Query() { invite }: InvitedQuery,
  ): Promise<RequestsAnswer> {
    const game = await this.service.read(player?.id ?? null, id, { invite });
    return requestsAnswer(await this.asked.openIn(game));
  }

  @Post(':id/explain')
  @HttpCode(200)
  @ApiOperation({ summary: 'Why an action may not be made now; nothing is changed' })
  @ApiOkResponse({ type: ExplainedAnswer })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING', 'PAYLOAD_TOO_LARGE')
  async explain(
    @CurrentPlayer() player: Player,
    @RequestLocale() locale: Locale,
    @Param('id') gameId: string,
    @Body() { version, action }: ExplainBody,
    @Req() request: FastifyRequest,
  ): Promise<ExplainedAnswer> {
    const said = await this.service.explain(player.id, { gameId, version, action });
    return { refusal: said && (await shownRefusal(said, request.id, locale)) };
  }

  @Anonymous()
  @Get(':id/log')
  @ApiOperation({ summary: 'The log as the caller hears it' })
  @ApiOkResponse({ type: LogAnswer })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING')
  async log(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { invite, after, first }: LogQuery,
  ): Promise<LogAnswer> {
    const game = await this.service.read(player?.id ?? null, id, { invite });
    const entries = await this.service.log(game, { after, first });
    return { entries: entries.map((entry) => shownEntry(entry, game.rules, locale)) };
  }

  private shown(game: GameReading, locale: Locale): Promise<GameAnswer> {
    const beside = { dice: this.proofs.of(game), clock: this.clocks.of(game) };
    return shownGame(game, beside, locale);
  }
}
