import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiRefusals } from '../../http/refusals.js';
import { Anonymous, Needs } from '../../players/auth.guard.js';
import { WebhooksService } from '../sending/webhooks.service.js';
import { PublicKeysAnswer } from './objects.js';

@ApiTags('notices')
@Controller('v1')
export class KeysController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Anonymous()
  @Needs('nothing')
  @Get('keys')
  @ApiOperation({
    summary: 'With what the webhooks of this service are signed, for whoever has no secret',
  })
  @ApiOkResponse({ type: PublicKeysAnswer })
  @ApiRefusals()
  keys(): PublicKeysAnswer {
    const { id, key } = this.webhooks.publicKey;
    return { keys: [{ id, key: `whpk_${key}` }] };
  }
}
