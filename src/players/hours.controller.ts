import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiRefusals } from '../http/refusals.js';
import { CurrentPlayer, Needs } from './auth.guard.js';
import { OwnHoursObject, WakingHoursObject } from './hours.objects.js';
import { HoursService } from './hours.service.js';
import type { Player } from './player.entity.js';

interface HoursAnswer extends Omit<OwnHoursObject, 'nextFrom'> {
  readonly nextFrom: string | null;
}

const shown = ({ present, next, nextFrom }: OwnHoursObject): HoursAnswer => ({
  ...{ present, next },
  nextFrom: nextFrom?.toISOString() ?? null,
});

@ApiTags('players')
@ApiBearerAuth()
@Controller('v1/players/me/hours')
export class HoursController {
  constructor(private readonly service: HoursService) {}

  @Needs('read')
  @Get()
  @ApiOperation({ summary: 'When the caller is awake' })
  @ApiOkResponse({ type: OwnHoursObject })
  @ApiRefusals()
  async wakingHours(@CurrentPlayer() { id }: Player): Promise<HoursAnswer> {
    return shown(await this.service.of(id));
  }

  @Needs('account')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Set when the caller is awake',
    description:
      'It holds from the next spell on; where it takes waking time away, in a week. Slow clocks run in no other time.',
  })
  @ApiOkResponse({ type: OwnHoursObject })
  @ApiRefusals('PAYLOAD_TOO_LARGE')
  async setWakingHours(
    @CurrentPlayer() { id }: Player,
    @Body() hours: WakingHoursObject,
  ): Promise<HoursAnswer> {
    return shown(await this.service.set(id, hours));
  }

  @Needs('account')
  @Delete()
  @ApiOperation({ summary: 'Be always awake' })
  @ApiOkResponse({ type: OwnHoursObject })
  @ApiRefusals()
  async clearWakingHours(@CurrentPlayer() { id }: Player): Promise<HoursAnswer> {
    return shown(await this.service.set(id, null));
  }
}
