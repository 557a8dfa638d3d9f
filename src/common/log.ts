import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';

/** One JSON line per entry on standard output. Requests are logged from level `debug` on. */
export const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** Nest's own start-up chatter is of interest to nobody but its developers. */
export const nestLog: LoggerService = {
  log: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  error: (message: unknown, ...rest: unknown[]) =>
    log.error({ context: rest.at(-1) }, String(message)),
  warn: (message: unknown, context?: unknown) => log.warn({ context }, String(message)),
  debug: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  verbose: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
  fatal: (message: unknown, context?: unknown) => log.fatal({ context }, String(message)),
};
