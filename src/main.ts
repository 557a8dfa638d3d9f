import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ConfigError, type Environment, readEnvironment } from './config/environment.js';
import { type OpenDatabase, openDatabase } from './database/open-database.js';

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

interface Service {
  close(): Promise<void>;
}

async function run(): Promise<void> {
  const environment = readEnvironment(process.env, projectRoot);
  // The database starts while the modules load.
  const opening = openDatabase(environment);
  const loading = import('./app.js');
  const database = await opening;
  const service: Service[] = [];
  stopOnSignal(async () => {
    for (const part of service) await part.close();
    await database.close();
  });
  const { createApp } = await loading;
  const app = await createApp({ ...environment, databaseUrl: database.url });
  service.push(app);
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
  const known = error instanceof ConfigError || process.env['LOG_LEVEL'] === undefined;
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error);
  process.stderr.write(`Muster cannot start: ${text}\n`);
  process.exit(1);
}

run().catch(fail);
