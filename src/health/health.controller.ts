import { Controller, Get, Header, Headers } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';

import { appError } from '../errors/errors.js';
import { ApiTokenlessRefusals } from '../http/refusals.js';
import { Tokenless } from '../players/auth.guard.js';
import { HealthService } from './health.service.js';
import { Metrics } from './metrics.js';
import { MetricsAccess } from './metrics-access.js';

const NOT_WELCOME = {
  en: 'the figures are for the monitor, which sends METRICS_TOKEN as its token.',
  ja: 'この数値は、METRICS_TOKENをトークンとして送る監視システムだけが見られます。',
};

@ApiTags('health')
@Tokenless()
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly counted: Metrics,
    private readonly access: MetricsAccess,
  ) {}

  @Get('health/live')
  @ApiOperation({ summary: 'The process answers' })
  @ApiOkResponse()
  @ApiTokenlessRefusals()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @ApiOperation({ summary: 'It takes requests, and its database answers and has room to write' })
  @ApiOkResponse()
  @ApiTokenlessRefusals()
  async ready(): Promise<{ status: 'ok' }> {
    await this.health.askDatabase();
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiSecurity('monitor')
  @ApiOperation({ summary: 'Figures for a monitor, as Prometheus reads them' })
  @ApiOkResponse()
  @ApiTokenlessRefusals('FORBIDDEN', 'RATE_LIMITED')
  metrics(@Headers('authorization') authorization: string | undefined): Promise<string> {
    if (!this.access.allows(authorization)) throw appError('FORBIDDEN', { reason: NOT_WELCOME });
    return this.counted.text();
  }
}
