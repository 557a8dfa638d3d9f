import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { Anonymous } from '../players/auth.guard.js';
import { HealthService } from './health.service.js';
import { Metrics } from './metrics.js';

@ApiTags('health')
@Anonymous()
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly counted: Metrics,
  ) {}

  @Get('health/live')
  @ApiOperation({ summary: 'The process answers' })
  @ApiOkResponse()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @ApiOperation({ summary: 'The process answers, and so does its database' })
  @ApiOkResponse()
  async ready(): Promise<{ status: 'ok' }> {
    await this.health.askDatabase();
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiOperation({ summary: 'Figures for a monitor, as Prometheus reads them' })
  @ApiOkResponse()
  metrics(): string {
    return this.counted.text();
  }
}
