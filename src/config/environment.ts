import { isIP } from 'node:net';
import { resolve } from 'node:path';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything the service can be told from outside. Injectable: `constructor(private readonly environment: Environment)`. */
export class Environment {
  readonly port!: number;
  readonly host!: string;
  /** That share the port, each on a core; 1 = this one alone. */
  readonly processes!: number;
  /** Absolute. Holds the embedded Postgres and the generated signing key. */
  readonly dataDir!: string;
  /** A Postgres to use instead of the embedded one; undefined = embedded. */
  readonly databaseUrl!: string | undefined;
  /** Connections to Postgres that one process may hold, per pool (there are two). */
  readonly databasePool!: number;
  /** Signing key of the tokens; undefined = drawn once and kept in the data folder. */
  readonly jwtSecret!: string | undefined;
  readonly tokenDays!: number;
  readonly logLevel!: LogLevel;
  /** Requests one address may send per minute; 0 = no limit. */
  readonly rateLimit!: number;
  /** Requests that one process works on at once; more are turned away. */
  readonly maxInFlight!: number;
  /** Subscriptions that one process serves at once; more are turned away. */
  readonly maxSubscribers!: number;
  /** How long a subscriber's connection may take nothing before it is cut. */
  readonly stallSeconds!: number;
  /** How long a process that is told to stop goes on answering `not ready` before it closes. */
  readonly drainSeconds!: number;
  /** Networks whose machines may read `/metrics`, as `10.0.0.0/8`; one address without its length. */
  readonly metricsFrom!: readonly string[];
  /** A Redis that carries notices between instances; undefined = Postgres does. */
  readonly redisUrl!: string | undefined;
  /** Where traces are sent, e.g. http://localhost:4318; undefined = nowhere. */
  readonly otlpEndpoint!: string | undefined;
}

export class ConfigError extends Error {}

type Variables = Readonly<Record<string, string | undefined>>;

function integer(
  variables: Variables,
  name: string,
  fallback: number,
  [least, most]: readonly [number, number],
): number {
  const text = variables[name];
  if (text === undefined || text === '') return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

function logLevel(text: string | undefined): LogLevel {
  const level = LOG_LEVELS.find((known) => known === (text === '' ? undefined : text));
  if (level) return level;
  if (!text) return 'info';
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

function databaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)) return text;
  // The value is not repeated: it may hold a password.
  throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
}

function redisUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^rediss?:\/\/./.test(text) && URL.canParse(text)) return text;
  // The value is not repeated: it may hold a password.
  throw new ConfigError('REDIS_URL must look like redis://user:password@host:6379.');
}

function networks(text: string | undefined): readonly string[] {
  if (!text) return ['127.0.0.0/8', '::1'];
  const all = text.split(',').map((one) => one.trim());
  if (all.every(isNetwork)) return all;
  throw new ConfigError(`METRICS_FROM must be networks such as 10.0.0.0/8,::1, not "${text}".`);
}

function isNetwork(text: string): boolean {
  const [address = '', length = '0', ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(length) && Number(length) <= longest;
}

function otlpEndpoint(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^https?:\/\/./.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must look like http://localhost:4318.');
}

function jwtSecret(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (Buffer.byteLength(text) >= 32) return text;
  throw new ConfigError('JWT_SECRET must be at least 32 bytes long.');
}

function host(text: string | undefined): string {
  if (!text) return '127.0.0.1';
  if (/^[\w.:-]+$/.test(text)) return text;
  throw new ConfigError(`HOST must be a host name or an IP address, not "${text}".`);
}

/** Throws {@link ConfigError} with a sentence that says what to change. */
export function readEnvironment(variables: Variables, projectRoot: string): Environment {
  return {
    port: integer(variables, 'PORT', 3000, [0, 65_535]),
    host: host(variables['HOST']),
    processes: integer(variables, 'PROCESSES', 1, [1, 64]),
    dataDir: resolve(projectRoot, variables['DATA_DIR'] || '.data'),
    databaseUrl: databaseUrl(variables['DATABASE_URL']),
    databasePool: integer(variables, 'DATABASE_POOL', 10, [1, 500]),
    jwtSecret: jwtSecret(variables['JWT_SECRET']),
    tokenDays: integer(variables, 'TOKEN_DAYS', 90, [1, 3650]),
    logLevel: logLevel(variables['LOG_LEVEL']),
    rateLimit: integer(variables, 'RATE_LIMIT', 120_000, [0, 100_000_000]),
    maxInFlight: integer(variables, 'MAX_IN_FLIGHT', 2_000, [1, 1_000_000]),
    maxSubscribers: integer(variables, 'MAX_SUBSCRIBERS', 20_000, [1, 1_000_000]),
    stallSeconds: integer(variables, 'STALL_SECONDS', 60, [2, 3_600]),
    drainSeconds: integer(variables, 'DRAIN_SECONDS', 0, [0, 600]),
    metricsFrom: networks(variables['METRICS_FROM']),
    redisUrl: redisUrl(variables['REDIS_URL']),
    otlpEndpoint: otlpEndpoint(variables['OTEL_EXPORTER_OTLP_ENDPOINT']),
  };
}
