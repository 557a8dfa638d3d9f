import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { Address } from '../../http/address.decorator.js';
import { ApiRefusals } from '../../http/refusals.js';
import { Anonymous, Needs } from '../../players/auth.guard.js';
import { Session, type SessionAnswer, shownSession } from '../../players/players.objects.js';
import { RecoveriesService } from '../endpoints/recoveries.service.js';
import { RecoveryAddress, RecoveryCode } from './recoveries.inputs.js';

@ApiTags('players')
@Anonymous()
@Needs('nothing')
@Controller('v1/players/recover')
export class RecoveriesController {
  constructor(private readonly recoveries: RecoveriesService) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Ask for the way back to your player, by mail',
    description:
      'If the address is confirmed, a letter goes there with a link that is good once, for 30 minutes. The answer is the same if it is not.',
  })
  @ApiNoContentResponse()
  @ApiRefusals('NO_MAIL', 'PAYLOAD_TOO_LARGE')
  recover(@Body() { address }: RecoveryAddress, @Address() network: string): void {
    this.recoveries.ask(address, network);
  }

  @Post('session')
  @ApiOperation({
    summary: 'A new session by the code of a letter',
    description: 'It is good once. Sessions from before stay good.',
  })
  @ApiCreatedResponse({ type: Session })
  @ApiRefusals('NO_MAIL', 'PAYLOAD_TOO_LARGE')
  async take(@Body() { code }: RecoveryCode): Promise<SessionAnswer> {
    return shownSession(await this.recoveries.take(code));
  }
}
