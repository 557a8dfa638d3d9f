import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { appError } from '../../common/errors.js';
import { Anonymous, CurrentPlayer } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { DiceProofs } from '../dice-proofs.service.js';
import { GamesService } from '../games.service.js';
import type { GameRecord } from '../record.js';
import { InvitedQuery } from './queries.js';
import { ApiRefusals } from './refusals.js';
import { RevalidationInterceptor } from './revalidation.interceptor.js';

@ApiTags('games')
@ApiBearerAuth()
@Controller('v1/games/:id/record')
export class RecordController {
  constructor(
    private readonly games: GamesService,
    private readonly proofs: DiceProofs,
  ) {}

  @Anonymous()
  @UseInterceptors(RevalidationInterceptor)
  @Get()
  @ApiOperation({ summary: 'The whole of a finished game, for whoever checks its dice' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiRefusals('INVALID_INPUT', 'NOT_FOUND', 'FORBIDDEN')
  async record(
    @CurrentPlayer() player: Player | null,
    @Param('id') id: string,
    @Query() { invite }: InvitedQuery,
  ): Promise<GameRecord> {
    const record = await this.proofs.record(
      await this.games.read(player?.id ?? null, id, { invite }),
    );
    if (record !== null) return record;
    const reason = {
      en: 'the record of a game is opened when the game is over.',
      ja: '記録はゲーム終了後に公開されます。',
    };
    throw appError('FORBIDDEN', { reason });
  }
}
