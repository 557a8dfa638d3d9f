import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';

import { PROJECT_ROOT } from './common/project-root.js';
import { onStopSignal } from './common/stop-signals.js';
import { type Environment, readEnvironment } from './config/environment.js';
import { type OpenDatabase, openDatabase } from './database/open-database.js';
import { log } from './observing/log.js';
import type { Service } from './processes/serving.js';
import { IN_ONE, loadService } from './whole.js';

const main = fileURLToPath(import.meta.url);

async function run(): Promise<void> {
  const environment = readEnvironment(process.env, PROJECT_ROOT);
  log.level = environment.logLevel;
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
    return served(
      environment,
      opening.then(({ url }) => url),
    );
  const { url: databaseUrl } = await opening;
  const { lead } = await import('./processes/lead.js');
  const args = process.argv.filter((one) => one === IN_ONE);
  return lead({ processes, main, args, databaseUrl });
}

/** Serves from this process. The database may still be starting while the modules are loaded. */
async function served(environment: Environment, databaseUrl: Promise<string>): Promise<Service> {
  const [{ serve, keep }, url] = await Promise.all([loadService(), databaseUrl]);
  const service = await serve(environment, url);
  keep();
  return service;
}

async function runAsWorker(environment: Environment): Promise<void> {
  const { leaveSignalsToLead } = await import('./processes/worker.js');
  leaveSignalsToLead();
  const { databaseUrl = '' } = environment;
  const { serve, followLead, keep } = await loadService();
  const { url, close } = await serve(environment, databaseUrl);
  followLead(url, close);
  keep();
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
