import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';

/** Writes one JSON line per entry to standard output. Requests are logged at level `debug`. */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: loggable },
});

/**
 * What is logged of an error. Other members are left out: a failed statement carries its parameters, seeds and hashes
 * among them.
 */
function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  return { type: name, message, ...(code === undefined ? {} : { code }), stack };
}

/** Nest's own messages at start are logged at level `debug`, as they interest only its developers. */
export const nestLog: LoggerService = {
  log: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  error: (message: unknown, ...rest: unknown[]) =>
    log.error({ context: rest.at(-1) }, String(message)),
  warn: (message: unknown, context?: unknown) => log.warn({ context }, String(message)),
  debug: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  verbose: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
  fatal: (message: unknown, context?: unknown) => log.fatal({ context }, String(message)),
};
