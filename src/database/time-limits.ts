import type { Socket } from 'node:net';

import type { Client, ClientBase, PoolConfig } from 'pg';

/** What Postgres has to say that a statement took too long. If it says nothing, it stands still. */
const GRACE_MS = 1_000;
const IDLE_MS = 10_000;

/**
 * For a pool whose users never wait longer than `seconds` for a connection, nor for a statement: Postgres gives that up
 * itself, and nothing of it is left. Where Postgres stands still, the connection is cut a second later, as if it had
 * been lost: what was under way may be carried out yet.
 */
export function timeLimits(seconds: number): PoolConfig {
  const milliseconds = seconds * 1_000;
  return {
    connectionTimeoutMillis: milliseconds,
    statement_timeout: milliseconds,
    idle_in_transaction_session_timeout: milliseconds,
    // Before its silence would be taken for that of a Postgres that stands still.
    idleTimeoutMillis: Math.min(milliseconds, IDLE_MS),
    keepAlive: true,
    onConnect: (client) => cutWhenSilent(client, milliseconds + GRACE_MS),
  };
}

/**
 * Cut and not given back, since it is busy with the old statement for as long as that takes. One timer of the socket in
 * place of pg's `query_timeout`, which sets one for each statement and leaves the connection as it is.
 */
export function cutWhenSilent(client: ClientBase, milliseconds: number): void {
  // With TLS it is not the one that was opened first.
  const stream = (client as Client).connection.stream as Socket;
  stream.setTimeout(milliseconds, () => stream.destroy(new SilentDatabase()));
}

class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('Postgres did not answer in time, the connection was cut');
  }
}
