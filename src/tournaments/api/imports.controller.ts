import { Controller, Get, Post, Query, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

import { LocaleQuery } from '../../games/index.js';
import { Address } from '../../http/address.decorator.js';
import { rawBodyOf } from '../../http/raw-bodies.js';
import { ApiRefusals } from '../../http/refusals.js';
import { Anonymous, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { ImportsService } from '../importing/imports.service.js';
import { EXPORT_SCHEMA } from '../proof/export-schema.js';
import { EventExportAnswer } from './papers.objects.js';
import { shownTournament } from './shown.js';
import { TournamentObject } from './tournament.objects.js';
import { written } from './tournaments.controller.js';

/** Where exports are sent to. */
export const IMPORT = '/v1/tournaments/import';

/** Takes over events from their exports. The file is read in a thread of its own, as it may be large. */
@ApiTags('events')
@ApiBearerAuth()
@Controller('v1/tournaments')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Needs('play')
  @Post('import')
  @ApiOperation({ summary: 'Take over an event that is over, from its export.json' })
  @ApiBody({ type: EventExportAnswer })
  @ApiCreatedResponse({ type: TournamentObject })
  @ApiRefusals('PAYLOAD_TOO_LARGE')
  async take(
    @CurrentPlayer() { id: playerId }: Player,
    @Address() address: string,
    @Query() _: LocaleQuery,
    @Req() request: FastifyRequest,
  ): Promise<TournamentObject> {
    const reading = await this.imports.take({ playerId, address }, rawBodyOf(request));
    return written(shownTournament(reading));
  }

  @Anonymous()
  @Needs('read')
  @Get('export.schema.json')
  @ApiOperation({ summary: 'What an export has to look like to be imported, as a JSON Schema' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiRefusals()
  schema(@Query() _: LocaleQuery): object {
    return EXPORT_SCHEMA;
  }
}
