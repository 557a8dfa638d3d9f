import { Global, Module } from '@nestjs/common';

import { Connections } from './connections.js';
import { Leaving } from './leaving.js';
import { Traffic } from './traffic.js';

/** Who is let in, who waits, and who is turned away: connections, requests and subscriptions of one process. */
@Global()
@Module({
  providers: [Connections, Leaving, Traffic],
  exports: [Connections, Leaving, Traffic],
})
export class AdmissionModule {}
