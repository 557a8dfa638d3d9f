import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { SignJWT } from 'jose';

import { startApp, type TestApp, type TestPlayer } from './support.js';

/** Everything that may be asked without a token. Whoever adds to it says by that: anybody may see this. */
const PUBLIC = {
  Query: [
    'boards',
    'combat',
    'combatOdds',
    'combatReports',
    'decks',
    'game',
    'games',
    'me',
    'reliability',
    'rule',
    'rulesets',
    'tournament',
    'tournaments',
  ],
  Mutation: ['recoverSession', 'signUp', 'takeSession'],
  Subscription: ['gameChanged', 'tournamentChanged'],
} as const;

/**
 * What a key must be good for, of all that may be asked; for what is not named here it needs `play`. `nothing`: no
 * scope at all, since the answer does not depend on who asks.
 */
const SCOPED: Readonly<Record<string, readonly string[]>> = {
  nothing: ['recoverSession', 'rule', 'rulesets', 'signUp', 'takeSession'],
  read: [
    ...[
      'boards',
      'combat',
      'combatOdds',
      'combatReports',
      'decks',
      'explain',
      'game',
      'games',
      'hint',
      'me',
      'outlook',
      'seatOnOffer',
      'pairingSwaps',
      'pairingWhy',
      'playersNamed',
      'reliability',
      'wakingHours',
      'daysAway',
      'preview',
      'gameChanged',
      'myGames',
      'tournament',
      'tournaments',
      'tournamentChanged',
    ],
  ],
  account: [
    ...['apiTokens', 'createApiToken', 'revokeApiToken'],
    ...['setWakingHours', 'takeDaysAway', 'endDaysAway'],
  ],
  // A key ends when its player said, and none makes a session, gives a seat away or changes who one is.
  none: [
    ...['mailAddress', 'offerSeat', 'removeMailAddress'],
    ...['rename', 'renewToken', 'setMailAddress', 'setMailDigest'],
  ],
};

const SCOPED_ROUTES: Readonly<Record<string, RegExp>> = {
  nothing:
    /^(GET \/(graphql.*|play.*|tournaments.*|t\/.*|recover|chat\/link|seat\/.*|worker\.js|manifest\.webmanifest|table\/.*|health\/.*|v1\/docs.*|v1\/openapi.json|v1\/rulesets.*|v1\/pictures\/.*|v1\/keys|mail\/.*)?|POST \/(graphql|mail\/.*|v1\/players(\/recover.*)?|v1\/push\/stop|v1\/discord\/interactions|v1\/slack\/.*))$/,
  // The monitor has a token of its own; a session is renewed by who is signed in.
  none: /^(GET \/metrics|POST \/v1\/(players\/me\/(token|name)|games\/:\w+\/seat-offer))$/,
  account:
    /^(GET|POST|DELETE) \/v1\/(tokens|chat\/links)|^(POST|DELETE) \/v1\/players\/me\/(hours|away)/,
  read: /^(GET \/v1\/(games|players|boards|tournaments)|POST .*\/(combat\/odds|explain|outlook|preview|players\/named)$)/,
};

/** Routes that answer without a token; each game among them is looked at as a spectator. */
const PUBLIC_ROUTES: readonly string[] = [
  'GET /',
  'GET /graphql',
  'POST /graphql',
  'GET /graphql/explorer/:file',
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'GET /play',
  'GET /chat/link',
  'GET /recover',
  'GET /seat/:id',
  'GET /play/:id',
  'GET /table/:file',
  'GET /worker.js',
  'GET /manifest.webmanifest',
  'GET /mail/confirm/:code',
  'POST /mail/confirm/:code',
  'GET /mail/stop/:token',
  'POST /mail/stop/:token',
  'GET /v1/docs',
  'GET /v1/docs/',
  'GET /v1/docs/page.js',
  'GET /v1/docs/swagger-ui-bundle.js',
  'GET /v1/docs/swagger-ui.css',
  'GET /v1/openapi.json',
  'POST /v1/discord/interactions',
  'POST /v1/slack/actions',
  'POST /v1/slack/commands',
  'POST /v1/players',
  'POST /v1/players/recover',
  'POST /v1/players/recover/session',
  'POST /v1/push/stop',
  'GET /v1/keys',
  'GET /v1/rulesets',
  'GET /v1/rulesets/:id',
  'GET /v1/rulesets/:id/cards',
  'GET /v1/rulesets/:id/cards/:card.png',
  'GET /v1/rulesets/:id/cards/:card.svg',
  'GET /v1/rulesets/:id/components',
  'GET /v1/rulesets/:id/ground.svg',
  'GET /v1/rulesets/:id/rules/:clause',
  'GET /v1/boards',
  'GET /v1/pictures/:link.png',
  'GET /v1/pictures/:link.svg',
  'GET /v1/games',
  'GET /v1/games/:id',
  'GET /v1/games/:id/choices',
  'GET /v1/games/:id/log',
  'GET /v1/games/:id/requests',
  'GET /v1/games/:id/events',
  'GET /v1/games/:id/record',
  'GET /v1/games/:id/board.svg',
  'GET /v1/games/:id/board.png',
  'GET /v1/games/:id/board.txt',
  'GET /v1/games/:id/combat',
  'GET /v1/games/:id/combat/reports',
  'GET /v1/games/:id/decks',
  'GET /v1/players/:id/reliability',
  'POST /v1/games/:id/combat/odds',
  'POST /v1/rulesets/:id/combat/odds',
  'GET /v1/tournaments',
  'GET /v1/tournaments/export.schema.json',
  'GET /v1/tournaments/:id',
  'GET /v1/tournaments/:id/bracket',
  'GET /v1/tournaments/:id/standings',
  'GET /v1/tournaments/:id/facts',
  ...[
    ...['export.json', 'facts.jsonl', 'standings.svg', 'bracket.svg', 'calendar.ics'],
    ...['standings.csv', 'crosstable.csv', 'pairings.csv', 'entries.csv'],
  ].map((paper) => `GET /v1/tournaments/:id/${paper}`),
  'GET /tournaments',
  'GET /tournaments/new',
  'GET /t/:slug',
  'GET /t/:slug/:page',
];

/** Object types reachable from what is public, each field of which anybody may see of a public game. */
const PUBLIC_TYPES: readonly string[] = [
  'Asks',
  'Bot',
  'Card',
  'Choice',
  'Board',
  'BoardBox',
  'BoardPart',
  'Lesson',
  'LessonStep',
  'BoardPicture',
  'Budget',
  'Clause',
  'Clock',
  'Combat',
  'CombatOdds',
  'CombatPiece',
  'CombatReport',
  'CombatEnding',
  'CombatSide',
  'Counter',
  'DiceProof',
  'Game',
  'GameChange',
  'GameConnection',
  'GameEdge',
  'Handover',
  'LogEntry',
  'Modifier',
  'NotCounted',
  'OddsRow',
  'Outcome',
  'PageInfo',
  'Pile',
  'Player',
  'RanOut',
  'Reliability',
  'Request',
  'Roll',
  'Ruleset',
  'Running',
  'Scenario',
  'Score',
  'ScorePart',
  'SeatName',
  'Seat',
  'SeatOffer',
  'SeatClock',
  'Session',
  'Undo',
  'RankRange',
  'Tiebreak',
  'TiebreakTerm',
  'Tournament',
  'TournamentAct',
  'TournamentActField',
  'OwnBid',
  'PairingChoice',
  'SidePrice',
  'TournamentChange',
  'TournamentChoice',
  'TournamentConnection',
  'TournamentEntry',
  'TournamentFact',
  'TournamentFeed',
  'TournamentFinals',
  'TournamentMatch',
  'TournamentLeg',
  'TournamentOfficial',
  'TournamentOrigin',
  'TournamentPageInfo',
  'TournamentPairing',
  'TournamentRound',
  'TournamentSettings',
  'TournamentStanding',
];

let app: TestApp;
let schema: GraphQLSchema;
beforeAll(async () => {
  app = await startApp();
  schema = app.app.get(GraphQLSchemaHost).schema;
});
afterAll(() => app.stop());

/** Some text that is a value of that type. */
function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return `[${sample(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{${fields.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')}}`;
  }
  if (!isScalarType(type) || !isInputType(type)) throw new Error(`no sample of ${String(type)}`);
  const samples = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    JSON: '{}',
    Duration: '"PT1H"',
    DateTime: '"2030-01-01T00:00:00Z"',
  };
  return samples[type.name as keyof typeof samples] ?? '"x"';
}

function operation(kind: string, field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter((arg) => isNonNullType(arg.type));
  const args = required.map((arg) => `${arg.name}: ${sample(arg.type)}`).join(', ');
  const named = getNamedType(field.type);
  const selection = isScalarType(named) || isEnumType(named) ? '' : '{ __typename }';
  return `${kind} { ${field.name}${args ? `(${args})` : ''} ${selection} }`;
}

const rootFields = (): [kind: keyof typeof PUBLIC, name: string, query: string][] =>
  (['Query', 'Mutation', 'Subscription'] as const).flatMap((kind) =>
    Object.values(
      schema.getType(kind) && isObjectType(schema.getType(kind)!)
        ? (schema.getType(kind) as any).getFields()
        : {},
    ).map((field: any): [keyof typeof PUBLIC, string, string] => [
      kind,
      field.name,
      operation(kind.toLowerCase(), field),
    ]),
  );

async function codeOf(kind: string, query: string, token?: string): Promise<string> {
  if (kind !== 'Subscription')
    return (await app.graphql(query, {}, token)).errors?.[0]?.extensions.code ?? 'OK';
  try {
    // Who is let in may have nothing to hear.
    const patience = new Promise((done) => setTimeout(done, 1_000));
    await Promise.race([app.subscribe(query, {}, token).next(), patience]);
    return 'OK';
  } catch (error) {
    const text = error instanceof Error ? error.message : JSON.stringify(error);
    return /"code":"(\w+)"/.exec(text)?.[1] ?? text;
  }
}

/** Its player's keys, of one scope each. */
async function keysOf(player: TestPlayer): Promise<[scope: string, token: string][]> {
  return Promise.all(
    ['read', 'play', 'account'].map(async (scope): Promise<[string, string]> => {
      const body = { name: scope, scopes: [scope] };
      const made = await app.rest('POST /v1/tokens', { token: player.token, body });
      return [scope, made.body.token];
    }),
  );
}

/** Which scope is needed, told by whom `isRefused` turns away; what is open to no key is `none`. */
async function scopeOf(
  keys: readonly [scope: string, token: string][],
  isRefused: (token: string) => Promise<boolean>,
): Promise<string> {
  const open: string[] = [];
  for (const [scope, token] of keys) if (!(await isRefused(token))) open.push(scope);
  const known: Record<string, string> = {
    'read play account': 'nothing',
    'read play': 'read',
  };
  return known[open.join(' ')] ?? (open.join(' ') || 'none');
}

const scopeNamed = (name: string): string =>
  Object.keys(SCOPED).find((scope) => SCOPED[scope]?.includes(name)) ?? 'play';

/** Tokens that are none: no words, no signature, another algorithm, another key, run out. */
async function forgeries(): Promise<string[]> {
  const { id, token } = await app.signUp();
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: id, iss: 'muster', exp: Math.floor(Date.now() / 1000) + 3600 };
  const foreign = new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setIssuer('muster')
    .setExpirationTime('1h');
  return [
    'nothing',
    'mst_nothing',
    `${part({ alg: 'none' })}.${part(claims)}.`,
    `${part({ alg: 'HS512', typ: 'JWT' })}.${part(claims)}.x`,
    await foreign.sign(new TextEncoder().encode('another key, quite as long as ours is')),
    `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`,
  ];
}

describe('every operation of the schema', () => {
  it('asks for a token, or is on the list of what anybody may ask', async () => {
    const open: Record<string, string[]> = { Query: [], Mutation: [], Subscription: [] };
    for (const [kind, name, query] of rootFields()) {
      const code = await codeOf(kind, query);
      if (code !== 'UNAUTHENTICATED') open[kind]!.push(name);
    }
    expect(open).toEqual(PUBLIC);
    expect(rootFields().length).toBeGreaterThan(10);
  });

  it('has a scope that a key needs for it, and that is written down', async () => {
    const keys = await keysOf(await app.signUp());
    const found: [string, string][] = [];
    for (const [kind, name, query] of rootFields()) {
      const isRefused = async (token: string): Promise<boolean> =>
        (await codeOf(kind, query, token)) === 'FORBIDDEN';
      found.push([name, await scopeOf(keys, isRefused)]);
    }
    expect(found).toEqual(found.map(([name]) => [name, scopeNamed(name)]));
  });

  it('turns away a token that is none, even where none is needed', async () => {
    const tokens = await forgeries();
    for (const [i, [kind, name, query]] of rootFields().entries()) {
      const token = tokens[i % tokens.length]!;
      expect([name, token, await codeOf(kind, query, token)]).toEqual([
        name,
        token,
        'UNAUTHENTICATED',
      ]);
    }
    for (const token of tokens)
      expect(await codeOf('Query', '{ me { id } }', token)).toBe('UNAUTHENTICATED');
  });

  it('leads from what is public to types of which anybody may see every field', () => {
    const seen = new Set<string>();
    const walk = (name: string): void => {
      const type = schema.getType(name);
      if (seen.has(name) || !isObjectType(type)) return;
      seen.add(name);
      for (const field of Object.values(type.getFields())) walk(getNamedType(field.type).name);
    };
    for (const kind of ['Query', 'Mutation', 'Subscription'] as const) {
      const root = schema.getType(kind);
      if (!isObjectType(root)) continue;
      for (const name of PUBLIC[kind]) walk(getNamedType(root.getFields()[name]!.type).name);
    }
    expect([...seen].filter((name) => !PUBLIC_TYPES.includes(name)).sort()).toEqual([]);
    const word = /token|hash|seed|invite|secret|password|draws|patch/i;
    const fields = [...seen].flatMap((name) =>
      Object.keys((schema.getType(name) as any).getFields()).map((field) => `${name}.${field}`),
    );
    // Each of these is empty, null or the caller's own until it may be seen: fog.wire.spec.ts.
    const telling = ['DiceProof.seed', 'Game.invite', 'GameChange.patch', 'Session.token'];
    // The first is told when the event is over; a place in the order of strength; games that nobody won.
    const ofEvents = ['Tournament.seed', 'TournamentEntry.seed', 'TournamentStanding.draws'];
    expect(fields.filter((field) => word.test(field)).sort()).toEqual([...telling, ...ofEvents]);
  });
});

/** `METHOD path` of everything the server listens to. */
function routes(): string[] {
  const tree = app.app
    .getHttpAdapter()
    .getInstance()
    .printRoutes({ commonPrefix: false }) as string;
  const found: string[] = [];
  const path: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^([│ ]*)(?:[├└]── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) continue;
    const depth = match[1]!.length / 4;
    path.length = depth;
    path[depth] = match[2]!.replace(/ \([A-Z, ]+\)$/, '');
    for (const method of match[3]?.split(', ') ?? []) found.push(`${method} ${path.join('')}`);
  }
  return [...new Set(found)].filter((route) => !/^(HEAD|OPTIONS|TRACE|SEARCH|\S+ \*)/.test(route));
}

const filledIn = (route: string): string =>
  route.replace(/:(\w+)(\(.*?\))?/g, '00000000-0000-4000-8000-000000000000');

describe('every route', () => {
  it('asks for a token, or is on the list', async () => {
    const all = routes();
    const open: string[] = [];
    for (const route of all) {
      const filled = filledIn(route);
      const { status } = await app.rest(filled, filled.startsWith('GET') ? {} : { body: {} });
      if (status !== 401) open.push(route);
    }
    expect(all.length).toBeGreaterThan(25);
    expect(open.filter((route) => !PUBLIC_ROUTES.includes(route)).sort()).toEqual([]);
    expect(PUBLIC_ROUTES.filter((route) => !open.includes(route))).toEqual([]);
  });

  it('may be called by a page of any origin, which may send a key and read when to come again', async () => {
    const origin = 'https://elsewhere.example';
    for (const route of routes()) {
      const [method = '', path = ''] = route.split(' ');
      const { status, headers } = await app.rest(`OPTIONS ${path}`, {
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type,idempotency-key',
        },
      });
      expect([route, status, headers.get('access-control-allow-origin')]).toEqual([
        route,
        204,
        '*',
      ]);
      expect(headers.get('access-control-allow-methods')?.split(', ')).toContain(method);
      expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
    }
    const { headers } = await app.rest('GET /v1/rulesets', { headers: { origin } });
    expect(headers.get('access-control-expose-headers')).toBe(
      'ETag, Retry-After, Game-Version, Game-Draft',
    );
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('has a scope that a key needs for it, and that is written down', async () => {
    const keys = await keysOf(await app.signUp());
    const named = (route: string): string =>
      Object.keys(SCOPED_ROUTES).find((scope) => SCOPED_ROUTES[scope]?.test(route)) ?? 'play';
    const found: [string, string][] = [];
    for (const route of routes()) {
      const filled = filledIn(route);
      const options = filled.startsWith('GET') ? {} : { body: {} };
      const isRefused = async (token: string): Promise<boolean> =>
        (await app.rest(filled, { ...options, token })).status === 403;
      found.push([route, await scopeOf(keys, isRefused)]);
    }
    expect(found).toEqual(found.map(([route]) => [route, named(route)]));
  });

  it('carries the headers that keep browsers in bounds', async () => {
    for (const route of [
      'GET /',
      'GET /v1/docs',
      'GET /v1/docs/',
      'GET /v1/rulesets',
      'GET /v1/players/me',
      'GET /nowhere',
    ]) {
      const { headers } = await app.rest(route);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});
