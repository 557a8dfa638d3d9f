import type { Socket } from 'node:net';

import type { Client, ClientBase, PoolConfig } from 'pg';

/** After the time limit, how long Postgres has to report that it gave up the statement. If it does not, it hangs. */
const GRACE_MS = 1_000;
const IDLE_MS = 10_000;

/**
 * Settings of a pool whose users never wait longer than `seconds` for a connection or a statement: Postgres then gives
 * the statement up, and nothing of it is kept. If Postgres itself hangs, the connection is cut a second later, as if it
 * had been lost; the statement may be carried out after all.
 */
export function timeLimits(seconds: number): PoolConfig {
  const milliseconds = seconds * 1_000;
  return {
    connectionTimeoutMillis: milliseconds,
    statement_timeout: milliseconds,
    idle_in_transaction_session_timeout: milliseconds,
    // Shorter than the time after which silence is taken for a Postgres that hangs.
    idleTimeoutMillis: Math.min(milliseconds, IDLE_MS),
    keepAlive: true,
    onConnect: (client) => cutWhenSilent(client, milliseconds + GRACE_MS),
  };
}

/**
 * Cuts a connection that is silent for too long. It is not given back to the pool, as it is busy with the old statement
 * for as long as that takes. A single socket timeout takes the place of pg's `query_timeout`, which sets a timer for
 * each statement and keeps the connection.
 */
export function cutWhenSilent(client: ClientBase, milliseconds: number): void {
  // With TLS this is another stream than the one that was opened first.
  const stream = (client as Client).connection.stream as Socket;
  stream.setTimeout(milliseconds, () => stream.destroy(new SilentDatabase()));
}

class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('Postgres did not answer in time, the connection was cut');
  }
}
