import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';

/** What the driver says of a connection that broke, without a code. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/**
 * Of a socket, or an SQLSTATE: connection exceptions (08), resources exhausted, as a full disk (53), read-only for now,
 * as while another server takes over (25006), idle in a transaction for too long (25P03), lock not to be had (55P03),
 * statement cancelled for time (57014), shut down or starting (57P), the system's own errors, as of reading and writing
 * (58).
 */
const PASSING =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|25006|25P03|55P03|57014|57P..|58...)$/;

/**
 * The database cannot do it just now, whatever it is that it was asked: not the caller's fault, nor ours, and it
 * passes.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Error && BROKEN.test(error.message)) return true;
  // The connection broke in the middle of a transaction, of which nothing is left.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  return PASSING.test(sqlState(error) ?? '');
}

/** The SQLSTATE of a failed statement, e.g. `23505` for a violated unique constraint; from TypeORM or from `pg`. */
export function sqlState(error: unknown): string | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
