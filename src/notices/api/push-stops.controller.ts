import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiRefusals } from '../../http/refusals.js';
import { Anonymous, Needs } from '../../players/auth.guard.js';
import { PushesService } from '../endpoints/pushes.service.js';
import { PushStopAnswer, PushStopInput } from './push-stops.objects.js';

/**
 * Stops pushes. The token that a push carries is what authorizes: the program that shows pushes while no page is open
 * has no other. It comes in the body, as addresses are written into logs.
 */
@ApiTags('notices')
@Anonymous()
@Needs('nothing')
@Controller('v1/push/stop')
export class PushStopsController {
  constructor(private readonly pushes: PushesService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Stop the pushes of one game or event in one browser',
    description: 'By `stop.token` of one of them. All others go on.',
  })
  @ApiOkResponse({ type: PushStopAnswer })
  @ApiRefusals('PAYLOAD_TOO_LARGE')
  async stop(@Body() { token }: PushStopInput): Promise<PushStopAnswer> {
    return { changed: await this.pushes.stop(token) };
  }
}
