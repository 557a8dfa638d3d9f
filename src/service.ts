import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { Connections } from './admission/connections.js';
import { Traffic } from './admission/traffic.js';
import { describedApi } from './api-pages.js';
import { createApp } from './app.js';
import type { Environment } from './config/environment.js';
import type { Service } from './processes/serving.js';

export { followLead } from './processes/worker.js';

/** How long a request in flight has to finish before its connection is cut. */
const GRACE_MS = 3_000;

/** Serves from this process. `databaseUrl` names a running database. */
export async function serve(environment: Environment, databaseUrl: string): Promise<Service> {
  const app = await createApp({ ...environment, databaseUrl });
  describedApi(app);
  await app.listen(environment.port, environment.host);
  return { url: await app.getUrl(), close: () => closeApp(app, environment) };
}

/**
 * Closes the service: the load balancer sees `not ready`, requests in flight get their answers, then everything is
 * closed.
 */
async function closeApp(app: NestFastifyApplication, { drainSeconds }: Environment): Promise<void> {
  const answers = app.get(Traffic).drain();
  const drained = answers.then(() => app.get(Connections).answered());
  await sleep(drainSeconds * 1_000);
  await Promise.race([drained, sleep(GRACE_MS, undefined, { ref: false })]);
  const server: Server = app.getHttpServer();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  await app.close();
}
