import { randomUUID } from 'node:crypto';

import { seeded } from '../../src/rules/index.js';
import { bodyFor, called, fieldsMissingIn, gameRoutes, PLAIN_FIELDS } from './game-faces.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { createGame, deployed, offerToy, playOn, startToy, type ToyGame } from './toy-games.js';

offerToy();

/** Where the rules of a game are not installed, as in the middle of an upgrade. */
let app: TestApp;
let open: string;
let running: ToyGame;
let finished: ToyGame;
let secret: ToyGame;
let stranger: TestPlayer;

const ids = () => [open, running.id, finished.id, secret.id];
const player = () => running.red.player!;

beforeAll(async () => {
  const before = await startApp();
  open = (await createGame(before, await before.signUp())).id;
  running = await startToy(before);
  finished = await startToy(before);
  secret = await startToy(before, { private: true });
  for (const game of [running, secret]) await deployed(game);
  await deployed(finished);
  await playOn([finished.red, finished.blue], seeded(1));
  stranger = await before.signUp();
  await before.pool.query("UPDATE games SET ruleset = 'chess'");
  // Holds none of them in memory.
  app = await before.sibling();
  stops.push(
    () => app.stop(),
    () => before.stop(),
  );
});
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

const RULES = 'ruleset { id title version seats scenarios { id } clauses { id } }';
/** Every field of a game; apart, since a list of all at once is too large a query. */
const FIELDS = [
  PLAIN_FIELDS,
  'handovers { seat } seatOffer { seat } clock { preset } requests { kind } rematch { id } undo { label }',
  'choices { action label attacks }',
  'stage asks { id text counters { label } } score { seat value parts { label } }',
  'seats { id player { name } } outcome { winner reason clause { id } }',
  'log(first: 5) { version type text data clause { id } rolls { dice } }',
  ...['dice { commitment seed }', 'dice { rolls { dice } }'],
  ...[RULES, 'ruleset { optionSchema actionSchema }', 'ruleset { viewSchema oddsSchema }'],
  'ruleset { cards { id } }',
];

describe('a game whose rules are not installed', () => {
  it('is asked for every field', () => {
    expect(fieldsMissingIn(FIELDS)).toEqual([]);
  });

  it('is listed beside the others as what it is', async () => {
    const campaign = { ruleset: 'columbia1812', scenario: 'campaign' };
    const { id } = await createGame(app, player(), campaign);
    const shown = [id, finished.id, running.id, open];
    const { status, body } = await app.rest('GET /v1/games');
    expect(status).toBe(200);
    const items = body.games as any[];
    expect(items.map((game) => game.id)).toEqual(shown);
    expect(items.map(({ ruleset, status }) => [ruleset, status])).toEqual([
      ['columbia1812', 'OPEN'],
      ['chess', 'FINISHED'],
      ['chess', 'RUNNING'],
      ['chess', 'OPEN'],
    ]);
    expect(items[2].seats).toEqual([
      { id: 'blue', player: { id: expect.any(String), name: 'Two' }, bot: null },
      { id: 'red', player: { id: player().id, name: 'One' }, bot: null },
    ]);
    const nodes = shown.map(() => ({}));
    for (const fields of FIELDS) {
      const query = `{ games(first: 4) { nodes { id ${fields} } } }`;
      const { games } = await app.ask(query, {}, player().token);
      expect(games.nodes.map((game: any) => game.id)).toEqual(shown);
      nodes.forEach((node, i) => Object.assign(node, games.nodes[i]));
    }
    expect(nodes[2]).toMatchObject({ status: 'RUNNING', view: {}, choices: [] });
    const { games } = await app.ask(`{ games(first: 4) { nodes { ${RULES} } } }`);
    const boxes = await app.ask('{ games(first: 3) { nodes { ruleset { components } } } }');
    expect(boxes.games.nodes[2].ruleset.components).toMatchObject({ places: [], pieces: [] });
    const { games: two } = await app.ask('{ games(first: 2) { nodes { dice { record } } } }');
    expect(two.nodes[1].dice.record).toMatchObject({ ruleset: 'chess' });
    expect(games.nodes[2].ruleset).toMatchObject({ id: 'chess', title: 'chess', seats: [] });
  });

  it('cannot be opened by any route, and none fails unforeseen', async () => {
    const { body: api } = await app.rest('GET /v1/openapi.json');
    const routes = await gameRoutes(app);
    for (const id of ids()) {
      for (const [method, path] of routes) {
        const mine = id === secret.id ? secret.red.player! : player();
        const route = called([method, path], { id, seat: 'red', verb: 'accept', use: 'hold' });
        const answer = await app.rest(route, {
          token: mine.token,
          ...bodyFor([method, path]),
          headers: { 'idempotency-key': randomUUID(), 'accept-language': 'ja' },
        });
        expect([route, answer.status, answer.body.error?.code]).toEqual([
          route,
          503,
          'RULES_MISSING',
        ]);
        expect(api.paths[path][method].responses[503].description).toContain('RULES_MISSING');
        expect(answer.body.error.message).toContain('chess');
        expect(answer.headers.get('retry-after')).toBe('60');
      }
    }
  });

  it('cannot be opened by any operation, nor followed', async () => {
    const given = 'gameId: $id';
    const submission = `${given}, requestId: "${randomUUID()}"`;
    const act = `input: {${submission}, version: 1}`;
    const operations = [
      `query ($id: ID!) { game(id: $id) { ${FIELDS[0]} } }`,
      'query ($id: ID!) { game(id: $id, at: 0) { status } }',
      `query ($id: ID!) { combat(${given}) { kind } }`,
      `query ($id: ID!) { combatReports(${given}) { id } }`,
      `query ($id: ID!) { combatOdds(input: {${given}, combat: {}}) { rows { probability } } }`,
      `query ($id: ID!) { decks(${given}) { id } }`,
      `query ($id: ID!) { hint(${given}, version: 1) { label } }`,
      `mutation ($id: ID!) { joinGame(${given}) { id } }`,
      `mutation ($id: ID!) { play(input: {${submission}, version: 1, actions: [{}]}) { __typename } }`,
      `mutation ($id: ID!) { undo(${submission}, version: 1) { __typename } }`,
      `mutation ($id: ID!) { resign(${submission}) { __typename } }`,
      `mutation ($id: ID!) { accept(${act}) { __typename } }`,
    ];
    for (const query of operations) {
      const { errors } = await app.graphql(query, { id: running.id }, player().token);
      expect([query, errors?.map(({ extensions }) => extensions.code)]).toEqual([
        query,
        ['RULES_MISSING'],
      ]);
    }
    await expect(running.red.at(app).changes(0).next()).rejects.toThrow(/RULES_MISSING/);
  });

  it('is to strangers who may not know of it one that does not exist', async () => {
    const routes = ['', '/board.svg', '/log', '/record', '/combat', '/decks', '/events'];
    for (const route of routes) {
      const asked = [secret.id, randomUUID()].map((id) =>
        app.rest(`GET /v1/games/${id}${route}`, { token: stranger.token }),
      );
      const answers = await Promise.all(asked);
      expect(answers.map(({ status }) => [route, status])).toEqual([
        [route, 404],
        [route, 404],
      ]);
    }
  });
});
