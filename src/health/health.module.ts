import { Global, Module } from '@nestjs/common';

import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { Metrics } from './metrics.js';
import { MetricsAccess } from './metrics-access.js';
import { Traffic } from './traffic.js';

@Global()
@Module({
  controllers: [HealthController],
  providers: [HealthService, Metrics, MetricsAccess, Traffic],
  exports: [Traffic],
})
export class HealthModule {}
