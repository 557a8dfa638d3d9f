import { canonical } from '../../src/rules/index.js';
import { startWar } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';

let app: TestApp;
let sibling: TestApp;
beforeAll(async () => {
  app = await startApp();
  sibling = await app.sibling();
});
afterAll(async () => {
  await sibling.stop();
  await app.stop();
});

const HINT = `query ($id: ID!, $version: Int!) { hint(gameId: $id, version: $version) { action label words } }`;

const WAR = {
  ...{ ruleset: 'columbia1812', scenario: 'campaign', seat: 'us' },
  seatBots: [{ seat: 'gb', level: 'random' }],
};

/** A game against the computer. */
async function practice(at = app) {
  const player = await at.signUp('Alone');
  const { status, body } = await at.rest('POST /v1/games', { body: WAR, token: player.token });
  expect(status).toBe(201);
  return { id: body.id as string, player };
}

/** On a busy machine it may not be thought through in time, and is to be asked again. */
async function ask(id: string, version: number | string, { token }: TestPlayer, at = app) {
  for (let tries = 0; ; tries++) {
    const answer = await at.rest(`GET /v1/games/${id}/hint?version=${version}`, { token });
    if (answer.status !== 503 || tries === 5) return answer;
  }
}

/** Until the player owes a decision. */
async function due(id: string, { token }: TestPlayer) {
  for (let tries = 0; tries < 200; tries++) {
    const { body } = await app.rest(`GET /v1/games/${id}/choices`, { token });
    if (body.choices.length > 0) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it is never their turn');
}

describe('a hint', () => {
  it('is one of the choices, the same however often and wherever it is asked for', async () => {
    const { id, player } = await practice();
    const { version, choices } = await due(id, player);
    const first = await ask(id, version, player);
    expect(first.status).toBe(200);
    const listed = choices.map(({ action }: any) => canonical(action));
    expect(listed).toContain(canonical(first.body.hint.action));
    expect(first.body.hint.label).toMatch(/./);
    for (const at of [app, sibling])
      expect((await ask(id, version, player, at)).body).toEqual(first.body);
    const { data } = await app.graphql(HINT, { id, version }, player.token);
    expect(data.hint.action).toEqual(first.body.hint.action);
    const { body } = await app.rest(`GET /v1/games/${id}`, { token: player.token });
    expect([body.version, body.draft]).toEqual([version, 0]);
  }, 120_000);

  it('may be taken', async () => {
    const { id, player } = await practice();
    const { version } = await due(id, player);
    const { hint } = (await ask(id, version, player)).body;
    const moved = await app.rest(`POST /v1/games/${id}/moves`, {
      token: player.token,
      headers: { 'idempotency-key': 'as-advised' },
      body: { version, actions: [hint.action] },
    });
    expect(moved.body).toMatchObject({ applied: 1 });
  }, 120_000);

  it('is refused against a person, to others, and of a game that has moved on', async () => {
    const told = async (id: string, version: number | string, player: TestPlayer) => {
      const { status, body } = await ask(id, version, player);
      return [status, body.error.code, body.error.message];
    };
    const war = await startWar(app);
    expect(await told(war.id, 1, war.us.player!)).toEqual([
      403,
      'FORBIDDEN',
      'You may not do this: a hint is there only in a game in which the computer has every other seat.',
    ]);
    const { id, player } = await practice();
    const { version } = await due(id, player);
    const stranger = await app.signUp('Stranger');
    expect((await told(id, version, stranger)).slice(0, 2)).toEqual([403, 'FORBIDDEN']);
    expect((await told(id, version + 1, player)).slice(0, 2)).toEqual([409, 'STALE_VERSION']);
    expect((await told(id, 0, player)).slice(0, 2)).toEqual([409, 'STALE_VERSION']);
    expect((await told('none', 1, player)).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
    for (const wrong of ['', 'x', '1.5'])
      expect((await told(id, wrong, player)).slice(0, 2)).toEqual([400, 'INVALID_INPUT']);
  });

  it('is none once the game is over', async () => {
    const { id, player } = await practice();
    const { token } = player;
    const headers = { 'idempotency-key': 'enough' };
    await app.rest(`POST /v1/games/${id}/resign`, { token, headers });
    const { version } = (await app.rest(`GET /v1/games/${id}`, { token })).body;
    expect((await ask(id, version, player)).body).toEqual({ hint: null });
  });

  it('counts as a decision of the computer', async () => {
    const strict = await startApp({ BOT_MOVES_PER_MINUTE: '1' });
    try {
      const { id, player } = await practice(strict);
      const { version } = (await strict.rest(`GET /v1/games/${id}`, { token: player.token })).body;
      const answers = [];
      for (let times = 0; times < 3; times++) answers.push(await ask(id, version, player, strict));
      expect(answers.at(-1)).toMatchObject({
        status: 429,
        body: { error: { code: 'RATE_LIMITED' } },
      });
    } finally {
      await strict.stop();
    }
  });
});
