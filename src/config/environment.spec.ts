import { ConfigError, readEnvironment } from './environment.js';
import { QUOTAS } from './quotas.js';

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({}, '/project')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      processes: 1,
      botThreads: 1,
      dataDir: '/project/.data',
      databaseUrl: undefined,
      databasePool: 10,
      jwtSecret: undefined,
      tokenDays: 90,
      logLevel: 'info',
      rateLimit: 120_000,
      quotas: Object.fromEntries(Object.entries(QUOTAS).map(([name, [, usual]]) => [name, usual])),
      maxInFlight: 2_000,
      inFlightPerAddress: 100,
      requestSeconds: 30,
      connectionsPerAddress: 2_000,
      maxSubscribers: 20_000,
      subscribersPerAddress: 5_000,
      stallSeconds: 60,
      statementSeconds: 10,
      drainSeconds: 0,
      metricsToken: undefined,
      redisUrl: undefined,
      otlpEndpoint: undefined,
      hookNetworks: [],
      discord: undefined,
      slack: undefined,
      mail: undefined,
    });
  });

  it('plays in Discord with both of its keys', () => {
    const keys = { DISCORD_PUBLIC_KEY: 'ab'.repeat(32), DISCORD_APP_ID: '1234' };
    const usual = { publicKey: 'ab'.repeat(32), appId: '1234', api: 'https://discord.com/api' };
    expect(readEnvironment(keys, '/project').discord).toEqual({ ...usual, botToken: undefined });
    const bot = { DISCORD_BOT_TOKEN: 'MTIz.G-x_y.abc' };
    expect(readEnvironment({ ...keys, ...bot }, '/project').discord).toEqual({
      ...{ ...usual, botToken: 'MTIz.G-x_y.abc' },
    });
    const token = { DISCORD_BOT_TOKEN: 'Bot secret' };
    expect(() => readEnvironment({ ...keys, ...token }, '/project')).toThrow(
      /^DISCORD_BOT_TOKEN must be three parts with dots between them\.$/,
    );
    const api = 'http://localhost:4000/';
    const { discord } = readEnvironment({ ...keys, DISCORD_API: api }, '/project');
    expect(discord).toEqual({ ...usual, botToken: undefined, api: 'http://localhost:4000' });
    for (const wrong of ['localhost', 'ftp://localhost'])
      expect(() => readEnvironment({ ...keys, DISCORD_API: wrong }, '/project')).toThrow(
        'DISCORD_API must look like',
      );
  });

  it('plays in Slack with a signing secret', () => {
    const keys = { SLACK_SIGNING_SECRET: 'ab'.repeat(16) };
    const usual = { signingSecret: 'ab'.repeat(16), api: 'https://slack.com/api' };
    expect(readEnvironment(keys, '/project').slack).toEqual({ ...usual, botToken: undefined });
    const more = { SLACK_BOT_TOKEN: 'xoxb-1-a', SLACK_API: 'http://localhost:4000/' };
    expect(readEnvironment({ ...keys, ...more }, '/project').slack).toEqual({
      ...usual,
      ...{ botToken: 'xoxb-1-a', api: 'http://localhost:4000' },
    });
    for (const wrong of [{ SLACK_BOT_TOKEN: 'x' }, { SLACK_API: 'localhost' }])
      expect(() => readEnvironment({ ...keys, ...wrong }, '/project')).toThrow(/^SLACK_\w+ must/);
  });

  it('takes an address with or without a slash at its end', () => {
    for (const PUBLIC_URL of ['https://muster.example', 'https://muster.example/'])
      expect(readEnvironment({ PUBLIC_URL }, '/project').publicUrl).toBe('https://muster.example');
  });

  it('takes networks of both kinds, with and without blanks between them', () => {
    const { hookNetworks } = readEnvironment({ HOOK_NETWORKS: '10.0.0.0/8, fd00::/8' }, '/project');
    expect(hookNetworks).toEqual(['10.0.0.0/8', 'fd00::/8']);
  });

  it('takes an empty variable for an unset one', () => {
    const empty = { PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', JWT_SECRET: '' };
    expect(readEnvironment(empty, '/project')).toEqual(readEnvironment({}, '/project'));
  });

  it.each([
    ['REDIS_URL', 'localhost', 'REDIS_URL must look like redis://user:password@host:6379.'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'x',
      'OTEL_EXPORTER_OTLP_ENDPOINT must look like http://localhost:4318.',
    ],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a".'],
    ['HOST', 'a b', 'HOST must be a host name or an IP address, not "a b".'],
    ['JWT_SECRET', 'short', 'JWT_SECRET must be at least 32 bytes long.'],
    ['PUBLIC_URL', 'muster.example', 'PUBLIC_URL must look like https://muster.example'],
    ['PUBLIC_URL', 'https://muster.example/play', 'PUBLIC_URL must look like'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must be 16 to 200 visible ASCII characters.'],
    ['METRICS_TOKEN', 'sixteen or more but spaced', 'METRICS_TOKEN must be'],
    ['DISCORD_PUBLIC_KEY', 'key', 'DISCORD_PUBLIC_KEY must be 64 hex digits'],
    ['DISCORD_PUBLIC_KEY', 'ab'.repeat(32), 'DISCORD_APP_ID must be the digits'],
    ['DISCORD_BOT_TOKEN', 'a.b.c', 'DISCORD_PUBLIC_KEY must be 64 hex digits'],
    ['DISCORD_APP_ID', '1234', 'DISCORD_PUBLIC_KEY must be 64 hex digits'],
    ['SLACK_SIGNING_SECRET', 'key', 'SLACK_SIGNING_SECRET must be the 32 letters'],
    ['SLACK_BOT_TOKEN', 'xoxb-1', 'SLACK_SIGNING_SECRET must be the 32 letters'],
    ['HOOK_NETWORKS', '10.0.0.1', 'HOOK_NETWORKS must look like 10.0.0.0/8,fd00::/8'],
    ['HOOK_NETWORKS', '10.0.0.0/33', 'HOOK_NETWORKS must look like'],
    ['HOOK_NETWORKS', '10.0.0.0/8,', 'HOOK_NETWORKS must look like'],
    ['HOOK_NETWORKS', 'fe80::%1/64', 'HOOK_NETWORKS must look like'],
    ['HOOK_NETWORKS', 'home/8', 'HOOK_NETWORKS must look like'],
    ['MAX_KEYS', '-1', 'MAX_KEYS must be a whole number'],
    ['RATE_LIMIT', '-1', 'RATE_LIMIT must be a whole number'],
  ])('refuses %s=%s with a sentence', (name, value, sentence) => {
    const read = () => readEnvironment({ [name]: value }, '/project');
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(sentence);
  });

  it('does not repeat a broken DATABASE_URL, which may hold a password', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://u:secret@h' }, '/')).toThrow(
      /^DATABASE_URL must look like postgres:/,
    );
  });
});
