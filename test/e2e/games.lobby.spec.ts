import { readFileSync } from 'node:fs';

import { startApp, type TestApp } from './support.js';
import { createGame, joinGame, offerToy, startToy } from './toy-games.js';

offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
const JOIN = 'mutation ($id: ID!, $seat: ID) { joinGame(gameId: $id, seat: $seat) { version } }';
const SHOWN = `id status version owed practice unrated private scenario options view choices { action }
  seats { id: seat player { id name } entropy } dice { commitment seed entropies }`;
const GAME = `query ($id: ID!) { game(id: $id) { ${SHOWN} } }`;

const codeOf = async (query: string, variables: object, token?: string) =>
  (await app.graphql(query, variables as never, token)).errors?.[0]?.extensions.code;

describe('a new game', () => {
  it('waits with one seat taken, its dice committed to and nothing to see or do', async () => {
    const player = await app.signUp('Brock');
    const { id } = await createGame(app, player, { options: { calm: true }, entropy: 'mine' });
    const { game } = await app.ask(GAME, { id }, player.token);
    expect(game).toMatchObject({
      ...{ id, status: 'OPEN', version: 0, owed: [], view: {}, choices: [], scenario: 'standard' },
      ...{ options: { calm: true }, practice: false, unrated: false, private: false },
      seats: [
        { id: 'red', player: { id: player.id, name: 'Brock' }, entropy: 'mine' },
        { id: 'blue', player: null, entropy: null },
      ],
      dice: {
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
        seed: null,
        entropies: { red: 'mine' },
      },
    });
  });

  it('begins when the last seat is taken, and taking it again changes nothing', async () => {
    const [one, two] = [await app.signUp('One'), await app.signUp('Two')];
    const { id } = await createGame(app, one, { seat: 'blue' });
    expect(await joinGame(app, two, id)).toEqual({ id, version: 1, status: 'RUNNING' });
    expect(await joinGame(app, two, id, { seat: 'red' })).toEqual({
      id,
      version: 1,
      status: 'RUNNING',
    });
    const { game } = await app.ask(GAME, { id });
    expect(game.seats.map((seat: any) => seat.player.name)).toEqual(['Two', 'One']);
    expect([game.status, game.owed]).toEqual(['RUNNING', ['red', 'blue']]);
  });

  it.each([
    ['an unknown ruleset', { ruleset: 'chess' }, 'NOT_FOUND'],
    ['an unknown scenario', { scenario: 'winter' }, 'INVALID_INPUT'],
    ['an unknown option', { options: { wild: true } }, 'INVALID_INPUT'],
    ['an option every object has', { options: { constructor: true } }, 'INVALID_INPUT'],
    ['an option that is no truth value', { options: { calm: 'yes' } }, 'INVALID_INPUT'],
    ['an unknown seat', { seat: 'green' }, 'INVALID_INPUT'],
    ['a short seed', { seed: 'abc' }, 'INVALID_INPUT'],
    ['a share of chance that does not print', { entropy: 'a\u0000b' }, 'INVALID_INPUT'],
    ['options that are a list', { options: [] }, 'INVALID_INPUT'],
  ])('is not made with %s', async (_, wrong, code) => {
    const { token } = await app.signUp();
    const input = { ruleset: 'toy', scenario: 'standard', ...wrong };
    expect(await codeOf(CREATE, { input }, token)).toBe(code);
    expect(
      (await app.ask('{ games(filter: {mine: true}) { nodes { id } } }', {}, token)).games.nodes,
    ).toEqual([]);
  });

  it('is made and joined by players only', async () => {
    const input = { ruleset: 'toy', scenario: 'standard' };
    expect(await codeOf(CREATE, { input })).toBe('UNAUTHENTICATED');
    const { id } = await createGame(app, await app.signUp());
    expect(await codeOf(JOIN, { id })).toBe('UNAUTHENTICATED');
  });

  it('is marked when its creator chose the seed', async () => {
    const { red } = await startToy(app, { seed: 'ab'.repeat(32) });
    const { game } = await app.ask(GAME, { id: red.gameId });
    expect([game.practice, game.unrated, game.dice.seed]).toEqual([true, true, null]);
  });

  it('starts from a written position, marked as unrated', async () => {
    const { red } = await startToy(app);
    const state = { ...positionOf(await red.read()), turn: 7 };
    const game = await startToy(app, { position: JSON.stringify(state) });
    const shown = await app.ask(GAME, { id: game.id });
    expect(shown.game).toMatchObject({ practice: false, unrated: true, version: 1 });
    expect(shown.game.view.turn).toBe(7);
  });

  it('is not made from a position in which nobody can play on', async () => {
    const { red } = await startToy(app);
    const stuck = { ...positionOf(await red.read()), agenda: [{ f: 'orders', by: 'green' }] };
    const { token } = await app.signUp();
    const input = { ruleset: 'toy', scenario: 'standard', position: JSON.stringify(stuck) };
    expect(await codeOf(CREATE, { input }, token)).toBe('INVALID_INPUT');
  });

  describe('from a position of 1776', () => {
    const text = (name: string) =>
      readFileSync(new URL(`../rules/positions/avalon1776/${name}.txt`, import.meta.url), 'utf8');
    const named = text('cards-in-canada');
    const own = /^scenario (\S+)$/m.exec(named)![1]!;
    const order = (scenario: string, position: string) => ({
      input: { ruleset: 'avalon1776', scenario, position },
    });

    it('is not made where the position names another scenario than the order', async () => {
      const { token } = await app.signUp();
      const { errors } = await app.graphql(CREATE, order('scenario3', named), token);
      expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
      expect(errors?.[0]?.message).toContain(`of the scenario ${own}, the order of scenario3`);
    });

    it('is of the ordered scenario where the position names none', async () => {
      const [one, two] = [await app.signUp(), await app.signUp()];
      const seen = async (position: string) => {
        const { createGame: made } = await app.ask(CREATE, order(own, position), one.token);
        await app.ask(JOIN, made, two.token);
        return (await app.ask(GAME, made)).game.view;
      };
      const unnamed = await seen(named.replace(/^scenario .*\n/m, ''));
      expect(unnamed).toEqual(await seen(named));
      expect(unnamed.scenario).toBe(own);
    });
  });

  it('says on which line a position cannot be read', async () => {
    const { token } = await app.signUp();
    const input = { ruleset: 'toy', scenario: 'standard', position: '{' };
    const { errors } = await app.graphql(CREATE, { input }, token);
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(errors?.[0]?.message).toContain('line 1: This is not a position.');
  });
});

describe('taking a seat', () => {
  it('refuses a taken seat, a second seat and a full table, each by name', async () => {
    const [one, two, three] = [await app.signUp(), await app.signUp(), await app.signUp()];
    const { id } = await createGame(app, one);
    expect(await codeOf(JOIN, { id, seat: 'red' }, two.token)).toBe('SEAT_TAKEN');
    expect(await codeOf(JOIN, { id, seat: 'blue' }, one.token)).toBe('ALREADY_SEATED');
    expect(await codeOf(JOIN, { id, seat: 'green' }, two.token)).toBe('INVALID_INPUT');
    await joinGame(app, two, id);
    expect(await codeOf(JOIN, { id }, three.token)).toBe('SEAT_TAKEN');
    expect(await codeOf(JOIN, { id, seat: 'white' }, three.token)).toBe('INVALID_INPUT');
  });

  it('seats one of many who come at once', async () => {
    const { id } = await createGame(app, await app.signUp());
    const crowd = await Promise.all(Array.from({ length: 6 }, () => app.signUp()));
    const answers = await Promise.all(crowd.map(({ token }) => app.graphql(JOIN, { id }, token)));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'sat down');
    expect(codes.sort()).toEqual([...Array<string>(5).fill('SEAT_TAKEN'), 'sat down'].sort());
    const { rows } = await app.pool.query('SELECT kind, seq FROM moves WHERE game_id = $1', [id]);
    expect(rows).toEqual([{ kind: 'start', seq: 1 }]);
  });
});

describe('a private game', () => {
  const INVITED = 'query ($id: ID!, $invite: String) { game(id: $id, invite: $invite) { id } }';

  it('answers strangers as a game that does not exist', async () => {
    const { id, red } = await startToy(app, { private: true });
    const stranger = await app.signUp();
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const queries: [string, (gameId: string) => object][] = [
      [INVITED, (gameId) => ({ id: gameId })],
      [INVITED, (gameId) => ({ id: gameId, invite: 'guessed' })],
      [JOIN, (gameId) => ({ id: gameId })],
      [
        'mutation ($input: PlayInput!) { play(input: $input) { __typename } }',
        (gameId) => ({ input: { gameId, requestId: 'r', version: 1, actions: [{ do: 'hold' }] } }),
      ],
      [
        'mutation ($id: ID!) { undo(gameId: $id, requestId: "r", version: 1) { __typename } }',
        (gameId) => ({ id: gameId }),
      ],
      [
        'mutation ($id: ID!) { resign(gameId: $id, requestId: "r") { __typename } }',
        (gameId) => ({ id: gameId }),
      ],
    ];
    for (const [query, variables] of queries) {
      const [real, none] = [
        await app.graphql(query, variables(id) as never, stranger.token),
        await app.graphql(query, variables(nowhere) as never, stranger.token),
      ];
      const shown = ({ errors, ...rest }: any) => ({
        ...rest,
        errors: errors?.map(withoutRequest),
      });
      expect(real.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect(shown(real)).toEqual(shown(none));
    }
    expect((await red.read()).version).toBe(1);
  });

  it('is refused over the subscription just the same', async () => {
    const { id } = await startToy(app, { private: true });
    const errors = await Promise.all(
      [id, '00000000-0000-4000-8000-000000000000'].map((gameId) =>
        app
          .subscribe('subscription ($gameId: ID!) { gameChanged(gameId: $gameId) { version } }', {
            gameId,
          })
          .next()
          .then(
            () => 'delivered',
            (error: unknown) =>
              JSON.stringify(error, Object.getOwnPropertyNames(error)).replace(
                /[0-9a-f-]{36}/g,
                '',
              ),
          ),
      ),
    );
    expect(errors[0]).toContain('NOT_FOUND');
    expect(errors[0]?.replace(/stack.*/, '')).toBe(errors[1]?.replace(/stack.*/, ''));
  });

  it('lets in who was invited, and shows the invitation once, to its creator', async () => {
    const [one, two] = [await app.signUp(), await app.signUp()];
    const { id, invite } = await createGame(app, one, { private: true });
    expect(invite).toMatch(/^[\w-]{32}$/);
    expect(await app.ask(INVITED, { id, invite })).toEqual({ game: { id } });
    const WATCH =
      'subscription ($id: ID!, $invite: String) { gameChanged(gameId: $id, after: 0, invite: $invite) { version } }';
    const watching = app.subscribe(WATCH, { id, invite }).next();
    const again = await app.ask('query ($id: ID!) { game(id: $id) { invite } }', { id }, one.token);
    expect(again.game.invite).toBeNull();
    const { rows } = await app.pool.query('SELECT * FROM games WHERE id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(invite);
    expect((await joinGame(app, two, id, { invite })).status).toBe('RUNNING');
    expect((await watching).value).toEqual({ gameChanged: { version: 1 } });
  });

  it('is listed for its players alone', async () => {
    const { id, red } = await startToy(app, { private: true });
    const LIST = '{ games(first: 100) { nodes { id } } }';
    const seen = async (token?: string) =>
      (await app.ask(LIST, {}, token)).games.nodes.map((game: any) => game.id);
    expect(await seen(red.player?.token)).toContain(id);
    expect(await seen()).not.toContain(id);
    expect(await seen((await app.signUp()).token)).not.toContain(id);
  });
});

describe('the list of games', () => {
  const LIST = `query ($filter: GameFilter, $first: Int, $after: String) {
    games(filter: $filter, first: $first, after: $after) { edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`;

  it('pages through all of them, newest first, none twice', async () => {
    const player = await app.signUp();
    const made = [];
    for (let i = 0; i < 5; i++) made.unshift((await createGame(app, player)).id);
    const seen: string[] = [];
    let after: string | undefined;
    for (let more = true; more;) {
      const { games } = await app.ask(
        LIST,
        { filter: { mine: true }, first: 2, after },
        player.token,
      );
      seen.push(...games.edges.map((edge: any) => edge.node.id));
      ({ hasNextPage: more, endCursor: after } = games.pageInfo);
    }
    expect(seen).toEqual(made);
  });

  it('filters by what is open, mine, owed, of a ruleset, of a status', async () => {
    const { red, blue } = await startToy(app);
    const token = red.player?.token;
    const ids = async (filter: object, who = token) =>
      (await app.ask(LIST, { filter: { mine: true, ...filter }, first: 100 }, who)).games.edges.map(
        (edge: any) => edge.node.id,
      );
    expect(await ids({ owedByMe: true })).toEqual([red.gameId]);
    expect(await ids({ owedByMe: false })).toEqual([]);
    expect(await ids({ open: true })).toEqual([]);
    expect(await ids({ status: 'RUNNING', ruleset: 'toy' })).toEqual([red.gameId]);
    expect(await ids({ ruleset: 'other' })).toEqual([]);
    await blue.resign();
    expect(await ids({ status: 'FINISHED' })).toEqual([red.gameId]);
    expect(await ids({ owedByMe: true })).toEqual([]);
  });

  const FAR = Buffer.from(`${'9'.repeat(15)} 00000000-0000-4000-8000-000000000000`);
  it.each([
    { after: 'x' },
    { after: FAR.toString('base64url') },
    { first: 0 },
    { first: 101 },
    { filter: { ruleset: '\u0000' } },
  ])('refuses %j', async (variables) => {
    expect(await codeOf(LIST, variables)).toBe('INVALID_INPUT');
  });
});

describe('rulesets', () => {
  it('that are not there are refused with the names of those that are', async () => {
    const { errors } = await app.graphql('{ rulesets(id: "nope") { id } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(errors?.[0]?.message).toContain('toy');
  });

  it('are listed with their schemas and clauses in both languages', async () => {
    const { rulesets } =
      await app.ask(`{ rulesets(id: "toy") { id version seats title ja: title(locale: JA) scenarios { id title optionSchema }
      optionSchema actionSchema viewSchema clauses { id title summary(locale: JA) } } }`);
    const [toy, ...others] = rulesets;
    expect(others).toEqual([]);
    expect(toy).toMatchObject({
      version: 1,
      seats: ['red', 'blue'],
      title: 'Two Camps',
      ja: '二つの陣営',
    });
    expect(toy.optionSchema.properties.calm).toEqual({
      type: 'boolean',
      default: false,
      title: 'Calm',
    });
    expect(toy.scenarios[0].optionSchema).toEqual(toy.optionSchema);
    const verbs = toy.actionSchema.oneOf.map(({ properties }: any) => properties.do.const).sort();
    expect(verbs).toEqual(['bid', 'done', 'hold', 'lose', 'march', 'place', 'strike']);
    expect(toy.actionSchema.$defs.coin).toEqual({ enum: [0, 1, 2] });
    expect(toy.clauses).toContainEqual({
      id: 'TOY-2.1',
      title: 'TOY-2.1',
      summary: '規則TOY-2.1。',
    });
  });

  it('give what a refusal cites, and null for what there is not', async () => {
    const RULE = 'query ($r: ID!, $c: ID!) { rule(ruleset: $r, clause: $c) { id summary } }';
    expect(await app.ask(RULE, { r: 'toy', c: 'TOY-5.1' })).toEqual({
      rule: { id: 'TOY-5.1', summary: 'Rule TOY-5.1.' },
    });
    expect(await app.ask(RULE, { r: 'toy', c: 'constructor' })).toEqual({ rule: null });
    expect(await app.ask(RULE, { r: 'chess', c: 'TOY-5.1' })).toEqual({ rule: null });
  });
});

const withoutRequest = ({ message, extensions: { requestId: _, ...rest }, path }: any) => ({
  message,
  rest,
  path,
});

/** The toy's position is its state; before anything is placed a view says enough to write it. */
function positionOf({ view }: { view: any }): object {
  const pieces = Object.fromEntries(
    ['red', 'blue'].flatMap((side) =>
      ['bow-1', 'bow-2', 'bow-3', 'sword-1', 'sword-2'].map((kind) => [`${side}-${kind}`, 'hill']),
    ),
  );
  const agenda = [{ f: 'next' }, { f: 'strike', by: view.active }];
  return { agenda, outcome: null, turn: 0, active: view.active, pieces, orders: {}, bids: {} };
}
