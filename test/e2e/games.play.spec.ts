import { randomUUID } from 'node:crypto';

import { MovesRepository } from '../../src/games/store/moves.repository.js';
import { startApp, type TestApp } from './support.js';
import {
  Client,
  createGame,
  deployed,
  deployment,
  joinGame,
  offerToy,
  startToy,
  type ToyGame,
} from './toy-games.js';
import { subscribers, until } from './waiting.js';

offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const rowsOf = ({ id }: ToyGame) => app.app.get(MovesRepository).rows(id, 1, 1_000);

/** What somebody sees of a game, all of it. */
const SEEN = `query ($id: ID!) { game(id: $id) { version draft status owed view choices { action label }
  log { version type text data } seats { id: seat player { id } entropy } dice { commitment seed rolls { dice } } outcome { reason } } }`;
const seenBy = (client: Client) => client.ask(SEEN, { id: client.gameId });

describe('what a decision asks', () => {
  const ASKS = `query ($id: ID!) { game(id: $id) { stage(locale: EN) score { seat value parts { value } }
    asks { id decision text(locale: JA) ends(locale: EN) clause { id } counters { label(locale: EN) value of } } } }`;

  it('is told to whoever owes it, over both interfaces, and to nobody else', async () => {
    const game = await startToy(app);
    await deployed(game);
    const [red, blue] = [game.red, game.blue];
    const shown = (await red.ask(ASKS, { id: game.id })).game;
    expect(shown).toEqual({
      stage: 'Turn 0',
      score: [
        { seat: 'red', value: 2, parts: [] },
        { seat: 'blue', value: 2, parts: [] },
      ],
      asks: {
        ...{ id: `${game.id}:orders`, decision: 'orders' },
        ...{ text: 'どの駒を動かすか?', ends: 'March', clause: { id: 'TOY-5' } },
        counters: [{ label: 'Marches', value: 2, of: 2 }],
      },
    });
    expect((await blue.ask(ASKS, { id: game.id })).game).toEqual({ ...shown, asks: null });
    const { body } = await app.rest(`GET /v1/games/${game.id}`, { token: red.player?.token ?? '' });
    expect(body).toMatchObject({
      ...{ stage: 'Turn 0', score: shown.score },
      asks: {
        ...{ id: 'orders', text: 'Which piece marches?', ends: 'March', clause: { id: 'TOY-5' } },
        counters: shown.asks.counters,
      },
    });
    await red.play([{ do: 'march', piece: 'red-sword-1', to: 'hill' }]);
    const { asks } = (await red.ask(ASKS, { id: game.id })).game;
    expect(asks.counters).toEqual([{ label: 'Marches', value: 1, of: 2 }]);
  });

  it('is nothing before the game begins', async () => {
    const { id } = await createGame(app, await app.signUp('Early'));
    const { game } = await app.ask(ASKS, { id });
    expect(game).toEqual({ stage: null, score: [], asks: null });
  });
});

describe('a plan', () => {
  it('is carried out up to its first boundary and says where it stopped', async () => {
    const game = await startToy(app);
    await deployed(game);
    const before = await game.red.read();
    const answer = await game.red.play([
      { do: 'march', piece: 'red-sword-1', to: 'hill' },
      { do: 'march', piece: 'red-bow-1', to: 'ford' },
      { do: 'done' },
      { do: 'hold' },
    ]);
    expect(answer).toMatchObject({ __typename: 'Played', applied: 4, version: before.version + 1 });
    expect(answer.stopped).toBe('CHANCE');
    expect(answer.game.owed).toEqual(['blue']);
  });

  it('is refused whole, by step and clause, in both languages', async () => {
    const game = await startToy(app);
    await deployed(game);
    const { version } = await game.red.read();
    const actions = [
      { do: 'march', piece: 'red-sword-1', to: 'hill' },
      { do: 'march', piece: 'blue-sword-1', to: 'hill' },
    ];
    const query = `mutation ($input: PlayInput!) { play(input: $input) { ... on Refused {
      code step clause { id } en: message(locale: EN) ja: message(locale: JA) version better { action } game { draft } } } }`;
    const input = { gameId: game.id, requestId: randomUUID(), version, actions };
    const { play } = await game.red.ask(query, { input });
    expect(play).toMatchObject({
      code: 'ILLEGAL_ACTION',
      step: 1,
      clause: { id: 'TOY-5.1' },
      version,
    });
    expect(play.en).toBe(
      'The rules do not allow this action: take one from the choices. TOY-5.1 TOY-5.1: Rule TOY-5.1.',
    );
    expect(play.ja).toMatch(/^ルール上.*規則TOY-5\.1。$/);
    expect(play.game.draft).toBe(0);
    expect((await game.red.read()).view.mine.orders).toEqual({});
  });

  it.each([
    ['of no shape', [{ do: 'march', piece: 'red-sword-1' }], 'INVALID_INPUT'],
    ['that is no object', [7], 'INVALID_INPUT'],
    ['of another decision', [{ do: 'bid', coin: 1 }], 'ILLEGAL_ACTION'],
  ])('with an action %s is refused and changes nothing', async (_, actions, code) => {
    const game = await startToy(app);
    await deployed(game);
    const before = await rowsOf(game);
    expect((await game.red.play(actions)).code).toBe(code);
    expect(await rowsOf(game)).toEqual(before);
  });

  it('with an action of no shape says where the shapes are', async () => {
    const game = await startToy(app);
    const query = `mutation ($input: PlayInput!) { play(input: $input) { ... on Refused {
      message ja: message(locale: JA) } } }`;
    const input = { gameId: game.id, requestId: randomUUID(), version: 1, actions: [{ do: 'x' }] };
    const { play } = await game.red.ask(query, { input });
    expect([play.message, play.ja]).toEqual(Array(2).fill(expect.stringContaining('actionSchema')));
  });

  it('names the better actions that a rank prefers', async () => {
    const pieces = { 'red-sword-1': 'ford', 'red-bow-1': 'ford', 'blue-bow-1': 'ford' };
    const rest = [
      'red-bow-2',
      'red-bow-3',
      'red-sword-2',
      'blue-bow-2',
      'blue-bow-3',
      'blue-sword-1',
      'blue-sword-2',
    ];
    const state = {
      agenda: [{ f: 'next' }, { f: 'loss', by: 'red', at: 'ford' }],
      ...{ outcome: null, turn: 1, active: 'red', orders: {}, bids: {} },
      pieces: { ...Object.fromEntries(rest.map((piece) => [piece, 'hill'])), ...pieces },
    };
    const game = await startToy(app, { position: JSON.stringify(state) });
    const answer = await game.red.play([{ do: 'lose', piece: 'red-bow-1' }]);
    expect(answer).toMatchObject({ code: 'ILLEGAL_ACTION', step: 0, clause: { id: 'TOY-6.3' } });
    expect(answer.better).toEqual([{ action: { do: 'lose', piece: 'red-sword-1' } }]);
  });
});

describe('a submission', () => {
  it('against another version is stale, and says which is the present one', async () => {
    const game = await startToy(app);
    await deployed(game);
    const { version } = await game.red.read();
    for (const wrong of [version - 1, version + 1]) {
      const answer = await game.red.play([{ do: 'done' }], { version: wrong });
      expect(answer).toMatchObject({ code: 'STALE_VERSION', version, step: null, clause: null });
      expect(answer.message).toContain(`version ${version}`);
      expect(answer.message?.startsWith('There is no version')).toBe(wrong > version);
    }
  });

  it('against another draft is stale', async () => {
    const game = await startToy(app);
    await deployed(game);
    const march = [{ do: 'march', piece: 'red-sword-1', to: 'hill' }];
    expect((await game.red.play(march, { draft: 1 })).code).toBe('STALE_VERSION');
    expect((await game.red.play(march, { draft: 0 })).game.draft).toBe(1);
    expect(await game.red.play([{ do: 'done' }], { draft: 0 })).toMatchObject({
      code: 'STALE_VERSION',
      message:
        'The game is as you saw it, but your own steps have moved on to draft 1: read it again and decide anew.',
    });
    expect((await game.red.play([{ do: 'done' }], { draft: 1 })).__typename).toBe('Played');
  });

  it('out of turn is not your decision; before the start, not begun; after the end, over', async () => {
    const game = await startToy(app);
    await deployed(game);
    expect((await game.blue.play([{ do: 'done' }])).code).toBe('NOT_YOUR_DECISION');
    await game.blue.resign();
    expect((await game.red.play([{ do: 'done' }])).code).toBe('GAME_OVER');
    const CREATE = 'mutation { createGame(input: {ruleset: "toy", scenario: "standard"}) { id } }';
    const { createGame } = await game.red.ask(CREATE);
    const PLAY = `mutation ($id: ID!) { play(input: {gameId: $id, requestId: "r", version: 0, actions: [{do: "done"}]}) { ... on Refused { code } } }`;
    expect((await game.red.ask(PLAY, { id: createGame.id })).play.code).toBe('NOT_STARTED');
  });

  it('of one without a seat is forbidden, without a token unauthenticated', async () => {
    const game = await startToy(app);
    const PLAY = `mutation ($id: ID!) { play(input: {gameId: $id, requestId: "r", version: 1, actions: [{do: "done"}]}) { __typename } }`;
    const codes = [];
    for (const token of [(await app.signUp()).token, undefined]) {
      codes.push((await app.graphql(PLAY, { id: game.id }, token)).errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
  });

  it.each([
    ['an empty request id', { requestId: '' }, 'INVALID_INPUT'],
    ['a blank in its request id', { requestId: 'a b' }, 'INVALID_INPUT'],
    ['a long request id', { requestId: 'x'.repeat(101) }, 'INVALID_INPUT'],
    ['no actions', { actions: [] }, 'INVALID_INPUT'],
    ['too many actions', { actions: Array(501).fill({ do: 'done' }) }, 'INVALID_INPUT'],
    ['a game id of no shape', { gameId: '1' }, 'NOT_FOUND'],
  ])('with %s is not even looked at', async (_, wrong, code) => {
    const game = await startToy(app);
    const PLAY = 'mutation ($input: PlayInput!) { play(input: $input) { __typename } }';
    const input = {
      gameId: game.id,
      requestId: 'r',
      version: 1,
      actions: [{ do: 'done' }],
      ...wrong,
    };
    const { errors } = await app.graphql(PLAY, { input }, game.red.player?.token);
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect(await rowsOf(game)).toHaveLength(1);
  });
});

describe('a request id', () => {
  it('sent again gives the same receipt for ever, and the game as it is now', async () => {
    const game = await startToy(app);
    await deployed(game);
    const given = { requestId: randomUUID(), version: (await game.red.read()).version };
    const first = await game.red.play([{ do: 'done' }, { do: 'hold' }], given);
    expect(first.__typename).toBe('Played');
    await game.blue.play([{ do: 'done' }]);
    const before = await rowsOf(game);
    const again = await game.red.play([{ do: 'done' }, { do: 'hold' }], given);
    const { game: now, ...receipt } = again;
    expect(receipt).toEqual({ ...first, game: undefined });
    expect(now.version).toBe(first.version + 1);
    expect(await rowsOf(game)).toEqual(before);
  });

  it('sent with anything else is refused, even for an undo', async () => {
    const game = await startToy(app);
    await deployed(game);
    const given = { requestId: randomUUID(), version: (await game.red.read()).version };
    await game.red.play([{ do: 'done' }], given);
    expect((await game.red.play([{ do: 'hold' }], given)).code).toBe('REQUEST_ID_REUSED');
    expect((await game.red.undo(given)).code).toBe('REQUEST_ID_REUSED');
    expect((await game.red.resign(given.requestId)).code).toBe('REQUEST_ID_REUSED');
  });

  it('is one per seat, not one per game, and free again after a refusal', async () => {
    const game = await startToy(app);
    const requestId = randomUUID();
    expect((await game.red.play([{ do: 'bid', coin: 1 }], { requestId })).code).toBe(
      'ILLEGAL_ACTION',
    );
    expect((await game.red.play(deployment('red'), { requestId })).__typename).toBe('Played');
    expect((await game.blue.play(deployment('blue'), { requestId })).__typename).toBe('Played');
  });

  it('sent many times at once has one effect and one receipt, secret steps too', async () => {
    const game = await startToy(app);
    const given = { requestId: randomUUID(), version: 1 };
    const [place] = deployment('red');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => game.red.play([place], given)),
    );
    expect(
      new Set(
        answers.map(({ __typename, version, applied }) => `${__typename} ${version} ${applied}`),
      ),
    ).toEqual(new Set(['Played 1 1']));
    expect(await rowsOf(game)).toHaveLength(2);
  });
});

describe('different submissions at once', () => {
  it('take effect one after another: one plays, the others come too late', async () => {
    const game = await startToy(app);
    await deployed(game);
    const { version } = await game.red.read();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => game.red.play([{ do: 'done' }, { do: 'hold' }], { version })),
    );
    const kinds = answers.map(({ __typename, code }) => code ?? __typename).sort();
    expect(kinds).toEqual(['Played', ...Array<string>(5).fill('STALE_VERSION')]);
  });
});

describe('what is declared or answered under seal', () => {
  it('is known to its seat alone: nobody else can tell that anything happened', async () => {
    const game = await startToy(app);
    const before = [await seenBy(game.blue), await seenBy(game.spectator)];
    const listed = await app.ask('{ games(first: 5) { nodes { id version owed status } } }');
    const updatedAt = async () =>
      (await app.pool.query('SELECT updated_at FROM game_times WHERE game_id = $1', [game.id]))
        .rows;
    const updated = await updatedAt();
    const answer = await game.red.play(deployment('red'), { version: 1 });
    expect(answer).toMatchObject({
      version: 1,
      applied: 3,
      stopped: 'END',
      game: { draft: 3, version: 1 },
    });
    expect([await seenBy(game.blue), await seenBy(game.spectator)]).toEqual(before);
    expect(await app.ask('{ games(first: 5) { nodes { id version owed status } } }')).toEqual(
      listed,
    );
    const moved = (await rowsOf(game)).at(-1);
    expect(moved).toMatchObject({ secret: true, version: 1, draft: 3, events: [] });
    expect(await updatedAt()).toEqual(updated);
  });

  it('is good for any version since the question was put, and for none before', async () => {
    const game = await startToy(app);
    await game.red.play([...deployment('red'), { do: 'bid', coin: 2 }], { version: 1 });
    expect((await game.blue.read()).version).toBe(2);
    const [first, ...rest] = deployment('blue');
    expect((await game.blue.play([first], { version: 0 })).code).toBe('STALE_VERSION');
    expect((await game.blue.play([first], { version: 1 })).game).toMatchObject({
      version: 2,
      draft: 1,
    });
    expect((await game.blue.play(rest, { version: 2 })).game.draft).toBe(3);
    expect((await game.blue.play([{ do: 'bid', coin: 0 }], { version: 3 })).code).toBe(
      'STALE_VERSION',
    );
    expect((await game.blue.play([{ do: 'bid', coin: 0 }], { version: 1 })).version).toBe(3);
    expect((await game.red.play([{ do: 'done' }], { version: 2 })).code).toBe('STALE_VERSION');
  });

  it('is opened once for all when the last seat has answered', async () => {
    const game = await startToy(app);
    await game.red.play([...deployment('red'), { do: 'bid', coin: 2 }]);
    expect((await game.blue.read()).owed).toEqual(['blue']);
    const answer = await game.blue.play([...deployment('blue'), { do: 'bid', coin: 1 }]);
    const LOG = 'query ($id: ID!) { game(id: $id) { log { version type data } } }';
    const { log } = (await game.spectator.ask(LOG, { id: game.id })).game;
    expect(log.filter(({ type }: any) => type === 'opened')).toEqual([
      { version: answer.version, type: 'opened', data: { red: 2, blue: 1, first: 'red' } },
    ]);
    expect(answer.game.draft).toBe(0);
  });
});

describe('undo', () => {
  it('takes back a secret plan as secretly as it came', async () => {
    const game = await startToy(app);
    const start = await game.red.read();
    const before = await seenBy(game.blue);
    await game.red.play([deployment('red')[0]]);
    await game.red.play(deployment('red').slice(1));
    const once = await game.red.undo();
    expect(once).toMatchObject({ __typename: 'Played', version: 1, applied: 2, stopped: 'END' });
    expect(once.game.draft).toBe(1);
    const twice = await game.red.undo();
    expect(twice.game).toEqual(start);
    expect((await game.red.undo()).code).toBe('NOTHING_TO_UNDO');
    expect(await seenBy(game.blue)).toEqual(before);
    expect((await rowsOf(game)).map(({ kind, secret }) => [kind, secret]).slice(-2)).toEqual([
      ['undo', true],
      ['undo', true],
    ]);
  });

  it('says beforehand what it would take back, to its player alone', async () => {
    const game = await startToy(app);
    const told = async (who: typeof game.red, at?: number) =>
      (
        await who.ask(
          `query ($id: ID!, $at: Int) { game(id: $id, at: $at) { undo { label ja: label(locale: JA) } } }`,
          { id: game.id, at },
        )
      ).game.undo;
    const label = async () => {
      const { choices } = (
        await game.red.ask(
          'query ($id: ID!) { game(id: $id) { choices { action label ja: label(locale: JA) } } }',
          { id: game.id },
        )
      ).game;
      const next = JSON.stringify(deployment('red')[(await game.red.read()).draft]);
      const { action: _, ...said } = choices.find(
        (one: any) => JSON.stringify(one.action) === next,
      );
      return said;
    };
    expect(await told(game.red)).toBeNull();
    const first = await label();
    await game.red.play([deployment('red')[0]]);
    expect(await told(game.red)).toEqual(first);
    const second = await label();
    await game.red.play([deployment('red')[1]]);
    expect(await told(game.red)).toEqual(second);
    expect(second).not.toEqual(first);
    expect([await told(game.blue), await told(game.spectator)]).toEqual([null, null]);
    expect(await told(game.red, 0)).toBeNull();
    await game.red.undo();
    expect(await told(game.red)).toEqual(first);
    await game.red.undo();
    expect(await told(game.red)).toBeNull();
  });

  it('takes back an answer while the seal is closed, whatever the other has done meanwhile', async () => {
    const game = await startToy(app);
    await game.red.play(deployment('red'));
    await game.red.play([{ do: 'bid', coin: 2 }]);
    await game.blue.play(deployment('blue'));
    const undone = await game.red.undo({ version: 2 });
    expect(undone).toMatchObject({ __typename: 'Played', version: 3, applied: 1 });
    expect(undone.game).toMatchObject({ draft: 3, owed: ['red', 'blue'] });
    expect((await game.blue.read()).draft).toBe(3);
    expect((await game.blue.undo({ version: 1 })).game).toMatchObject({ draft: 0, version: 3 });
    const entries = (
      await game.spectator.ask(
        'query ($id: ID!) { game(id: $id) { log { type text ja: text(locale: JA) data clause { id } } } }',
        { id: game.id },
      )
    ).game.log;
    expect(entries.at(-1)).toEqual({
      ...{
        type: 'undone',
        text: 'The Red player took back the last move.',
        ja: '赤が直前の手を取り消しました。',
      },
      ...{ data: { seat: 'red', version: 2 }, clause: null },
    });
  });

  it('goes back to the last boundary and no further', async () => {
    const game = await startToy(app);
    await deployed(game);
    expect((await game.red.undo()).code).toBe('NOTHING_TO_UNDO');
    expect((await game.blue.undo()).code).toBe('NOTHING_TO_UNDO');
    await game.red.play([{ do: 'done' }]);
    const { version } = await game.red.read();
    const undone = await game.red.undo();
    expect(undone).toMatchObject({ __typename: 'Played', version: version + 1 });
    expect(undone.game.view).toMatchObject({ asked: 'orders', active: 'red' });
    await game.red.play([{ do: 'done' }, { do: 'hold' }]);
    expect((await game.red.undo()).code).toBe('NOTHING_TO_UNDO');
  });

  it('sent again takes back nothing more', async () => {
    const game = await startToy(app);
    await game.red.play([deployment('red')[0]]);
    await game.red.play([deployment('red')[1]]);
    const given = { requestId: randomUUID(), version: 1 };
    await Promise.all([game.red.undo(given), game.red.undo(given), game.red.undo(given)]);
    expect((await game.red.read()).draft).toBe(1);
  });
});

describe('resigning', () => {
  it('ends the game at once, in or out of turn, and exactly once', async () => {
    const game = await startToy(app);
    await deployed(game);
    const requestId = randomUUID();
    const answer = await game.blue.resign(requestId);
    expect(answer).toMatchObject({ __typename: 'Played', applied: 0, stopped: 'END' });
    const OVER =
      'query ($id: ID!) { game(id: $id) { status owed choices { action } outcome { winner reason clause { id } } dice { seed } } }';
    const { game: over } = await game.red.ask(OVER, { id: game.id });
    expect(over).toEqual({
      ...{ status: 'FINISHED', owed: [], choices: [] },
      outcome: { winner: 'red', reason: 'resignation', clause: null },
      dice: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect((await game.blue.resign(requestId)).version).toBe(answer.version);
    expect((await game.red.resign()).code).toBe('GAME_OVER');
    expect((await game.red.undo()).code).toBe('GAME_OVER');
  });

  it('from a game that has not begun abandons it: nobody can join, and who waited is told', async () => {
    const [one, two] = [await app.signUp(), await app.signUp()];
    const { id } = await createGame(app, one);
    const creator = new Client(app, one, id);
    const waiting = creator.changes(0).next();
    await until(() => subscribers(app) === 1);
    for (const requestId of ['a', 'a', 'b']) {
      const answer = await creator.resign(requestId);
      expect(answer).toMatchObject({
        __typename: 'Played',
        version: 0,
        game: { status: 'ABANDONED' },
      });
    }
    expect((await waiting).done).toBe(true);
    await expect(joinGame(app, two, id)).rejects.toThrow('SEAT_TAKEN');
    expect((await creator.play([{ do: 'done' }])).code).toBe('GAME_OVER');
    const open = await app.ask('{ games(filter: {open: true}, first: 100) { nodes { id } } }');
    expect(open.games.nodes).not.toContainEqual({ id });
  });
});
