import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { type QuotaName, QUOTAS, type Quotas } from './quotas.js';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * All settings of the service, from environment variables. Injectable:
 * `constructor(private readonly environment: Environment)`.
 */
export class Environment {
  readonly port!: number;
  readonly host!: string;
  /** Base URL of the service, without a slash at its end; undefined: the URL of each request is used. */
  readonly publicUrl!: string | undefined;
  /** How many processes share the port, one per core; 1: this one alone. */
  readonly processes!: number;
  /** How many threads of a process the computer thinks in. */
  readonly botThreads!: number;
  /** Absolute path of the folder for the embedded Postgres and the generated signing key. */
  readonly dataDir!: string;
  /** URL of the Postgres to use; undefined: the embedded one. */
  readonly databaseUrl!: string | undefined;
  /** How many connections to Postgres a process may hold per pool (there are two). */
  readonly databasePool!: number;
  /** How many seconds a statement, or the wait for a connection to Postgres, may take. */
  readonly statementSeconds!: number;
  /** Signing key of tokens; undefined: generated once and kept in the data folder. */
  readonly jwtSecret!: string | undefined;
  readonly tokenDays!: number;
  readonly logLevel!: LogLevel;
  /** How many requests an address may send per minute; 0: no limit. */
  readonly rateLimit!: number;
  /** What a player, or an address, may have or ask for; 0: no limit. */
  readonly quotas!: Quotas;
  /** How many requests a process works on at once; further ones are turned away. */
  readonly maxInFlight!: number;
  /** How many of these may come from one address; 0: no limit. */
  readonly inFlightPerAddress!: number;
  /** How many seconds a request may take to arrive whole. */
  readonly requestSeconds!: number;
  /** How many connections an address may have open to a process; 0: no limit. */
  readonly connectionsPerAddress!: number;
  /** How many subscriptions a process serves at once; further ones are turned away. */
  readonly maxSubscribers!: number;
  /** How many of these an address may have; 0: no limit. */
  readonly subscribersPerAddress!: number;
  /** After how many seconds a connection is cut that takes nothing of what it is sent. */
  readonly stallSeconds!: number;
  /** How many seconds a process that is told to stop answers `not ready` before it closes. */
  readonly drainSeconds!: number;
  /** Token with which `/metrics` can be read; undefined: nobody can. */
  readonly metricsToken!: string | undefined;
  /** URL of a Redis that carries notices between instances; undefined: Postgres does. */
  readonly redisUrl!: string | undefined;
  /** URL to which traces are sent, e.g. http://localhost:4318; undefined: none are. */
  readonly otlpEndpoint!: string | undefined;
  /** Private networks, e.g. 10.0.0.0/8, to which the service may post at the wish of a player. */
  readonly hookNetworks!: readonly string[];
  /** The application for games in Discord; undefined: none. */
  readonly discord!: Discord | undefined;
  /** The application for games in Slack; undefined: none. */
  readonly slack!: Slack | undefined;
  /** How mail is sent to players; undefined: none is. */
  readonly mail!: Mail | undefined;
}

export interface Mail {
  /** URL of the mail server, e.g. `smtps://user:password@host:465`. */
  readonly url: string;
  /** Sender, e.g. `games@muster.example` or `Muster <games@muster.example>`. */
  readonly from: string;
  /** Base URL of links in mail. It is never taken from a request: a caller could lead readers anywhere. */
  readonly home: string;
}

export interface Discord {
  readonly appId: string;
  /** Ed25519 public key, 64 hex digits, that verifies interactions. */
  readonly publicKey: string;
  /** Token of the bot that writes to players in private; undefined: nobody is written to. */
  readonly botToken: string | undefined;
  /** Base URL of Discord's API, without a slash at its end. */
  readonly api: string;
}

export interface Slack {
  /** Secret with which commands and presses are signed. */
  readonly signingSecret: string;
  /**
   * Token of the bot that writes to players in private and asks for their languages; undefined: nobody is written to,
   * and all are answered in English.
   */
  readonly botToken: string | undefined;
  /** Base URL of Slack's API, without a slash at its end. */
  readonly api: string;
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

function quotas(variables: Variables): Quotas {
  const all = Object.entries(QUOTAS).map(([name, [variable, usual]]) => [
    name,
    integer(variables, variable, usual, [0, 100_000_000]),
  ]);
  return Object.fromEntries(all) as Record<QuotaName, number>;
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

function metricsToken(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[\x21-\x7e]{16,200}$/.test(text)) return text;
  throw new ConfigError('METRICS_TOKEN must be 16 to 200 visible ASCII characters.');
}

function otlpEndpoint(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^https?:\/\/./.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must look like http://localhost:4318.');
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return !address.includes('%') && Number(bits) <= most;
}

function hookNetworks(text: string | undefined): readonly string[] {
  if (!text) return [];
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  throw new ConfigError(`HOOK_NETWORKS must look like 10.0.0.0/8,fd00::/8, not "${text}".`);
}

/** Needs both variables or none: with one alone nothing could be answered. */
function discord(variables: Variables): Discord | undefined {
  const [publicKey, appId] = [variables['DISCORD_PUBLIC_KEY'], variables['DISCORD_APP_ID']];
  const botToken = variables['DISCORD_BOT_TOKEN'] || undefined;
  if (!publicKey && !appId && !botToken) return undefined;
  if (!/^[\da-f]{64}$/i.test(publicKey ?? ''))
    throw new ConfigError('DISCORD_PUBLIC_KEY must be 64 hex digits, as Discord shows it.');
  if (!/^\d{1,20}$/.test(appId ?? ''))
    throw new ConfigError('DISCORD_APP_ID must be the digits that Discord shows.');
  if (botToken !== undefined && !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(botToken))
    throw new ConfigError('DISCORD_BOT_TOKEN must be three parts with dots between them.');
  const api = variables['DISCORD_API'] || 'https://discord.com/api';
  if (!/^https?:\/\/./.test(api) || !URL.canParse(api))
    throw new ConfigError('DISCORD_API must look like https://discord.com/api.');
  const keys = { publicKey: publicKey ?? '', appId: appId ?? '', botToken };
  return { ...keys, api: api.replace(/\/+$/, '') };
}

function slack(variables: Variables): Slack | undefined {
  const [signingSecret, botToken] = [
    variables['SLACK_SIGNING_SECRET'],
    variables['SLACK_BOT_TOKEN'],
  ];
  if (!signingSecret && !botToken) return undefined;
  if (!/^[\da-z]{32}$/i.test(signingSecret ?? ''))
    throw new ConfigError(
      'SLACK_SIGNING_SECRET must be the 32 letters and digits that Slack shows.',
    );
  if (botToken && !/^xoxb-[\w-]+$/.test(botToken))
    throw new ConfigError('SLACK_BOT_TOKEN must begin with xoxb-.');
  const api = variables['SLACK_API'] || 'https://slack.com/api';
  if (!/^https?:\/\/./.test(api) || !URL.canParse(api))
    throw new ConfigError('SLACK_API must look like https://slack.com/api.');
  return {
    signingSecret: signingSecret ?? '',
    botToken: botToken || undefined,
    api: api.replace(/\/+$/, ''),
  };
}

/** Needs all three variables or none: without links nobody could confirm an address, or stop the mail. */
function mail(variables: Variables, home: string | undefined): Mail | undefined {
  const [url, from] = [variables['SMTP_URL'], variables['MAIL_FROM']];
  if (!url && !from) return undefined;
  // The value is not repeated: it may hold a password.
  if (!/^smtps?:\/\/./.test(url ?? '') || !URL.canParse(url ?? ''))
    throw new ConfigError('SMTP_URL must look like smtps://user:password@host:465.');
  if (!/^([^<>@\p{Cc}]+ <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u.test(from ?? ''))
    throw new ConfigError('MAIL_FROM must look like Muster <games@muster.example>.');
  if (home === undefined)
    throw new ConfigError('SMTP_URL needs PUBLIC_URL, to which the links in mail lead.');
  return { url: url ?? '', from: from ?? '', home };
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

function publicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (/^https?:$/.test(url?.protocol ?? '') && url?.href === `${url?.origin}/`) return url.origin;
  throw new ConfigError('PUBLIC_URL must look like https://muster.example, with no path.');
}

/** Reads the settings. Throws {@link ConfigError} with a sentence that says what to change. */
export function readEnvironment(variables: Variables, projectRoot: string): Environment {
  const home = publicUrl(variables['PUBLIC_URL']);
  return {
    port: integer(variables, 'PORT', 3000, [0, 65_535]),
    host: host(variables['HOST']),
    publicUrl: home,
    processes: integer(variables, 'PROCESSES', 1, [1, 64]),
    botThreads: integer(variables, 'BOT_THREADS', 1, [1, 64]),
    dataDir: resolve(projectRoot, variables['DATA_DIR'] || '.data'),
    databaseUrl: databaseUrl(variables['DATABASE_URL']),
    databasePool: integer(variables, 'DATABASE_POOL', 10, [1, 500]),
    statementSeconds: integer(variables, 'STATEMENT_SECONDS', 10, [1, 600]),
    jwtSecret: jwtSecret(variables['JWT_SECRET']),
    tokenDays: integer(variables, 'TOKEN_DAYS', 90, [1, 3650]),
    logLevel: logLevel(variables['LOG_LEVEL']),
    rateLimit: integer(variables, 'RATE_LIMIT', 120_000, [0, 100_000_000]),
    quotas: quotas(variables),
    maxInFlight: integer(variables, 'MAX_IN_FLIGHT', 2_000, [1, 1_000_000]),
    inFlightPerAddress: integer(variables, 'IN_FLIGHT_PER_ADDRESS', 100, [0, 1_000_000]),
    requestSeconds: integer(variables, 'REQUEST_SECONDS', 30, [1, 3_600]),
    connectionsPerAddress: integer(variables, 'CONNECTIONS_PER_ADDRESS', 2_000, [0, 1_000_000]),
    maxSubscribers: integer(variables, 'MAX_SUBSCRIBERS', 20_000, [1, 1_000_000]),
    subscribersPerAddress: integer(variables, 'SUBSCRIBERS_PER_ADDRESS', 5_000, [0, 1_000_000]),
    stallSeconds: integer(variables, 'STALL_SECONDS', 60, [2, 3_600]),
    drainSeconds: integer(variables, 'DRAIN_SECONDS', 0, [0, 600]),
    metricsToken: metricsToken(variables['METRICS_TOKEN']),
    redisUrl: redisUrl(variables['REDIS_URL']),
    otlpEndpoint: otlpEndpoint(variables['OTEL_EXPORTER_OTLP_ENDPOINT']),
    hookNetworks: hookNetworks(variables['HOOK_NETWORKS']),
    discord: discord(variables),
    slack: slack(variables),
    mail: mail(variables, home),
  };
}
