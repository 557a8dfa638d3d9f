import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { Address } from '../../http/address.decorator.js';
import { ApiRefusals } from '../../http/refusals.js';
import { RevalidationInterceptor } from '../../http/revalidation.interceptor.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { Anonymous, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { BoardsService } from '../pictures/boards.service.js';
import { BoardPictureAnswer } from './answers/board-picture.js';
import { BoardsQuery } from './queries.js';

@ApiTags('board')
@ApiBearerAuth()
@Anonymous()
@UseInterceptors(RevalidationInterceptor)
@Needs('read')
@Controller('v1/boards')
export class BoardsController {
  constructor(private readonly service: BoardsService) {}

  @Get()
  @ApiOperation({
    summary: 'Small pictures of many games, for lists',
    description: 'What the caller may not see is left out, as is what has not begun.',
  })
  @ApiOkResponse({ type: [BoardPictureAnswer] })
  @ApiRefusals()
  async list(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Query() { ids, width }: BoardsQuery,
    @Address() address: string,
  ): Promise<BoardPictureAnswer[]> {
    const payer = { playerId: player?.id ?? null, address };
    const boards = await this.service.small(payer, { ids: ids.split(','), width, locale });
    return boards.map(({ gameId: id, version, svg }) => ({ id, version, svg }));
  }
}
