import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';

import { PROJECT_ROOT } from './common/project-root.js';
import { onStopSignal } from './common/stop-signals.js';
import { type Environment, readEnvironment } from './config/environment.js';
import { type OpenDatabase, openDatabase } from './database/open-database.js';
import type { Service } from './processes/serving.js';
import { serve } from './service.js';

const main = fileURLToPath(import.meta.url);

async function run(): Promise<void> {
  const environment = readEnvironment(process.env, PROJECT_ROOT);
  if (cluster.isWorker) return runAsWorker(environment);
  const opening = openDatabase(environment, fail);
  const running: { service?: Service } = {};
  const close = async (): Promise<void> => {
    await running.service?.close();
    await (await opening).close();
  };
  onStopSignal(() => void close().then(() => process.exit(0), fail));
  running.service = await begun(environment, opening);
  process.stdout.write(banner(running.service.url, environment, await opening));
}

async function begun(environment: Environment, opening: Promise<OpenDatabase>): Promise<Service> {
  const { processes } = environment;
  if (processes === 1)
    return serve(
      environment,
      opening.then(({ url }) => url),
    );
  const { url: databaseUrl } = await opening;
  const { lead } = await import('./processes/lead.js');
  return lead({ processes, main, databaseUrl });
}

async function runAsWorker(environment: Environment): Promise<void> {
  const { followLead, leaveSignalsToLead } = await import('./processes/worker.js');
  leaveSignalsToLead();
  const { databaseUrl = '' } = environment;
  const { url, close } = await serve(environment, Promise.resolve(databaseUrl));
  followLead(url, close);
}

function banner(url: string, environment: Environment, { place, notice }: OpenDatabase): string {
  const { dataDir, processes } = environment;
  const lines = [
    `Muster is ready${processes > 1 ? ` in ${processes} processes` : ''}`,
    `  Play       ${url}/play`,
    `  GraphQL    ${url}/graphql`,
    `  API pages  ${url}/v1/docs`,
    `  Board      ${url}/v1/games/<id>/board.svg`,
    `  Data       ${place}${place === dataDir ? ' (embedded Postgres)' : ''}`,
    ...(notice === undefined ? [] : [`  Note       ${notice}`]),
  ];
  return `${lines.join('\n')}\n`;
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
