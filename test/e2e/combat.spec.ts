import { randomUUID } from 'node:crypto';

import { choices, type State } from '../../src/rules/index.js';
import { isBattle, positionWhere, WAR } from './positions.js';
import { picker, playOn, type RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const startBattle = (): Promise<RestGame> =>
  startWar(app, { position: WAR.writePosition(positionWhere(isBattle)) });

const ask = (client: RestClient, query: string, variables: object = {}) =>
  app.ask(query, { id: client.gameId, ...variables }, client.player?.token);

async function decider({ us, gb }: RestGame): Promise<RestClient> {
  return (await us.choices()).choices.length > 0 ? us : gb;
}

describe('the combat in progress', () => {
  const COMBAT = `query ($id: ID!) { combat(gameId: $id) {
    kind place attacker defender round detail choices { action label words }
    sides { seat hidden dice strength pieces { piece count now full } } modifiers { label value kind } } }`;

  it('is none before the game begins and while nobody fights', async () => {
    const { token } = await app.signUp();
    const order = { ruleset: 'columbia1812', scenario: 'campaign' };
    const { body } = await app.rest('POST /v1/games', { body: order, token });
    expect((await app.rest(`GET /v1/games/${body.id}/combat`)).body).toEqual({ combat: null });
    const { us } = await startWar(app);
    expect(await ask(us, COMBAT)).toEqual({ combat: null });
  });

  it('is told to both seats and the public, with the choices of whoever is to decide', async () => {
    const game = await startBattle();
    const client = await decider(game);
    const { combat } = await ask(client, COMBAT);
    expect(combat).toMatchObject({
      kind: 'land',
      round: expect.any(Number),
      detail: { accepted: true },
      sides: ['us', 'gb'].map((seat) => ({ seat, hidden: 0, dice: combat.detail.dice[seat] })),
    });
    const { choices } = await client.choices();
    expect(choices.length).toBeGreaterThan(0);
    expect(combat.choices).toEqual(choices);
    expect((await client.get('/combat')).body).toEqual({ combat });
    for (const other of [client === game.us ? game.gb : game.us, game.spectator])
      expect((await other.get('/combat')).body.combat).toEqual({ ...combat, choices: [] });
  });
});

describe('how the combat in progress ends', () => {
  const ODDS = `query ($id: ID!) { combat(gameId: $id) {
    odds { label seat p ja: label(locale: JA) } } }`;

  it('is told to all who may know it, in both languages and where it is asked for', async () => {
    const game = await startBattle();
    const { odds } = (await ask(game.us, ODDS)).combat;
    expect(odds.map(({ ja, seat }: any) => [ja, seat])).toEqual([
      ['アメリカの勝利', 'us'],
      ['イギリスの勝利', 'gb'],
    ]);
    expect(odds[0].p + odds[1].p).toBeCloseTo(1, 9);
    expect((await ask(game.spectator, ODDS)).combat.odds).toEqual(odds);
    expect((await game.gb.get('/combat')).body.combat).not.toHaveProperty('odds');
    const told = (await game.gb.get('/combat?odds=true')).body.combat.odds;
    expect(told).toEqual(odds.map(({ label, seat, p }: any) => ({ label, seat, p })));
    const { status, body } = await game.gb.get('/combat?odds=maybe');
    expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('a choice that attacks', () => {
  const attacks = (state: State): boolean =>
    WAR.seats.some((seat) =>
      choices(WAR, state, seat).some(
        (action) => WAR.combat.attacks(WAR.view(state, seat), action) !== null,
      ),
    );

  it('names the place, over GraphQL and REST', async () => {
    const game = await startWar(app, { position: WAR.writePosition(positionWhere(attacks)) });
    const client = await decider(game);
    const ATTACKS =
      'query ($id: ID!) { game(id: $id) { choices { action label words from attacks } } }';
    const told = (await ask(client, ATTACKS)).game.choices;
    expect(told.some((one: any) => one.attacks !== null)).toBe(true);
    const rest = (await client.choices()).choices;
    expect(rest.map((one: any) => ({ from: null, attacks: null, ...one }))).toEqual(told);
  });
});

describe('the outlook of an attack', () => {
  const OUTLOOK = `query ($id: ID!, $version: Int!, $action: JSON!) {
    outlook(gameId: $id, version: $version, action: $action) { attacks dice odds { label seat p } } }`;
  const POSITION = `ops1812 1
  time turn 2 round 1 next us
  tracks vp 0 privateer 0 stage 2
  us niagara-us: 2 regular 1 militia
  gb niagara-gb: 2 regular
  fort niagara-gb
  cards us: us03
  cards gb: gb09`;
  const march = { do: 'march', from: 'niagara-us', to: 'niagara-gb' };

  async function begin() {
    const [us, gb] = [await app.signUp('Ada'), await app.signUp('Bob')];
    const order = { ruleset: 'ops1812', scenario: 'campaign', seat: 'us', position: POSITION };
    const { body } = await app.rest('POST /v1/games', { body: order, token: us.token });
    await app.rest(`POST /v1/games/${body.id}/seats/gb`, { body: {}, token: gb.token });
    const action = { do: 'operate', card: 'us03', operation: 'campaign' };
    await app.rest(`POST /v1/games/${body.id}/moves`, {
      headers: { 'idempotency-key': 'campaign' },
      body: { version: 1, actions: [action] },
      token: us.token,
    });
    const ask = (token: string | undefined, version: number, wanted: object) =>
      app.rest(`POST /v1/games/${body.id}/outlook`, { body: { version, action: wanted }, token });
    return { id: body.id as string, us, gb, ask };
  }

  it('is told to who may make it, over GraphQL and REST; nothing is changed', async () => {
    const { id, us, gb, ask } = await begin();
    const { body } = await ask(us.token, 2, march);
    expect(body.outlook).toMatchObject({ attacks: 'niagara-gb', dice: 6 });
    const sum = body.outlook.odds.reduce((all: number, { p }: { p: number }) => all + p, 0);
    expect(sum).toBeCloseTo(1, 9);
    const variables = { id, version: 2, action: march };
    expect(await app.ask(OUTLOOK, variables, us.token)).toEqual(body);
    // not theirs, not an attack, no action at all
    for (const [token, version, action] of [
      [gb.token, 2, march],
      [us.token, 2, { do: 'done' }],
      [us.token, 2, { do: 'nothing', to: 3 }],
    ] as const)
      expect((await ask(token, version, action)).body).toEqual({ outlook: null });
    expect((await app.rest(`GET /v1/games/${id}`, { token: us.token })).body.version).toBe(2);
  });

  it('is none of a game that has moved on', async () => {
    const { id, us, ask } = await begin();
    const { status, body } = await ask(us.token, 1, march);
    expect([status, body.error.code]).toEqual([409, 'STALE_VERSION']);
    expect(body.error.message).toContain('version 2');
    const variables = { id, version: 1, action: march };
    const { errors } = await app.graphql(OUTLOOK, variables, us.token);
    expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
      'STALE_VERSION',
      body.error.message,
    ]);
  });

  it('is for players alone, and asked for in its shape', async () => {
    const { us, ask } = await begin();
    const stranger = await app.signUp('Eve');
    expect((await ask(undefined, 2, march)).body.error.code).toBe('UNAUTHENTICATED');
    expect((await ask(stranger.token, 2, march)).body.error.code).toBe('FORBIDDEN');
    expect((await ask(us.token, 'x' as never, march)).body.error.code).toBe('INVALID_INPUT');
  });
});

describe('a typed decision in a combat', () => {
  const PLAYED =
    '__typename ... on Played { version applied } ... on Refused { code clause { id } }';
  const FIRE = `mutation ($input: CombatActionInput!) { fire(input: $input) { ${PLAYED} } }`;

  it('is the same as playing the action, over GraphQL and REST', async () => {
    const game = await startBattle();
    const client = await decider(game);
    const { version } = await client.choices();
    const requestId = randomUUID();
    const input = { gameId: game.id, requestId, version };
    const { fire } = await ask(client, FIRE, { input });
    expect(fire).toEqual({ __typename: 'Played', version: version + 1, applied: 1 });
    const again = await client.post('/combat/fire', { version }, requestId);
    expect([again.status, again.body.version]).toEqual([200, version + 1]);
    const plain = await client.post('/moves', { version, actions: [{ do: 'fire' }] }, requestId);
    expect([plain.status, plain.body.version]).toEqual([200, version + 1]);
    expect((await client.get()).body.version).toBe(version + 1);
  });

  it.each([
    ['accept', {}, 'ILLEGAL_ACTION'],
    ['flip', {}, 'ILLEGAL_ACTION'],
    ['assignLoss', { unit: 'us-9th-infantry' }, 'ILLEGAL_ACTION'],
    ['assignLoss', { unit: 'napoleon' }, 'INVALID_INPUT'],
    ['assignLoss', {}, 'INVALID_INPUT'],
    ['retreat', { to: 'york' }, 'ILLEGAL_ACTION'],
    ['retreat', { to: 'york', on: 'london' }, 'ILLEGAL_ACTION'],
  ])(
    'to %s with %j is refused as the rules refuse it, and changes nothing',
    async (verb, fields, code) => {
      const game = await startBattle();
      const client = await decider(game);
      const before = await client.choices();
      const { version } = before;
      const { status, body } = await client.post(`/combat/${verb}`, { version, ...fields });
      expect([status, body.error.code]).toEqual([code === 'INVALID_INPUT' ? 400 : 422, code]);
      expect(await client.choices()).toEqual(before);
    },
  );

  it('takes the verb of the rules that has the fields given', async () => {
    const game = await startBattle();
    const client = await decider(game);
    const { version } = await client.choices();
    const code = async (mutation: string, type: string, fields: object) => {
      const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${PLAYED} } }`;
      const input = { gameId: game.id, requestId: randomUUID(), version, ...fields };
      return (await ask(client, query, { input }))[mutation].clause?.id;
    };
    const [flee, ride] = [{ to: 'york' }, { to: 'york', on: 'london' }];
    const actions = [
      { do: 'flee', ...flee },
      { do: 'ride', ...ride },
    ];
    const plain = await Promise.all(
      actions.map(
        async (action) =>
          (await client.post('/moves', { version, actions: [action] })).body.error.clause.id,
      ),
    );
    expect([
      await code('retreat', 'RetreatInput', flee),
      await code('retreat', 'RetreatInput', ride),
    ]).toEqual(plain);
  });

  it('is for a seat of the game alone', async () => {
    const { id } = await startBattle();
    const { token } = await app.signUp();
    const input = { gameId: id, requestId: 'r', version: 1 };
    const code = async (bearer?: string) =>
      (await app.graphql(FIRE, { input }, bearer)).errors?.[0]?.extensions.code;
    expect([await code(), await code(token)]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
  });
});

describe('combat odds', () => {
  const ODDS = `query ($input: CombatOddsInput!) { combatOdds(input: $input) {
    rows { result probability } modifiers { clause { id } label ja: label(locale: JA) value kind } } }`;
  const landing = { kind: 'fire', cv: 2, volleys: 2 };

  it('are exact, with every modifier and its clause', async () => {
    const { combatOdds } = await app.ask(ODDS, {
      input: { ruleset: 'columbia1812', combat: landing },
    });
    const chances = combatOdds.rows.map(({ probability }: any) => probability);
    const binomial = [0, 1, 2, 3, 4].map(
      (k) => [1, 4, 6, 4, 1][k]! * (1 / 6) ** k * (5 / 6) ** (4 - k),
    );
    expect(chances).toEqual(binomial.map((p) => expect.closeTo(p, 12)));
    expect(combatOdds.rows[4].result).toEqual({ hits: 4 });
    expect(combatOdds.modifiers).toEqual([
      {
        clause: { id: 'C1812-12.3' },
        label: expect.stringContaining('Double fire'),
        ja: expect.stringContaining('上陸'),
        value: 2,
        kind: 'FACTOR',
      },
    ]);
  });

  it('are the same asked by game, by ruleset and over REST', async () => {
    const { id } = await startWar(app);
    const { combatOdds } = await app.ask(ODDS, { input: { gameId: id, combat: landing } });
    const byGame = await app.rest(`POST /v1/games/${id}/combat/odds`, {
      body: { combat: landing },
    });
    const byRuleset = await app.rest('POST /v1/rulesets/columbia1812/combat/odds', {
      body: { combat: landing },
    });
    expect(byGame.status).toBe(200);
    expect(byGame.body.rows).toEqual(combatOdds.rows);
    expect(byGame.body.modifiers[0]).toMatchObject({
      clause: { id: 'C1812-12.3' },
      value: 2,
      kind: 'FACTOR',
    });
    expect(byRuleset.body).toEqual(byGame.body);
    const { rulesets } = await app.ask('{ rulesets { id oddsSchema } }');
    expect(rulesets.find((one: any) => one.id === 'columbia1812').oddsSchema).toEqual(
      WAR.combat.oddsSchema,
    );
  });

  it.each([
    [{ combat: { kind: 'fire' } }],
    [{ combat: { kind: 'fire', cv: 0 } }],
    [{ combat: { kind: 'fire', cv: 1e9 } }],
    [{ combat: { kind: 'duel' } }],
    [{ combat: { ...landing, more: 1 } }],
    [{ combat: null }],
    [{ combat: [] }],
    [{ combat: 'fire' }],
    [{}],
    [{ combat: landing, force: true }],
  ])('refuse %j', async (body) => {
    const rest = await app.rest('POST /v1/rulesets/columbia1812/combat/odds', { body });
    expect([rest.status, rest.body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('say what would fit, and want one place to look the rules up', async () => {
    const { body } = await app.rest('POST /v1/rulesets/columbia1812/combat/odds', {
      body: { combat: { kind: 'duel' } },
    });
    expect(body.error.message).toContain('one of fire, pursuit, battle');
    const code = async (input: object) =>
      (await app.graphql(ODDS, { input })).errors?.[0]?.extensions.code;
    expect(await code({ combat: landing })).toBe('INVALID_INPUT');
    expect(await code({ combat: landing, ruleset: 'columbia1812', gameId: 'x' })).toBe(
      'INVALID_INPUT',
    );
    expect(await code({ combat: landing, ruleset: 'chess' })).toBe('NOT_FOUND');
    expect(await code({ combat: landing, gameId: randomUUID() })).toBe('NOT_FOUND');
  });
});

describe('reports of combats', () => {
  let game: RestGame;
  beforeAll(async () => {
    game = await startWar(app);
    const over = async (done: number) =>
      done >= 1500 ||
      (done % 60 === 0 && (await game.us.get('/combat/reports?first=5')).body.length === 5);
    await playOn([game.us, game.gb], picker(21), over);
  }, 120_000);

  it('tell rounds, dice, hits and every line between opening and end', async () => {
    const { body: reports } = await game.spectator.get('/combat/reports?first=5');
    expect(reports.length).toBe(5);
    for (const report of reports) {
      expect(report.entries[0]).toMatchObject({
        type: report.kind,
        version: report.begun,
        data: report.opening,
      });
      expect(report.entries.at(-1)).toMatchObject({
        type: `${report.kind}-over`,
        version: report.ended,
        data: report.result,
      });
      const dice = report.entries.flatMap(({ rolls }: any) =>
        rolls.flatMap((roll: any) => roll.dice),
      );
      expect(report.dice).toBe(dice.length);
    }
    const fought = reports.filter(({ dice }: any) => dice > 0);
    expect(fought.length).toBeGreaterThan(0);
    expect(fought.every(({ rounds, kind }: any) => rounds > 0 || kind === 'battle')).toBe(true);
  });

  it('come page by page and the same over GraphQL', async () => {
    const { body: all } = await game.us.get('/combat/reports?first=5');
    const [first, ...rest] = all;
    const { body: later } = await game.us.get(`/combat/reports?first=4&after=${first.id}`);
    expect(later).toEqual(rest);
    const { combatReports } = await ask(
      game.us,
      'query ($id: ID!) { combatReports(gameId: $id, first: 2) { id kind begun ended rounds dice hits opening result entries { text } } }',
    );
    const brief = all.slice(0, 2).map(({ entries, ...report }: any) => ({
      ...report,
      id: `${game.id}:${report.id}`,
      entries: entries.map(({ text }: any) => ({ text })),
    }));
    expect(combatReports).toEqual(brief);
  });

  it.each(['?first=0', '?first=101', '?after=x', '?after=1', '?from=1'])(
    'are refused for %s',
    async (query) => {
      const { status, body } = await game.us.get(`/combat/reports${query}`);
      expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
    },
  );
});
