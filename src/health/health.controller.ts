import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Pool } from 'pg';

import { appError } from '../common/errors.js';
import { log } from '../common/log.js';
import { Anonymous } from '../players/auth.guard.js';

@ApiTags('health')
@Anonymous()
@Controller('health')
export class HealthController {
  constructor(private readonly pool: Pool) {}

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
    await this.pool.query('SELECT 1').catch((error: unknown) => {
      log.warn({ err: error }, 'database not reachable');
      throw appError('UNAVAILABLE');
    });
    return { status: 'ok' };
  }
}
