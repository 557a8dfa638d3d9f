import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { SeenQuery } from '../games/index.js';
import { ApiRefusals } from '../http/refusals.js';
import { RequestLocale } from '../language/locale.decorator.js';
import type { Locale } from '../language/locale.js';
import { Anonymous, CurrentPlayer, Needs } from '../players/auth.guard.js';
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
@Needs('read')
@Controller('v1/games/:id/decks')
export class DecksController {
  constructor(private readonly service: DecksService) {}

  @Anonymous()
  @Get()
  @ApiOperation({ summary: 'What lies beside the map, as the caller may know it' })
  @ApiOkResponse({ type: [PileAnswer] })
  @ApiRefusals('FORBIDDEN', 'NOT_FOUND', 'RULES_MISSING')
  async decks(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { invite, as }: SeenQuery,
  ): Promise<PileAnswer[]> {
    const piles = await this.service.piles(player?.id ?? null, id, { invite, as });
    return piles.map((pile) => shown(pile, locale));
  }
}
