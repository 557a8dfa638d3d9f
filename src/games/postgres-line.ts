import { Client } from 'pg';

import { CHANNEL, type Line, type OpenLine } from './notices.js';

/**
 * Notices over LISTEN and NOTIFY, on one connection of its own. Sent outside the transaction of a move, since a NOTIFY
 * inside would line up all commits one after another.
 */
export const postgresLine =
  (connectionString: string | undefined): OpenLine =>
  async (receive) => {
    const client = new Client({ connectionString, application_name: 'muster-notices' });
    const lost = new Promise<void>((done) => {
      client.on('error', () => done()).once('end', () => done());
    });
    try {
      await client.connect();
      client.on('notification', ({ payload }) => receive(payload ?? ''));
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return lineOf(client, lost);
  };

function lineOf(client: Client, lost: Promise<void>): Line {
  const text = `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) payload`;
  return {
    send: (payloads) => client.query({ name: 'notify', text, values: [payloads] }),
    lost: lost.then(() => client.end().catch(() => undefined)).then(() => undefined),
    close: () => client.end(),
  };
}
