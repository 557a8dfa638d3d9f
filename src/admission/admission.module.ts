import { Global, Module } from '@nestjs/common';

import { Connections } from './connections.js';
import { Leaving } from './leaving.js';
import { Traffic } from './traffic.js';

/** Decides which connections, requests and subscriptions of one process are admitted, wait, or are turned away. */
@Global()
@Module({
  providers: [Connections, Leaving, Traffic],
  exports: [Connections, Leaving, Traffic],
})
export class AdmissionModule {}
