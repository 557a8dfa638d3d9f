import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ApiRefusals } from '../../http/refusals.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { CurrentCaller, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import { GamesService } from '../games.service.js';
import type { MyGame } from '../streams/my-games.service.js';
import { MyGameEvent } from './answers/events.js';
import type { StreamMessage } from './event-stream.js';
import { EventStreams } from './event-streams.js';
import { MyGamesQuery } from './queries.js';
import { shownMyGame } from './to-answers.js';

@ApiTags('games')
@ApiBearerAuth()
@Needs('read')
@Controller('v1/players/me/events')
export class MyGamesController {
  constructor(
    private readonly games: GamesService,
    private readonly streams: EventStreams,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'All your games as they are, then each whenever it changes, as server-sent events',
    description: 'Messages `game` (id = cursor), or `error`.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The last cursor known.' })
  @ApiProduces('text/event-stream')
  @ApiExtraModels(MyGameEvent)
  @ApiOkResponse({
    content: { 'text/event-stream': { schema: { $ref: getSchemaPath(MyGameEvent) } } },
  })
  @ApiRefusals()
  events(
    @CurrentCaller() caller: Caller,
    @RequestLocale() locale: Locale,
    @Query() { after }: MyGamesQuery,
    @Headers('last-event-id') last: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const games = this.games.myGames(caller, request.ip, last || after);
    this.streams.send([request, reply], locale, games, messagesOf);
  }
}

const messagesOf = (one: MyGame, locale: Locale): StreamMessage[] => [
  { event: 'game', id: Number(one.cursor), data: shownMyGame(one, locale) },
];
