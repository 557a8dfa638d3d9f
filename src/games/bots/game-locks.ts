import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Client } from 'pg';

import { Environment } from '../../config/environment.js';
import { cutWhenSilent } from '../../database/time-limits.js';

/**
 * First of the two numbers of the advisory lock (the bytes of "bot"): it keeps these locks apart from those of other
 * code.
 */
const SPACE = 0x626f74;
const GOODBYE_MS = 1_000;

/**
 * Decides which of several instances on one database works on a decision of the computer. An instance takes the lock
 * with Postgres on one connection of its own, and Postgres frees it when that connection ends, so an instance that dies
 * holds nothing. The locks only save work: if a decision is made twice all the same, both submissions are about the
 * same version and draft, so that one of them is refused.
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

  /** Runs `work` under the lock of that game and returns its result; null where another instance holds the lock. */
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
