import { Client } from 'pg';

import { cutWhenSilent } from '../../database/time-limits.js';
import { CHANNEL, type Line, type OpenLine } from './notices.js';

/** How long a connection may take to close in good order before it is cut. */
const GOODBYE_MS = 1_000;

/**
 * Notices over LISTEN and NOTIFY, on one connection of its own. Sent outside the transaction of a move, since a NOTIFY
 * inside would line up all commits one after another. `seconds`: what a statement may take.
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
    // What cannot be sent now goes over another connection soon, if this one hangs.
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
