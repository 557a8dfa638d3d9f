import { randomUUID } from 'node:crypto';

import rateLimit from '@fastify/rate-limit';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

import { Connections } from './admission/connections.js';
import { boundParsing } from './admission/parsing.js';
import { oneAtATime } from './admission/pipelines.js';
import { ALWAYS, countRequests } from './admission/requests.js';
import { Traffic } from './admission/traffic.js';
import { serveApiPages } from './api-pages.js';
import { AppModule } from './app.module.js';
import { INTERACTIONS } from './chat/discord/discord.controller.js';
import { SLACK_ROUTES } from './chat/slack/slack.controller.js';
import { validation } from './common/validation.pipe.js';
import type { Environment } from './config/environment.js';
import { BODY_LIMIT } from './errors/body-limits.js';
import { ErrorFilter } from './errors/error.filter.js';
import { appError, invalidInput } from './errors/errors.js';
import { serveExplorer } from './graphql/explorer.js';
import { Metrics } from './health/metrics.js';
import { answerBroken, lacksHost, NO_HOST } from './http/broken-request.js';
import { keepPrivate, tellCaches } from './http/caching.js';
import { compressDrawings } from './http/compression.js';
import { takeJsonAlone } from './http/json-bodies.js';
import { QueryGuard } from './http/query.guard.js';
import { keepRawBody, leaveUnparsed } from './http/raw-bodies.js';
import { SECURITY_HEADERS } from './http/security-headers.js';
import { MAIL_PAGES } from './notices/mail/links.js';
import { log, nestLog } from './observing/log.js';
import { traceWith } from './observing/spans.js';
import { answerMissing, MissingPageFilter } from './table/missing-page.filter.js';
import { IMPORT } from './tournaments/api/imports.controller.js';

/** How often the server looks for requests that are too slow, in milliseconds. */
const CHECK_MS = 500;

/** Makes the whole service, ready to listen. `environment.databaseUrl` must name a running database. */
export async function createApp(environment: Environment): Promise<NestFastifyApplication> {
  log.level = environment.logLevel;
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    // Fastify ignores fields such as `__proto__`: they are refused later with all other faults, in our own words.
    ...{ onProtoPoisoning: 'ignore', onConstructorPoisoning: 'ignore' },
    genReqId: () => randomUUID(),
    // A URL that is malformed or too long reaches no route, hook or filter.
    frameworkErrors: (...[error, request, reply]: Parameters<typeof answerMissing>) =>
      answerMissing(error, request, tellCaches(reply.headers(SECURITY_HEADERS))),
    forceCloseConnections: 'idle',
    ...timeLimits(environment),
    clientErrorHandler: (error, socket) =>
      answerBroken(error, socket, app.get(Connections).owesAnswer(socket)),
  });
  // Nest sets the CORS headers on Node's own response too, for code that writes to that directly. Nothing here does,
  // and with one header set, Node would check and set all the others of every answer one by one.
  Object.assign(adapter, { copyCorsHeadersToRaw: () => undefined });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(environment),
    adapter,
    { logger: nestLog, abortOnError: false },
  );
  app.useGlobalFilters(new ErrorFilter(), new MissingPageFilter());
  app.useGlobalGuards(new QueryGuard());
  app.useGlobalPipes(validation);
  app.enableCors(FOR_BROWSERS);
  boundParsing(app.getHttpServer());
  oneAtATime(app.getHttpServer(), app.get(Traffic));
  app.get(Connections).watch(app.getHttpAdapter().getInstance(), app.getHttpServer());
  countRequests(app.getHttpAdapter().getInstance(), app.get(Traffic));
  await protect(app, environment);
  keepPrivate(app.getHttpAdapter().getInstance());
  compressDrawings(app.getHttpAdapter().getInstance());
  takeJsonAlone(app.getHttpAdapter().getInstance(), [...SLACK_ROUTES, MAIL_PAGES]);
  keepRawBody(app.getHttpAdapter().getInstance(), [INTERACTIONS, ...SLACK_ROUTES]);
  leaveUnparsed(app.getHttpAdapter().getInstance(), IMPORT);
  watchAnswers(app);
  if (environment.otlpEndpoint !== undefined) await traceRequests(app, environment.otlpEndpoint);
  serveApiPages(app);
  serveExplorer(app);
  await app.init();
  return app;
}

/** CORS: tokens travel in a header, never in a cookie, so any page may call. A preflight may ask for any header. */
const FOR_BROWSERS = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'DELETE'],
  exposedHeaders: ['ETag', 'Retry-After', 'Game-Version', 'Game-Draft'],
  maxAge: 86_400,
};

/** Time limits for a request, for its headers, and for a connection that takes nothing of what it is sent. */
function timeLimits({ requestSeconds, stallSeconds }: Environment) {
  const requestTimeout = requestSeconds * 1_000;
  return {
    requestTimeout,
    connectionTimeout: stallSeconds * 1_000,
    http: {
      ...{ headersTimeout: requestTimeout, connectionsCheckingInterval: CHECK_MS },
      // A missing Host header is refused by us, in the same form as all other errors.
      requireHostHeader: false,
    },
  };
}

const NO_FIGURES = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

async function protect(
  app: NestFastifyApplication,
  { rateLimit: max }: Environment,
): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    done(lacksHost(request.raw) ? invalidInput(NO_HOST) : undefined);
  });
  if (max === 0) return;
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    allowList: ({ url }) => ALWAYS.test(url),
    // The remaining calls are not told: they would tell people behind one address how often another of them has called.
    addHeaders: NO_FIGURES,
    addHeadersOnExceeding: NO_FIGURES,
    errorResponseBuilder: (_request, { ttl }) =>
      appError('RATE_LIMITED', { seconds: Math.ceil(ttl / 1000) }),
  });
}

/** Records a span per request, with spans of the work inside it. Loaded only where a collector is configured. */
async function traceRequests(app: NestFastifyApplication, endpoint: string): Promise<void> {
  const { spanOf, Traces } = await import('./observing/traces.js');
  const { traceQueries } = await import('./database/trace-queries.js');
  const traces = new Traces(endpoint);
  traceWith(traces);
  traceQueries();
  const spans = new WeakMap<object, ReturnType<typeof spanOf>>();
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? 'unknown';
    spans.set(request, spanOf(`${request.method} ${route}`, request.headers['traceparent']));
  });
  // The span is entered when the body has arrived: the reception itself runs in the connection's context.
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else traces.enter(span, done);
  });
  server.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    const attributes = {
      ...{ 'http.request.method': request.method, 'http.route': request.routeOptions.url ?? '' },
      ...{ 'http.response.status_code': statusCode, 'muster.request_id': request.id },
    };
    if (span) traces.end(span, statusCode >= 500, attributes);
  });
  server.addHook('onClose', () => {
    traceWith(undefined);
    return traces.close();
  });
}

/** Counts every answer, and logs it where the log level asks for that. */
function watchAnswers(app: NestFastifyApplication): void {
  const metrics = app.get(Metrics);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onResponse', (request, reply, done) => {
    const { method, id } = request;
    const { statusCode, elapsedTime } = reply;
    metrics.count(method, statusCode, elapsedTime);
    done();
    if (!log.isLevelEnabled('debug')) return;
    // The query is left out, as it may contain an invitation.
    const [path] = request.url.split('?');
    log.debug({ requestId: id, method, path, statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}
