import { randomUUID } from 'node:crypto';

import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

import { AppModule } from './app.module.js';
import { ErrorFilter } from './common/error.filter.js';
import { BODY_LIMIT } from './common/error-report.js';
import { appError } from './common/errors.js';
import { log, nestLog } from './common/log.js';
import { validation } from './common/validation.pipe.js';
import type { Environment } from './config/environment.js';
import { serveExplorer } from './graphql/explorer.js';
import { Metrics } from './health/metrics.js';
import { serveApiPages } from './api-pages.js';

/** The whole service, ready to listen. `environment.databaseUrl` must name an open database. */
export async function createApp(environment: Environment): Promise<NestFastifyApplication> {
  log.level = environment.logLevel;
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(environment),
    adapter,
    { logger: nestLog, abortOnError: false },
  );
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalPipes(validation);
  // Tokens travel in a header, never in a cookie, so any page may call.
  app.enableCors({ origin: '*', maxAge: 86_400 });
  await protect(app, environment);
  watchAnswers(app);
  serveApiPages(app);
  serveExplorer(app);
  await app.init();
  return app;
}

async function protect(
  app: NestFastifyApplication,
  { rateLimit: max }: Environment,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: { 'style-src': ["'self'", "'unsafe-inline'"], 'upgrade-insecure-requests': null },
    },
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  if (max === 0) return;
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    allowList: ({ url }) => url.startsWith('/health/'),
    errorResponseBuilder: (_request, { ttl }) =>
      appError('RATE_LIMITED', { seconds: Math.ceil(ttl / 1000) }),
  });
}

/** Counts every answer, and logs it where the level asks for that. */
function watchAnswers(app: NestFastifyApplication): void {
  const metrics = app.get(Metrics);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onResponse', (request, reply, done) => {
    const { method, url, id } = request;
    const { statusCode, elapsedTime } = reply;
    metrics.count(method, statusCode, elapsedTime);
    log.debug({ requestId: id, method, url, statusCode, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
}
