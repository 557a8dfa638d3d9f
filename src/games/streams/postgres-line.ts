import { Client } from 'pg';

import { cutWhenSilent } from '../../database/time-limits.js';
import { CHANNEL, type Line, type OpenLine } from './notices.js';

/** How long a connection may take to close properly before it is cut. */
const GOODBYE_MS = 1_000;

/**
 * Sends notices by LISTEN and NOTIFY, on a connection of its own. NOTIFY is not part of a move's transaction, as
 * Postgres would then run all commits one after another. `seconds`: time limit of a statement.
 */
export const postgresLine =
  (connectionString: string | undefined, seconds: number): OpenLine =>
  async (receive) => {
    const client = new Client({
      connectionString,
      application_name: 'muster-notices',
      keepAlive: true,
      connectionTimeoutMillis: seconds * 1_000,
      query_timeout: seconds * 1_000,
    });
    const lost = new Promise<void>((done) => {
      client.on('error', () => done()).once('end', () => done());
    });
    try {
      await client.connect();
      client.on('notification', ({ payload }) => receive(payload ?? ''));
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await closed(client);
      throw error;
    }
    return lineOf(client, lost);
  };

function lineOf(client: Client, lost: Promise<void>): Line {
  const text = `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) payload`;
  return {
    // If this connection hangs, the statement times out, and the next notices soon go over a new connection.
    send: (payloads) =>
      client.query({ name: 'notify', text, values: [payloads] }).catch(() => closed(client)),
    lost: lost.then(() => closed(client)),
    close: () => closed(client),
  };
}

async function closed(client: Client): Promise<void> {
  cutWhenSilent(client, GOODBYE_MS);
  await client.end().catch(() => undefined);
}
