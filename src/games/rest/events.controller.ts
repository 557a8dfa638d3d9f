import type { Socket } from 'node:net';
import { Readable } from 'node:stream';

import {
  Controller,
  Get,
  Headers,
  type OnModuleInit,
  Param,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { reportError } from '../../common/error-report.js';
import { invalidInput } from '../../common/errors.js';
import type { Locale } from '../../common/locale.js';
import { RequestLocale } from '../../common/locale.decorator.js';
import { Environment } from '../../config/environment.js';
import { Anonymous, CurrentCaller, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import { isOver } from '../store/game-head.js';
import type { GameChange } from '../reading/game-reading.js';
import { GamesService } from '../games.service.js';
import { ChangeEvent } from './answers.js';
import { eventStream, type StreamMessage } from './event-stream.js';
import { EventsQuery } from './queries.js';
import { ApiRefusals } from '../../http/refusals.js';
import { shownChange, shownSummary } from './shown.js';

/** Signs of life in the time after which a connection that takes nothing is cut. */
export const BEATS = 4;

@ApiTags('games')
@ApiBearerAuth()
@Anonymous()
@Needs('read')
@Controller('v1/games/:id/events')
export class EventsController implements OnModuleInit {
  private readonly open = new Set<AsyncIterableIterator<GameChange>>();

  constructor(
    private readonly games: GamesService,
    private readonly adapters: HttpAdapterHost,
    private readonly environment: Environment,
  ) {}

  /** A server that closes waits for its answers to end, and these would not. */
  onModuleInit(): void {
    const server = this.adapters.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('preClose', async () => {
      for (const changes of this.open) await changes.return?.();
    });
  }

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
    const changes = await this.games.changes(caller, id, { after, invite });
    const failure = (error: unknown): StreamMessage => ({
      event: 'error',
      data: { error: reportError(error, { requestId: request.id, locale }) },
    });
    const beatMs = (this.environment.stallSeconds * 1_000) / BEATS;
    const lines = eventStream(messagesOf(changes, locale), beatMs, failure);
    this.open.add(changes);
    // Not when the stream is closed: that waits for the next line.
    whenGone(request.raw.socket, () => {
      this.open.delete(changes);
      void changes.return?.();
    });
    send(reply, lines);
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

/** A listener may have gone while the game was read for them: that has been told then, and is not told again. */
function whenGone(connection: Socket, leave: () => void): void {
  if (connection.destroyed) leave();
  else connection.once('close', leave);
}

async function* messagesOf(
  changes: AsyncIterableIterator<GameChange>,
  locale: Locale,
): AsyncGenerator<StreamMessage, void> {
  for await (const change of changes) {
    yield { event: 'change', id: change.version, data: shownChange(change, locale) };
    if (isOver(change.game)) yield { event: 'end', data: shownSummary(change.game) };
  }
}

/** A reader who takes nothing is let go, as on any connection; they may come back with what they saw last. */
function send(reply: FastifyReply, lines: AsyncGenerator<string>): void {
  const stream = Readable.from(lines, { objectMode: false, highWaterMark: 1 });
  void reply
    .headers({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    .send(stream);
}
