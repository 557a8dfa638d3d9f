import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiForbiddenResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

import { appError } from '../common/errors.js';
import { Anonymous } from '../players/auth.guard.js';
import { HealthService } from './health.service.js';
import { Metrics } from './metrics.js';
import { MetricsAccess } from './metrics-access.js';

const NOT_WELCOME = {
  en: 'the figures are for the machines that METRICS_FROM names, asked directly.',
  ja: 'この数値は、METRICS_FROMで指定されたマシンから直接読み取る場合にのみ見られます。',
};

@ApiTags('health')
@Anonymous()
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
  @ApiForbiddenResponse({ description: 'FORBIDDEN: not for machines outside METRICS_FROM' })
  metrics(@Req() request: FastifyRequest): Promise<string> {
    if (!this.access.allows(request)) throw appError('FORBIDDEN', { reason: NOT_WELCOME });
    return this.counted.text();
  }
}
