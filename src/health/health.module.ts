import { Global, Module } from '@nestjs/common';

import { Connections } from './connections.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { Leaving } from './leaving.js';
import { Metrics } from './metrics.js';
import { MetricsAccess } from './metrics-access.js';
import { Traffic } from './traffic.js';

@Global()
@Module({
  controllers: [HealthController],
  providers: [Connections, HealthService, Leaving, Metrics, MetricsAccess, Traffic],
  exports: [Leaving, Traffic],
})
export class HealthModule {}
