import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiRefusals } from '../http/refusals.js';
import { CurrentPlayer, Needs } from '../players/auth.guard.js';
import type { Player } from '../players/player.entity.js';
import { DaysAwayObject, TakeDaysAway } from './away.objects.js';
import { AwayService } from './away.service.js';

@ApiTags('players')
@ApiBearerAuth()
@Controller('v1/players/me/away')
export class AwayController {
  constructor(private readonly service: AwayService) {}

  @Needs('read')
  @Get()
  @ApiOperation({ summary: "The caller's days away" })
  @ApiOkResponse({ type: DaysAwayObject })
  @ApiRefusals()
  daysAway(@CurrentPlayer() { id }: Player): Promise<DaysAwayObject> {
    return this.service.of(id);
  }

  @Needs('account')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take days off',
    description: 'In all slow games the clock of the caller stands meanwhile.',
  })
  @ApiOkResponse({ type: DaysAwayObject })
  @ApiRefusals('CANNOT_BE_AWAY', 'PAYLOAD_TOO_LARGE')
  takeDaysAway(
    @CurrentPlayer() { id }: Player,
    @Body() wish: TakeDaysAway,
  ): Promise<DaysAwayObject> {
    return this.service.take(id, wish);
  }

  @Needs('account')
  @Delete(':id')
  @ApiOperation({
    summary: 'End days off that run, or give up those to come',
    description: 'Days that have not begun come back.',
  })
  @ApiOkResponse({ type: DaysAwayObject })
  @ApiRefusals('NOT_FOUND')
  endDaysAway(@CurrentPlayer() player: Player, @Param('id') id: string): Promise<DaysAwayObject> {
    return this.service.end(player.id, id);
  }
}
