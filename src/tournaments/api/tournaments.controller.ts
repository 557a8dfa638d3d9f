import { Body, Controller, Get, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

import { Address } from '../../http/address.decorator.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../../http/idempotency-key.decorator.js';
import { ApiRefusals, ApiShapedRefusals, ErrorAnswer } from '../../http/refusals.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { Anonymous, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { type EventReading, TournamentsService } from '../running/tournaments.service.js';
import { ActObject } from './act.objects.js';
import { MatchObject } from './bracket.objects.js';
import { readCursor } from './cursor.js';
import { DeclinedAnswer } from './declined.answer.js';
import { DeskService } from './desk.service.js';
import { DirectBody } from './direct.inputs.js';
import { DirectedObject } from './directed.objects.js';
import { FactObject } from './fact.objects.js';
import { AtQuery, FactsQuery, TournamentsQuery } from './queries.js';
import {
  factsSeen,
  type ReadTournament,
  shownAct,
  shownBracket,
  shownFact,
  shownPage,
  shownStandings,
  shownTournament,
} from './shown.js';
import { StandingObject } from './standing.objects.js';
import { TournamentInput } from './tournament.inputs.js';
import { TournamentConnectionObject, TournamentObject } from './tournament.objects.js';

@ApiTags('events')
@ApiBearerAuth()
@Needs('read')
@Controller('v1/tournaments')
export class TournamentsController {
  constructor(
    private readonly tournaments: TournamentsService,
    private readonly desk: DeskService,
  ) {}

  @Needs('play')
  @Post()
  @ApiOperation({ summary: 'Make an event: a draft until it is opened' })
  @ApiCreatedResponse({ type: TournamentObject })
  @ApiRefusals('NOT_FOUND', 'QUOTA_REACHED', 'PAYLOAD_TOO_LARGE')
  async create(
    @CurrentPlayer() player: Player,
    @Body() input: TournamentInput,
  ): Promise<TournamentObject> {
    return written(shownTournament(await this.desk.create(player, input)));
  }

  @Anonymous()
  @Get()
  @ApiOperation({ summary: 'Events, the newest first' })
  @ApiOkResponse({ type: TournamentConnectionObject })
  @ApiRefusals()
  async list(
    @CurrentPlayer() player: Player | null,
    @Query() { first, after, locale: _, ...filter }: TournamentsQuery,
  ): Promise<TournamentConnectionObject> {
    const page = { first, after: readCursor(after) };
    const found = await this.tournaments.list(player?.id ?? null, filter, page);
    const { nodes, pageInfo } = shownPage(found);
    return { nodes: nodes.map(written), pageInfo };
  }

  @Anonymous()
  @Get(':id')
  @ApiOperation({ summary: 'An event, now or as it was' })
  @ApiOkResponse({ type: TournamentObject })
  @ApiRefusals('NOT_FOUND')
  async one(
    @CurrentPlayer() player: Player | null,
    @Param('id') id: string,
    @Query() { at }: AtQuery,
  ): Promise<TournamentObject> {
    return written(shownTournament(await this.read(player, id, at)));
  }

  @Anonymous()
  @Get(':id/standings')
  @ApiOperation({ summary: 'Its table, the first first' })
  @ApiOkResponse({ type: [StandingObject] })
  @ApiRefusals('NOT_FOUND')
  async standings(
    @CurrentPlayer() player: Player | null,
    @Param('id') id: string,
    @Query() { at }: AtQuery,
  ): Promise<readonly StandingObject[]> {
    return shownStandings(await this.read(player, id, at));
  }

  @Anonymous()
  @Get(':id/bracket')
  @ApiOperation({ summary: 'The matches of its bracket; none without one' })
  @ApiOkResponse({ type: [MatchObject] })
  @ApiRefusals('NOT_FOUND')
  async bracket(
    @CurrentPlayer() player: Player | null,
    @Param('id') id: string,
    @Query() { at }: AtQuery,
  ): Promise<MatchObject[]> {
    return shownBracket(await this.read(player, id, at));
  }

  @Anonymous()
  @Get(':id/facts')
  @ApiOperation({ summary: 'What was done in it, in order' })
  @ApiOkResponse({ type: [FactObject] })
  @ApiRefusals('NOT_FOUND')
  async facts(
    @CurrentPlayer() player: Player | null,
    @Param('id') id: string,
    @Query() { after, first }: FactsQuery,
  ): Promise<FactObject[]> {
    const later = factsSeen(await this.read(player, id)).filter(({ seq }) => seq > after);
    return later.slice(0, first).map(shownFact);
  }

  @Get(':id/acts')
  @ApiOperation({ summary: 'What you may do in it now' })
  @ApiOkResponse({ type: [ActObject] })
  @ApiRefusals('NOT_FOUND')
  async acts(@CurrentPlayer() player: Player, @Param('id') id: string): Promise<ActObject[]> {
    return this.tournaments.actsFor(await this.read(player, id)).flatMap(shownAct);
  }

  @Needs('play')
  @Post(':id/acts')
  @ApiOperation({ summary: 'The one way an event changes' })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: DirectedObject })
  @ApiShapedRefusals(
    ['NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'STALE_VERSION', 'REQUEST_ID_REUSED'],
    (codes) => (codes.includes('REQUEST_ID_REUSED') ? DeclinedAnswer : ErrorAnswer),
  )
  async direct(
    @CurrentPlayer() player: Player,
    @RequestLocale() locale: Locale,
    @Address() address: string,
    @Param('id') tournamentId: string,
    @IdempotencyKey() requestId: string,
    @Body() body: DirectBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DirectedObject | DeclinedAnswer> {
    const done = await this.desk.direct(player, { tournamentId, requestId }, body, {
      locale,
      address,
    });
    const tournament = written(done.tournament as ReadTournament);
    if (!('code' in done)) return { ...done, tournament };
    void reply.status(HttpStatus.CONFLICT);
    const { code, message, step, better } = done;
    return { error: { code, message, requestId: reply.request.id, step, better }, tournament };
  }

  private read(player: Player | null, id: string, at?: number): Promise<EventReading> {
    return this.tournaments.reading(id, player?.id ?? null, at ?? null);
  }
}

/** The event without the reading that its other fields are made from. */
export function written({ reading: _, ...shown }: ReadTournament): TournamentObject {
  return shown;
}
