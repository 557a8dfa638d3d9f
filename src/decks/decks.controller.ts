import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { Locale } from '../common/locale.js';
import { RequestLocale } from '../common/locale.decorator.js';
import { InvitedQuery } from '../games/rest/queries.js';
import { ApiRefusals } from '../games/rest/refusals.js';
import { Anonymous, CurrentPlayer } from '../players/auth.guard.js';
import type { Player } from '../players/player.entity.js';
import type { Pile } from '../rules/index.js';
import { PileAnswer } from './decks.objects.js';
import { DecksService } from './decks.service.js';

const shown = ({ id, title, owner, size, contents }: Pile, locale: Locale): PileAnswer => ({
  id,
  title: title[locale],
  owner,
  size,
  contents,
});

@ApiTags('decks')
@ApiBearerAuth()
@Controller('v1/games/:id/decks')
export class DecksController {
  constructor(private readonly service: DecksService) {}

  @Anonymous()
  @Get()
  @ApiOperation({ summary: 'What lies beside the map, as the caller may know it' })
  @ApiOkResponse({ type: [PileAnswer] })
  @ApiRefusals('INVALID_INPUT', 'NOT_FOUND')
  async decks(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { invite }: InvitedQuery,
  ): Promise<PileAnswer[]> {
    const piles = await this.service.piles(player?.id ?? null, id, invite);
    return piles.map((pile) => shown(pile, locale));
  }
}
