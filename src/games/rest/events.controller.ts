import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiExtraModels,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { invalidInput } from '../../errors/errors.js';
import { ApiRefusals } from '../../http/refusals.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { Anonymous, CurrentCaller, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import { GamesService } from '../games.service.js';
import type { GameChange } from '../reading/game-reading.js';
import { isOver } from '../store/game-head.js';
import { ChangeEvent } from './answers/events.js';
import type { StreamMessage } from './event-stream.js';
import { EventStreams } from './event-streams.js';
import { EventsQuery } from './queries.js';
import { shownChange, shownSummary } from './to-answers.js';

@ApiTags('games')
@ApiBearerAuth()
@Anonymous()
@Needs('read')
@Controller('v1/games/:id/events')
export class EventsController {
  constructor(
    private readonly games: GamesService,
    private readonly streams: EventStreams,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Every change since the last one known, then live, as server-sent events',
    description:
      'Messages `change` (id = version), then `end` when the game is over, or `error`. Coming back after the end gives 204.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The last version known.' })
  @ApiProduces('text/event-stream')
  @ApiExtraModels(ChangeEvent)
  @ApiOkResponse({
    content: { 'text/event-stream': { schema: { $ref: getSchemaPath(ChangeEvent) } } },
  })
  @ApiNoContentResponse({ description: 'The game is over and all of it is known.' })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING')
  async events(
    @CurrentCaller() caller: Caller | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { after: asked, invite }: EventsQuery,
    @Headers('last-event-id') last: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const after = lastSeen(last) ?? asked;
    const game = await this.games.read(caller?.player.id ?? null, id, { invite });
    if (isOver(game) && after === game.version) return void reply.status(204).send();
    const changes = await this.games.changes({ caller, address: request.ip }, id, {
      after,
      invite,
    });
    this.streams.send([request, reply], locale, changes, messagesOf);
  }
}

function lastSeen(header: string | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  throw invalidInput({
    en: 'Last-Event-ID is the version of the last change you saw.',
    ja: 'Last-Event-IDには最後に受信した変更のバージョンを指定してください。',
  });
}

function messagesOf(change: GameChange, locale: Locale): StreamMessage[] {
  const told = { event: 'change', id: change.version, data: shownChange(change, locale) };
  const isLast = isOver(change.game);
  return isLast ? [told, { event: 'end', data: shownSummary(change.game, locale) }] : [told];
}
