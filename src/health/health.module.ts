import { Module } from '@nestjs/common';

import { DutyGauges } from './duty-gauges.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { Metrics } from './metrics.js';
import { MetricsAccess } from './metrics-access.js';

@Module({
  controllers: [HealthController],
  providers: [HealthService, DutyGauges, Metrics, MetricsAccess],
})
export class HealthModule {}
