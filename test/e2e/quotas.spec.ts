import { randomUUID } from 'node:crypto';

import { picker, playOn, startWar } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';

const WAR = { ruleset: 'columbia1812', scenario: 'campaign' };
const ODDS = { combat: { kind: 'fire', cv: 6 } };

const running: TestApp[] = [];
async function open(variables: Record<string, string>): Promise<TestApp> {
  const app = await startApp(variables);
  running.unshift(app);
  return app;
}
afterEach(async () => {
  for (const app of running.splice(0)) await app.stop();
});

const make = (app: TestApp, { token }: TestPlayer, more: object = {}) =>
  app.rest('POST /v1/games', { token, body: { ...WAR, ...more } });

const codeOf = ({ status, body }: { status: number; body: any }): unknown[] => [
  status,
  body?.error?.code ?? 'OK',
];

const tally = (answers: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('what is stored', () => {
  it('is as many open games as a player may have, however fast and wherever they ask; resigning makes room', async () => {
    const app = await open({ MAX_OPEN_GAMES: '3' });
    const other = await app.sibling();
    running.unshift(other);
    const [player, friend] = [await app.signUp(), await app.signUp()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => make(i % 2 ? app : other, player)),
    );
    expect(tally(answers)).toEqual({ 201: 3, 409: 9 });
    const { body } = answers.find(({ status }) => status === 409)!;
    expect(body.error).toMatchObject({
      code: 'QUOTA_REACHED',
      message:
        'You have 3 games that wait for players, as many as one player may have: resign from one of them first, or wait until one begins.',
    });
    const refused = await app.graphql(
      'mutation { createGame(input: { ruleset: "columbia1812", scenario: "campaign" }) { id } }',
      {},
      player.token,
    );
    expect(refused.errors?.[0]?.extensions.code).toBe('QUOTA_REACHED');
    expect((await make(app, friend)).status).toBe(201);

    const [one, two] = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    const headers = { 'idempotency-key': randomUUID() };
    await app.rest(`POST /v1/games/${one}/resign`, { token: player.token, headers, body: {} });
    expect((await make(app, player)).status).toBe(201);
    expect((await make(app, player)).status).toBe(409);
    await app.rest(`POST /v1/games/${two}/seats/gb`, { token: friend.token });
    expect((await make(other, player)).status).toBe(201);
  });

  it('is as many practice games as a player may have, begun or not', async () => {
    const app = await open({ MAX_PRACTICE_GAMES: '2' });
    const [player, friend] = [await app.signUp(), await app.signUp()];
    const practice = { seed: 'ab'.repeat(32) };
    const { body } = await make(app, player, practice);
    await app.rest(`POST /v1/games/${body.id}/seats/gb`, { token: friend.token });
    expect((await make(app, player, practice)).status).toBe(201);
    expect(codeOf(await make(app, player, practice))).toEqual([409, 'QUOTA_REACHED']);
    expect((await make(app, player)).status).toBe(201);
    const headers = { 'idempotency-key': randomUUID() };
    const { status } = await app.rest(`POST /v1/games/${body.id}/resign`, {
      ...{ token: player.token, headers, body: {} },
    });
    expect([status, (await make(app, player, practice)).status]).toEqual([200, 201]);
  });

  it('is as many keys as a player may have, however fast and wherever they ask; revoking makes room', async () => {
    const app = await open({ MAX_KEYS: '4' });
    const other = await app.sibling();
    running.unshift(other);
    const { token } = await app.signUp();
    const ask = (at: TestApp) => at.rest('POST /v1/tokens', { token, body: { name: 'bot' } });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => ask(i % 2 ? app : other)),
    );
    expect(tally(answers)).toEqual({ 201: 4, 409: 8 });
    const { body } = answers.find(({ status }) => status === 201)!;
    await app.rest(`DELETE /v1/tokens/${body.apiToken.id}`, { token });
    expect(codeOf(await ask(other))).toEqual([201, 'OK']);
    expect(codeOf(await ask(app))).toEqual([409, 'QUOTA_REACHED']);
  });
});

describe('what may be asked for in a time', () => {
  it('is so much of written positions, not one of 49 KB after the other', async () => {
    const app = await open({ POSITION_KB_PER_HOUR: '200' });
    const [player, other] = [await app.signUp(), await app.signUp()];
    const position = `# ${'x'.repeat(49_000)}`;
    const codes: unknown[] = [];
    for (let i = 0; i < 5; i++) codes.push((await make(app, player, { position })).body.error.code);
    expect(codes.slice(0, 4)).toEqual(Array(4).fill('INVALID_INPUT'));
    expect(codes[4]).toBe('RATE_LIMITED');
    expect((await make(app, other, { position })).body.error.code).toBe('INVALID_INPUT');
    expect((await make(app, player)).status).toBe(201);
  });

  it('is so many new games, with word of when there is one again', async () => {
    const app = await open({ GAMES_PER_HOUR: '2' });
    const player = await app.signUp();
    for (let i = 0; i < 2; i++) expect((await make(app, player)).status).toBe(201);
    const { status, headers, body } = await make(app, player);
    expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(1_790);
    expect(seconds).toBeLessThanOrEqual(1_800);
  });

  it('is so many sign-ups from one address, over either interface', async () => {
    const app = await open({ SIGN_UPS_PER_HOUR: '2' });
    const rest = () => app.rest('POST /v1/players', { body: { name: 'Guest' } });
    const graphql = () => app.graphql('mutation { signUp(name: "Guest") { token } }');
    expect((await rest()).status).toBe(201);
    expect((await graphql()).errors).toBeUndefined();
    expect(codeOf(await rest())).toEqual([429, 'RATE_LIMITED']);
    const [error] = (await graphql()).errors ?? [];
    expect(error?.extensions.code).toBe('RATE_LIMITED');
    expect(error?.extensions['retryAfter']).toBeGreaterThan(1_000);
    const { rows } = await app.pool.query('SELECT count(*)::int AS n FROM players');
    expect(rows).toEqual([{ n: 2 }]);
    const socket = app.subscribe('mutation { signUp(name: "Guest") { token } }');
    await expect(socket.next()).rejects.toThrow(/RATE_LIMITED/);
  });

  it('is so many questions about odds, and ten times as many from one address', async () => {
    const app = await open({ ODDS_PER_MINUTE: '1' });
    const ask = (token?: string) =>
      app.rest('POST /v1/rulesets/columbia1812/combat/odds', {
        body: ODDS,
        ...(token && { token }),
      });
    const { token } = await app.signUp();
    expect([codeOf(await ask(token)), codeOf(await ask(token))]).toEqual([
      [200, 'OK'],
      [429, 'RATE_LIMITED'],
    ]);
    for (let i = 0; i < 9; i++) expect((await ask()).status).toBe(200);
    expect(codeOf(await ask())).toEqual([429, 'RATE_LIMITED']);
    const query =
      'query ($combat: JSON!) { combatOdds(input: { ruleset: "columbia1812", combat: $combat }) { rows { result } } }';
    const { errors } = await app.graphql(query, ODDS);
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  it('is so many steps of plans that are refused, over either interface; what is played costs nothing', async () => {
    const app = await open({ REFUSED_STEPS_PER_MINUTE: '20' });
    const { id, us, gb } = await startWar(app);
    const { token } = us.player!;
    const actions = Array.from({ length: 15 }, () => ({ do: 'nonsense' }));
    const { body } = await app.rest(`GET /v1/games/${id}`, { token });
    const plan = { version: body.version as number, actions };
    const submit = (body: object = plan) => {
      const headers = { 'idempotency-key': randomUUID() };
      return app.rest(`POST /v1/games/${id}/moves`, { token, headers, body });
    };
    const stale = { ...plan, version: plan.version + 1 };
    for (let i = 0; i < 3; i++) expect((await submit(stale)).body.error.code).toBe('STALE_VERSION');
    expect((await submit()).body.error.code).toBe('INVALID_INPUT');
    expect(codeOf(await submit())).toEqual([429, 'RATE_LIMITED']);
    const play = 'mutation ($input: PlayInput!) { play(input: $input) { __typename } }';
    const input = { gameId: id, requestId: randomUUID(), ...plan };
    const { errors } = await app.graphql(play, { input }, token);
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    await playOn([us, gb], picker(1), (count) => count === 40);
  });

  it('is so many steps of plans that are judged and refused for their request id', async () => {
    const app = await open({ REFUSED_STEPS_PER_MINUTE: '40' });
    const { us, gb } = await startWar(app);
    const client = (await us.choices()).choices.length > 0 ? us : gb;
    const { version, draft, choices } = await client.choices();
    const requestId = randomUUID();
    const played = { version, draft, actions: [choices[0]!.action] };
    expect((await client.post('/moves', played, requestId)).status).toBe(200);
    const now = (await client.get()).body;
    const actions = Array.from({ length: 15 }, () => ({ do: 'nonsense' }));
    const again = () =>
      client.post('/moves', { version: now.version, draft: now.draft, actions }, requestId);
    for (let i = 0; i < 2; i++) expect((await again()).body.error.code).toBe('REQUEST_ID_REUSED');
    expect(codeOf(await again())).toEqual([429, 'RATE_LIMITED']);
  });

  it('is so many pictures; one that is held counts as a tenth', async () => {
    const app = await open({ PICTURES_PER_MINUTE: '3' });
    const { id, us } = await startWar(app);
    const token = us.player!.token;
    const look = (width: number) =>
      app.rest(`GET /v1/games/${id}/board.png?width=${width}`, { token });
    const begin = Date.now();
    expect((await look(200)).status).toBe(200);
    for (let i = 0; i < 8; i++) expect((await look(200)).status).toBe(200);
    expect((await look(210)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await look(300 + i)).status);
    // What has come back meanwhile: one every 20 s.
    const came = Math.floor((Date.now() - begin) / 20_000);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(came);
    expect(statuses).toContain(429);
    expect((await app.rest(`GET /v1/games/${id}/board.txt`, { token })).status).toBe(200);
  });
});

it('a bot that plays and looks at the board each turn is stopped by none of the usual figures', async () => {
  const app = await open({
    ...{ PICTURES_PER_MINUTE: '', GAMES_PER_HOUR: '', MAX_OPEN_GAMES: '', MAX_KEYS: '' },
    ...{ ODDS_PER_MINUTE: '', SIGN_UPS_PER_HOUR: '', POSITION_KB_PER_HOUR: '' },
  });
  for (let i = 0; i < 3; i++) {
    const { id, us, gb } = await startWar(app);
    for (let turns = 0; turns < 5; turns++) {
      await playOn([us, gb], picker(i + turns), (count) => count === 2);
      for (const kind of ['svg', 'txt'])
        expect(
          (await app.rest(`GET /v1/games/${id}/board.${kind}`, { token: us.player!.token })).status,
        ).toBe(200);
    }
  }
});
