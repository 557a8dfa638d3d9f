import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { appError } from '../../errors/errors.js';
import { ApiRefusals } from '../../http/refusals.js';
import { RevalidationInterceptor } from '../../http/revalidation.interceptor.js';
import { Anonymous, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { GamesService } from '../games.service.js';
import type { GameRecord } from '../proof/record.js';
import { DiceProofsService } from '../reading/dice-proofs.service.js';
import { isOver } from '../store/game-head.js';
import { InvitedQuery } from './queries.js';

const NOT_YET = {
  en: 'the record of a game is opened when the game is over.',
  ja: '記録はゲーム終了後に公開されます。',
};
const NEVER = {
  en: 'this game was given up before it began, so there is no record of it.',
  ja: 'このゲームは開始前に取りやめられたため、記録はありません。',
};

@ApiTags('games')
@ApiBearerAuth()
@Needs('read')
@Controller('v1/games/:id/record')
export class RecordController {
  constructor(
    private readonly games: GamesService,
    private readonly proofs: DiceProofsService,
  ) {}

  @Anonymous()
  @UseInterceptors(RevalidationInterceptor)
  @Get()
  @ApiOperation({ summary: 'The whole of a finished game, for whoever checks its dice' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING', 'FORBIDDEN')
  async record(
    @CurrentPlayer() player: Player | null,
    @Param('id') id: string,
    @Query() { invite }: InvitedQuery,
  ): Promise<GameRecord> {
    const game = await this.games.read(player?.id ?? null, id, { invite });
    const record = await this.proofs.record(game);
    if (record !== null) return record;
    throw appError('FORBIDDEN', { reason: isOver(game) ? NEVER : NOT_YET });
  }
}
