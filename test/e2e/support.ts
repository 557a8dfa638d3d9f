import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Client as SubscriptionClient, createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';

import { createApp } from '../../src/app.js';
import { type Environment, readEnvironment } from '../../src/config/environment.js';
import { quotasOf } from '../../src/config/quotas.js';
import { bearer, http, type HttpAnswer, type HttpOptions } from './http.js';

interface GraphqlAnswer<T> {
  readonly status: number;
  readonly data: T;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: { readonly code: string; readonly [key: string]: unknown };
  }[];
}

export type RestAnswer<T> = HttpAnswer<T>;

export interface TestPlayer {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** The `token` for `GET /metrics`. */
export const METRICS_TOKEN = 'the-token-of-the-tests';

type Variables = Readonly<Record<string, unknown>>;

/** The real service on a port of its own, with a database of its own. */
export interface TestApp {
  readonly url: string;
  readonly environment: Environment;
  readonly app: NestFastifyApplication;
  /** A direct connection to the database, to look at what is stored. */
  readonly pool: pg.Pool;
  graphql<T = any>(query: string, variables?: Variables, token?: string): Promise<GraphqlAnswer<T>>;
  /** Like `graphql`, but an error fails the test. */
  ask<T = any>(query: string, variables?: Variables, token?: string): Promise<T>;
  /** `rest('POST /v1/games', {body, token, headers})`; the `body` of the answer is parsed if it is JSON, else text. */
  rest<T = any>(route: string, options?: HttpOptions): Promise<RestAnswer<T>>;
  /**
   * Everything that a subscription delivers, as an endless iterator; end it with `return()` or by leaving a
   * `for await`.
   */
  subscribe<T = any>(query: string, variables?: Variables, token?: string): AsyncGenerator<T, void>;
  signUp(name?: string): Promise<TestPlayer>;
  /** Starts another instance on the same database. */
  sibling(): Promise<TestApp>;
  stop(): Promise<void>;
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is missing: run this file through jest's project e2e.`);
  return value;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(required('MUSTER_TEST_SERVER'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a migrated database; `drop` it after use. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = required('MUSTER_TEST_TEMPLATE');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(required('MUSTER_TEST_SERVER'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/**
 * Starts the service; for `beforeAll`, with `stop()` in `afterAll`. `variables` are environment variables, e.g.
 * `{RATE_LIMIT: '5'}`.
 */
export async function startApp(variables: Record<string, string> = {}): Promise<TestApp> {
  const database = await createDatabase();
  return startAppOn(database.url, variables, database.drop);
}

/** Like `startApp`, on a database that the test provides. */
export async function startAppOn(
  databaseUrl: string,
  variables: Record<string, string> = {},
  drop: () => Promise<void> = async () => {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-e2e-'));
  symlinkSync(required('MUSTER_TEST_TYPEFACES'), join(dataDir, 'typefaces'));
  const environment = readEnvironment(
    {
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      ...quotasOf(0),
      DATABASE_POOL: '5',
      METRICS_TOKEN,
      ...variables,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: '0',
    },
    dataDir,
  );
  return openApp(environment, async () => {
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

async function openApp(environment: Environment, cleanUp: () => Promise<void>): Promise<TestApp> {
  const app = await createApp(environment);
  await app.listen(0, '127.0.0.1');
  // On a slow machine a test may block the event loop for minutes. An idle connection must not be closed at the moment
  // when the next request is sent over it.
  app.getHttpServer().keepAliveTimeout = 0;
  const url = await app.getUrl();
  const pool = new pg.Pool({ connectionString: environment.databaseUrl, max: 2 });
  // If a test stops its Postgres, idle connections end with an error that nobody waits for.
  pool.on('error', () => undefined);
  const sockets: SubscriptionClient[] = [];

  const graphql: TestApp['graphql'] = async (query, variables = {}, token) => {
    const { status, body } = await http(url, 'POST /graphql', {
      body: { query, variables },
      token,
    });
    return { status, ...body };
  };

  const ask: TestApp['ask'] = async (query, variables, token) => {
    const { data, errors } = await graphql(query, variables, token);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };

  const rest: TestApp['rest'] = (route, options) => http(url, route, options);

  async function* subscribe(query: string, variables: Variables = {}, token?: string) {
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: bearer(token),
      retryAttempts: 0,
    });
    sockets.push(client);
    try {
      for await (const { data, errors } of client.iterate({ query, variables: { ...variables } })) {
        if (errors) throw new Error(JSON.stringify(errors));
        yield data as never;
      }
    } finally {
      await client.dispose();
    }
  }

  const signUp: TestApp['signUp'] = async (name = 'Player') => {
    const query = 'mutation ($name: String!) { signUp(name: $name) { token player { id name } } }';
    const { signUp: session } = await ask(query, { name });
    return { token: session.token, ...session.player };
  };

  const stop = async (): Promise<void> => {
    for (const socket of sockets) await socket.dispose();
    await app.close();
    await pool.end();
    await cleanUp();
  };

  const sibling = (): Promise<TestApp> => openApp(environment, async () => {});

  return { url, environment, app, pool, graphql, ask, rest, subscribe, signUp, sibling, stop };
}
