import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

/** Messages of the Postgres driver about a broken connection that come without a code. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/**
 * Codes of sockets, and SQLSTATEs, of failures that pass: connection exceptions (08), resources exhausted, e.g. a full
 * disk (53), read-only while another server takes over (25006), idle in a transaction for too long (25P03), lock not
 * available (55P03), statement cancelled for time (57014), shutting down or starting (57P), errors of the system
 * itself, e.g. of reading and writing (58).
 */
const PASSING =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|25006|25P03|55P03|57014|57P..|58...)$/;

/** What TypeORM throws where the connection broke within a transaction, of which nothing was kept. */
const RELEASED = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/** Whether the database cannot do anything just now. It is neither the caller's fault nor ours, and it will pass. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Error && BROKEN.test(error.message)) return true;
  if (RELEASED.some((kind) => error instanceof kind)) return true;
  return PASSING.test(sqlState(error) ?? '');
}

/** The SQLSTATE of a failed statement, e.g. `23505` for a violated unique constraint; from TypeORM or from `pg`. */
export function sqlState(error: unknown): string | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
