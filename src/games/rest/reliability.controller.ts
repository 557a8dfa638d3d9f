import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiRefusals } from '../../http/refusals.js';
import { Anonymous, Needs } from '../../players/auth.guard.js';
import { ReliabilityService } from '../reading/reliability.service.js';
import { ReliabilityAnswer } from './answers/reliability.js';

@ApiTags('players')
@ApiBearerAuth()
@Anonymous()
@Needs('read')
@Controller('v1/players/:id/reliability')
export class ReliabilityController {
  constructor(private readonly service: ReliabilityService) {}

  @Get()
  @ApiOperation({
    summary: 'How a player keeps to the games that they begin',
    description:
      'What became of the last 50 that are over or that they have left: with a clock, against a person, none of practice.',
  })
  @ApiOkResponse({ type: ReliabilityAnswer })
  @ApiRefusals('NOT_FOUND')
  of(@Param('id') playerId: string): Promise<ReliabilityAnswer> {
    return this.service.of(playerId);
  }
}
