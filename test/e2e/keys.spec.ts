import { startApp, type TestApp, type TestPlayer } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const CREATE = `mutation ($name: String!, $scopes: [ApiTokenScope!], $expiresAt: DateTime) {
  createApiToken(name: $name, scopes: $scopes, expiresAt: $expiresAt) {
    token apiToken { id name scopes expiresAt lastUsedAt } } }`;
const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) { id } }';
const LIST = '{ apiTokens { id } }';

/** None says which instant is meant, or there is no such one. */
const NO_INSTANTS = [
  ...['tomorrow', 7, '+012026-01-01T00:00:00Z', '2100-01-01', '2100-01-01T00:00:00'],
  ...['2100-02-30T00:00:00Z', '2100-01-01T00:00:00+25:00', '2100-01-01 00:00:00Z', '', true],
];
const NO_INSTANT = {
  en: 'must be a date that exists and a time with its zone, as 2030-01-31T12:00:00Z',
  ja: '存在する日時をタイムゾーン付きで、2030-01-31T12:00:00Zのように書いてください',
};

const hours = (count: number): Date => new Date(Date.now() + count * 3_600_000);

interface Wish {
  readonly name?: string;
  readonly scopes?: readonly string[];
  readonly expiresAt?: Date;
}

const create = (token: string, wish: Wish = {}) =>
  app.graphql(CREATE, { name: 'bot', ...wish }, token);

async function made(token: string, wish: Wish = {}): Promise<{ token: string; apiToken: any }> {
  const { data, errors } = await create(token, wish);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createApiToken;
}

const codeOf = ({ errors }: { errors?: readonly any[] }): string | undefined =>
  errors?.[0]?.extensions.code;

describe('a key', () => {
  let player: TestPlayer;
  beforeAll(async () => {
    player = await app.signUp();
  });

  it('plays and reads, if nothing else is said, and lasts until it is revoked', async () => {
    const { apiToken } = await made(player.token);
    expect(apiToken).toMatchObject({ scopes: ['READ', 'PLAY'], expiresAt: null, lastUsedAt: null });
    for (const body of [{ name: 'bot' }, { name: 'bot', scopes: null, expiresAt: null }]) {
      const answer = await app.rest('POST /v1/tokens', { token: player.token, body });
      expect(answer.body.apiToken).toMatchObject({ scopes: ['read', 'play'], expiresAt: null });
    }
  });

  it('that may play may read; each scope counts once', async () => {
    const { apiToken } = await made(player.token, { scopes: ['PLAY', 'PLAY'] });
    expect(apiToken.scopes).toEqual(['READ', 'PLAY']);
    const body = { name: 'bot', scopes: ['account', 'play'] };
    const answer = await app.rest('POST /v1/tokens', { token: player.token, body });
    expect(answer.body.apiToken.scopes).toEqual(['read', 'play', 'account']);
  });

  it('that lacks a scope is told which, in either language, and nothing happens', async () => {
    const { token, apiToken } = await made(player.token, { scopes: ['READ'] });
    const { errors } = await app.graphql(REVOKE, { id: apiToken.id }, token);
    expect(errors?.[0]).toMatchObject({
      message: 'You may not do this: the key that you sent lacks the scope "account".',
      extensions: { code: 'FORBIDDEN' },
    });
    const headers = { 'accept-language': 'ja' };
    const body = { ruleset: 'columbia1812', scenario: 'campaign' };
    const answer = await app.rest('POST /v1/games', { token, headers, body });
    expect(answer.status).toBe(403);
    expect(answer.body.error).toMatchObject({ code: 'FORBIDDEN' });
    expect(answer.body.error.message).toContain('スコープ「play」がありません');
    const { rows } = await app.pool.query('SELECT FROM games WHERE creator_id = $1', [player.id]);
    expect(rows).toHaveLength(0);
  });

  it('from before there were scopes plays and reads', async () => {
    const { token, apiToken } = await made(player.token);
    const { rows } = await app.pool.query(
      `INSERT INTO api_tokens (id, player_id, name, hash)
       SELECT gen_random_uuid(), player_id, 'old', sha256(hash) FROM api_tokens WHERE id = $1 RETURNING scopes`,
      [apiToken.id],
    );
    expect(rows).toEqual([{ scopes: ['read', 'play'] }]);
    expect(codeOf(await app.graphql('{ me { id } }', {}, token))).toBeUndefined();
  });

  it.each([
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['write'] }, 'scopes'],
    [{ scopes: 'play' }, 'scopes'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt must be in the future'],
  ])('is not made of %j', async (wish, named) => {
    const before = (await app.ask(LIST, {}, player.token)).apiTokens.length;
    const body = { name: 'bot', ...wish };
    const { status, body: answer } = await app.rest('POST /v1/tokens', {
      token: player.token,
      body,
    });
    expect([status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.error.message).toContain(named);
    expect((await app.ask(LIST, {}, player.token)).apiTokens).toHaveLength(before);
  });

  it.each(NO_INSTANTS)(
    'is not made of expiresAt %j by either interface, which say why',
    async (wrong) => {
      const literal = `mutation { createApiToken(name: "bot", expiresAt: ${JSON.stringify(wrong)}) { token } }`;
      const before = (await app.ask(LIST, {}, player.token)).apiTokens.length;
      for (const locale of ['en', 'ja'] as const) {
        const headers = { 'accept-language': locale };
        for (const body of [
          { query: literal },
          { query: CREATE, variables: { name: 'bot', expiresAt: wrong } },
        ]) {
          const answer = await app.rest('POST /graphql', { token: player.token, headers, body });
          expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([
            400,
            'INVALID_INPUT',
          ]);
          expect(answer.body.errors[0].message).toContain(NO_INSTANT[locale]);
        }
        const body = { name: 'bot', expiresAt: wrong };
        const answer = await app.rest('POST /v1/tokens', { token: player.token, headers, body });
        expect([answer.status, answer.body.error.code]).toEqual([400, 'INVALID_INPUT']);
        expect(answer.body.error.message).toContain(NO_INSTANT[locale]);
      }
      expect((await app.ask(LIST, {}, player.token)).apiTokens).toHaveLength(before);
    },
  );

  it('ends at the instant that was written, in whatever zone', async () => {
    const body = { name: 'bot', expiresAt: '2100-03-01T08:30:00.25+09:30' };
    const at = '2100-02-28T23:00:00.250Z';
    const rest = await app.rest('POST /v1/tokens', { token: player.token, body });
    expect([rest.status, rest.body.apiToken.expiresAt]).toEqual([201, at]);
    const { data } = await app.graphql(CREATE, body, player.token);
    expect(data.createApiToken.apiToken.expiresAt).toBe(at);
    const literal = `mutation { createApiToken(name: "bot", expiresAt: "${body.expiresAt}") { apiToken { expiresAt } } }`;
    expect((await app.ask(literal, {}, player.token)).createApiToken.apiToken.expiresAt).toBe(at);
  });

  it('that has expired is no token, is not listed, and opens nothing', async () => {
    const end = new Date(Date.now() + 700);
    const { token, apiToken } = await made(player.token, { expiresAt: end });
    expect(new Date(apiToken.expiresAt)).toEqual(end);
    expect(codeOf(await app.graphql('{ me { id } }', {}, token))).toBeUndefined();
    await new Promise((done) => setTimeout(done, 750));
    expect(codeOf(await app.graphql('{ me { id } }', {}, token))).toBe('UNAUTHENTICATED');
    expect((await app.rest('GET /v1/games', { token })).status).toBe(401);
    const { apiTokens } = await app.ask(LIST, {}, player.token);
    expect(apiTokens.map(({ id }: { id: string }) => id)).not.toContain(apiToken.id);
  });

  it('is noted as used, once a minute at most, not by the request itself', async () => {
    const { token, apiToken } = await made(player.token);
    const usedAt = async (): Promise<string | null> => {
      const { body } = await app.rest('GET /v1/tokens', { token: player.token });
      return body.find(({ id }: { id: string }) => id === apiToken.id).lastUsedAt;
    };
    const begin = Date.now();
    await app.ask('{ me { id } }', {}, token);
    expect(await usedAt()).toBeNull();
    await new Promise((done) => setTimeout(done, 5_300));
    const noted = await usedAt();
    expect(Math.abs(Date.parse(noted ?? '') - begin)).toBeLessThan(7_000);
    const twin = await app.sibling();
    await twin.ask('{ me { id } }', {}, token);
    await twin.stop();
    expect(await usedAt()).toBe(noted);
  });
});

describe('a key for the account', () => {
  it('lists, makes and revokes keys, none that opens more than it does, or for longer', async () => {
    const player = await app.signUp();
    const wide = await made(player.token);
    const long = await made(player.token, { scopes: ['ACCOUNT'] });
    const own = await made(player.token, { scopes: ['ACCOUNT', 'READ'], expiresAt: hours(2) });
    const { apiTokens } = await app.ask(LIST, {}, own.token);
    expect(apiTokens).toHaveLength(3);

    for (const wish of [
      {},
      { scopes: ['PLAY'], expiresAt: hours(1) },
      { scopes: ['READ'] },
      { scopes: ['READ'], expiresAt: hours(3) },
    ])
      expect([wish, codeOf(await create(own.token, wish))]).toEqual([wish, 'FORBIDDEN']);
    for (const { apiToken } of [wide, long])
      expect(codeOf(await app.graphql(REVOKE, { id: apiToken.id }, own.token))).toBe('FORBIDDEN');
    expect((await app.ask(LIST, {}, player.token)).apiTokens).toHaveLength(3);
    expect(codeOf(await app.graphql('{ me { id } }', {}, wide.token))).toBeUndefined();

    const child = await made(own.token, { scopes: ['READ'], expiresAt: hours(1) });
    await app.ask(REVOKE, { id: child.apiToken.id }, own.token);
    expect(codeOf(await app.graphql('{ me { id } }', {}, child.token))).toBe('UNAUTHENTICATED');
    await app.ask(REVOKE, { id: own.apiToken.id }, own.token);
    expect(codeOf(await app.graphql(LIST, {}, own.token))).toBe('UNAUTHENTICATED');
  });

  it('shows nothing of the games of its player', async () => {
    const player = await app.signUp();
    const { token } = await made(player.token, { scopes: ['ACCOUNT'] });
    const games = await app.graphql('{ games { edges { node { id } } } }', {}, token);
    expect(codeOf(games)).toBe('FORBIDDEN');
    expect((await app.rest('GET /v1/rulesets', { token })).status).toBe(200);
  });
});
