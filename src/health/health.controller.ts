import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { Anonymous } from '../players/auth.guard.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Anonymous()
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @ApiOperation({ summary: 'The process answers' })
  @ApiOkResponse()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'The process answers, and so does its database' })
  @ApiOkResponse()
  async ready(): Promise<{ status: 'ok' }> {
    await this.health.askDatabase();
    return { status: 'ok' };
  }
}
