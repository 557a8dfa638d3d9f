import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Client } from 'pg';

import { Environment } from '../../config/environment.js';
import { cutWhenSilent } from '../../database/time-limits.js';

/** The first of the two numbers of an advisory lock; it keeps these locks apart from those that others take. */
const SPACE = 0x626f74;
const GOODBYE_MS = 1_000;

/**
 * Which of several instances on one database plays a decision of the computer. Postgres keeps the locks for as long as
 * the one connection lasts that they were taken on: whoever dies lets go of them. They save work and decide nothing: a
 * decision that is made twice all the same has the same request id.
 */
@Injectable()
export class GameLocks implements OnModuleDestroy {
  private client: Promise<Client> | undefined;

  constructor(private readonly environment: Environment) {}

  async onModuleDestroy(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    if (client === undefined) return;
    cutWhenSilent(client, GOODBYE_MS);
    await client.end().catch(() => undefined);
  }

  /** What `work` gives; null where another instance is at it. */
  async hold<T>(gameId: string, work: () => Promise<T>): Promise<T | null> {
    const client = await (this.client ??= this.open());
    const taken = await locked(client, 'pg_try_advisory_lock', gameId);
    if (!taken) return null;
    try {
      return await work();
    } finally {
      await locked(client, 'pg_advisory_unlock', gameId).catch(() => false);
    }
  }

  private async open(): Promise<Client> {
    const { databaseUrl, statementSeconds } = this.environment;
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'muster-bots',
      keepAlive: true,
      connectionTimeoutMillis: statementSeconds * 1_000,
      query_timeout: statementSeconds * 1_000,
    });
    const forget = (): void => void (this.client = undefined);
    client.on('error', forget).once('end', forget);
    try {
      await client.connect();
    } catch (error) {
      forget();
      throw error;
    }
    return client;
  }
}

async function locked(client: Client, verb: string, gameId: string): Promise<boolean> {
  const text = `SELECT ${verb}($1, hashtext($2)) AS held`;
  const { rows } = await client.query({ name: verb, text, values: [SPACE, gameId] });
  return (rows as { held: boolean }[])[0]?.held === true;
}
