import type { Server } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { type Environment, readEnvironment } from './config/environment.js';
import { type OpenDatabase, openDatabase } from './database/open-database.js';

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** What a request in flight gets to finish, before its connection is cut. */
const GRACE_MS = 3_000;

async function run(): Promise<void> {
  const environment = readEnvironment(process.env, projectRoot);
  // The database starts while the modules load.
  const opening = openDatabase(environment);
  const loading = import('./app.js');
  const database = await opening;
  const running: { app?: NestFastifyApplication } = {};
  stopOnSignal(async () => {
    if (running.app) await closeApp(running.app, environment);
    await database.close();
  });
  const { createApp } = await loading;
  const app = await createApp({ ...environment, databaseUrl: database.url });
  running.app = app;
  await app.listen(environment.port, environment.host);
  process.stdout.write(banner(await app.getUrl(), environment, database));
}

function banner(url: string, { dataDir }: Environment, { place, notice }: OpenDatabase): string {
  const lines = [
    `Muster is ready`,
    `  GraphQL    ${url}/graphql`,
    `  API pages  ${url}/v1/docs`,
    `  Board      ${url}/v1/games/<id>/board.svg`,
    `  Data       ${place}${place === dataDir ? ' (embedded Postgres)' : ''}`,
    ...(notice === undefined ? [] : [`  Note       ${notice}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Whoever balances the load sees `not ready`, requests in flight get their answers, then everything is closed. */
async function closeApp(app: NestFastifyApplication, { drainSeconds }: Environment): Promise<void> {
  const { Traffic } = await import('./health/traffic.js');
  const drained = app.get(Traffic).drain();
  await sleep(drainSeconds * 1_000);
  await Promise.race([drained, sleep(GRACE_MS, undefined, { ref: false })]);
  const server: Server = app.getHttpServer();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  await app.close();
}

/** The first signal ends the service in good order, the second at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(error: unknown): never {
  process.stderr.write(`Muster stopped: ${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `${error.message}. Set PORT to another one.`;
  if (code === 'ECONNREFUSED') return `${error.message}. Is DATABASE_URL right?`;
  return error.message;
}

run().catch(fail);
