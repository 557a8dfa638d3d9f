import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { Environment } from './config/environment.js';
import type { Service } from './processes/serving.js';

/** What a request in flight gets to finish, before its connection is cut. */
const GRACE_MS = 3_000;

/** Serves from this process. `databaseUrl`: of an open database, which may still be starting while the modules load. */
export async function serve(
  environment: Environment,
  databaseUrl: Promise<string>,
): Promise<Service> {
  const loading = Promise.all([import('./app.js'), import('./api-pages.js')]);
  const url = await databaseUrl;
  const [{ createApp }, { describedApi }] = await loading;
  const app = await createApp({ ...environment, databaseUrl: url });
  describedApi(app);
  await app.listen(environment.port, environment.host);
  return { url: await app.getUrl(), close: () => closeApp(app, environment) };
}

/** Whoever balances the load sees `not ready`, requests in flight get their answers, then everything is closed. */
async function closeApp(app: NestFastifyApplication, { drainSeconds }: Environment): Promise<void> {
  const { Connections } = await import('./admission/connections.js');
  const { Traffic } = await import('./admission/traffic.js');
  const answers = app.get(Traffic).drain();
  const drained = answers.then(() => app.get(Connections).answered());
  await sleep(drainSeconds * 1_000);
  await Promise.race([drained, sleep(GRACE_MS, undefined, { ref: false })]);
  const server: Server = app.getHttpServer();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  await app.close();
}
