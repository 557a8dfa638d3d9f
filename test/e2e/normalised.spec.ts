import { isDeepStrictEqual } from 'node:util';

import { GraphQLSchemaHost } from '@nestjs/graphql';
import { graphql, type GraphQLSchema, isObjectType } from 'graphql';

import { RULESETS } from '../../src/rules/index.js';
import { isBattle, positionWhere, WAR } from './positions.js';
import { picker, playOn, type RestClient, type RestGame, startWar } from './rest-games.js';
import { selectionOf } from './selection.js';
import { startApp, type TestApp } from './support.js';

/**
 * Apollo Client and urql's graphcache keep what has an `id` under its type and that `id`, once for all answers. Were
 * two things of one type to share an `id`, each answer would write the one over the other, on the screen too.
 */
let app: TestApp;
let schema: GraphQLSchema;
let games: RestGame[];
let event: string;
beforeAll(async () => {
  app = await startApp();
  schema = app.app.get(GraphQLSchemaHost).schema;
  games = [];
  for (const { id: ruleset, scenarios } of RULESETS)
    for (const { id: scenario } of [scenarios[0]!, scenarios.at(-1)!])
      games.push(await startWar(app, { ruleset, scenario }));
  for (const seed of [5, 9]) games.push(await foughtOver(seed));
  const { us, gb } = games.at(-1)!;
  for (const { player } of [us, us, gb, gb]) {
    const body = { name: 'bot', scopes: ['read'] };
    await app.rest('POST /v1/tokens', { token: player!.token, body });
  }
  event = await eventOf(us.player!.token);
}, 120_000);
afterAll(() => app.stop());

/** An event with a round that is played. */
async function eventOf(owner: string): Promise<string> {
  const [one, two] = [await app.signUp(), await app.signUp()];
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  const body = { name: 'Event', ruleset: 'ops1812', scenarios: ['campaign'], startsAt };
  const made = await app.rest('POST /v1/tournaments', { token: owner, body });
  const acts: [token: string, ...kinds: string[]][] = [
    [owner, 'open'],
    [one.token, 'enter'],
    [two.token, 'enter'],
    [owner, 'start', 'pair', 'publish'],
  ];
  for (const [i, [token, ...kinds]] of acts.entries())
    await app.rest(`POST /v1/tournaments/${made.body.id}/acts`, {
      ...{ token, headers: { 'idempotency-key': `act-${i}` } },
      body: { acts: kinds.map((kind) => ({ kind })) },
    });
  return made.body.id;
}

/** A game with a combat that is over. */
async function foughtOver(seed: number): Promise<RestGame> {
  const position = WAR.writePosition(positionWhere(isBattle, seed));
  const game = await startWar(app, { position });
  await playOn([game.us, game.gb], picker(seed), async () => {
    const { body } = await game.us.get('/combat/reports');
    return body.length > 0;
  });
  return game;
}

const everythingOf = (name: string): string => selectionOf(schema, name);

/** All that one viewer may ask, alike for every game. */
const questions = (): string[] => [
  `{ games(first: 100) { nodes ${everythingOf('Game')} } }`,
  `{ rulesets ${everythingOf('Ruleset')} }`,
  `{ me ${everythingOf('Player')} apiTokens ${everythingOf('ApiToken')} }`,
  `{ tournaments { nodes ${everythingOf('Tournament')} } }`,
  `{ tournament(id: "${event}") ${everythingOf('Tournament')} }`,
  `{ then: tournament(id: "${event}", at: 2) ${everythingOf('Tournament')} }`,
  `{ rule(ruleset: "columbia1812", clause: "C1812-9.1") ${everythingOf('Clause')} }`,
  ...games.flatMap(({ id }) => [
    `{ game(id: "${id}") ${everythingOf('Game')} }`,
    `{ then: game(id: "${id}", at: 0) ${everythingOf('Game')} }`,
    `{ decks(gameId: "${id}") ${everythingOf('Pile')} }`,
    `{ combatReports(gameId: "${id}") ${everythingOf('CombatReport')} }`,
    `{ boards(ids: ["${id}"]) ${everythingOf('BoardPicture')} }`,
    `{ boards(ids: ["${id}"], width: 800, locale: JA) { __typename id gameId version svg } }`,
    `{ combat(gameId: "${id}") ${everythingOf('Combat')} }`,
  ]),
];

/** As a client asks, but for the limits on what one question may cost. */
async function answered(source: string, token: string | undefined): Promise<unknown> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const contextValue = { req: { id: 'one', ip: '127.0.0.1', headers }, locale: 'en' };
  return (await graphql({ schema, source, contextValue })).data;
}

type Fields = Record<string, unknown>;

/** What a client keeps, and what two answers said of one thing that is not the same. */
class Kept {
  readonly things = new Map<string, Fields>();
  readonly faults: unknown[] = [];

  /** What stands in the place of a thing where another thing holds it. */
  keep(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.keep(one));
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    const fields: Fields = Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.keep(inner)]),
    );
    if (fields['__typename'] === undefined || fields['id'] === undefined) return fields;
    const key = `${String(fields['__typename'])}:${String(fields['id'])}`;
    this.compare(key, fields);
    return key;
  }

  private compare(key: string, fields: Fields): void {
    const known = this.things.get(key) ?? {};
    for (const [name, value] of Object.entries(fields))
      if (name in known && !isDeepStrictEqual(known[name], value))
        this.faults.push([key, name, known[name], value]);
    this.things.set(key, { ...known, ...fields });
  }
}

const withId = (): string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') && 'id' in type.getFields() ? type.name : [],
  );

const viewers: [name: string, clientOf: (game: RestGame) => RestClient][] = [
  ['one player', ({ us }) => us],
  ['the other', ({ gb }) => gb],
  ['a spectator', ({ spectator }) => spectator],
];

/**
 * What there is nothing of: a spectator has no keys, who owes no decision is asked nothing, and a link is told to
 * whoever makes it alone.
 */
async function unseenBy(client: RestClient): Promise<string[]> {
  const keys = client.player === undefined ? ['ApiToken'] : [];
  const asks = (await client.choices()).choices.length === 0 ? ['Asks'] : [];
  // Made by nobody here, and called by a UUID of their own.
  const own = ['AwayBlock', 'Delivery', 'Endpoint', 'Follower', 'PictureLink', 'PushSubscription'];
  return [...keys, ...asks, ...own];
}

describe('a client that keeps each thing under its type and id', () => {
  it.each(viewers)('never has two things in one place: %s', async (_, clientOf) => {
    const kept = new Kept();
    const client = clientOf(games.at(-1)!);
    for (const question of questions()) kept.keep(await answered(question, client.player?.token));
    expect(kept.faults.slice(0, 5)).toEqual([]);
    expect(kept.things.get(`Tournament:${event}`)?.['phase']).toBe('RUNNING');
    expect(kept.things.get(`Tournament:${event}@2`)?.['phase']).toBe('OPEN');
    const seen = new Set([...kept.things.keys()].map((key) => key.split(':')[0]));
    const unseen = withId().filter((name) => !seen.has(name));
    expect(unseen).toEqual(await unseenBy(client));
  });

  it('finds by its short name what it knows by its id', async () => {
    const [one] = games;
    const free = await app.rest('POST /v1/games', {
      body: { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us' },
      token: one!.us.player!.token,
    });
    const { id } = free.body;
    const { game } = await app.ask(`{ game(id: "${id}") { owed seats { id seat } } }`);
    expect(game.seats).toEqual(['us', 'gb'].map((seat) => ({ id: `${id}:${seat}`, seat })));
    const sitsDown =
      'mutation ($id: ID!, $seat: ID) { joinGame(gameId: $id, seat: $seat) { status } }';
    const token = one!.gb.player!.token;
    const { joinGame } = await app.ask(sitsDown, { id, seat: game.seats[1].id }, token);
    expect(joinGame.status).toBe('RUNNING');
  });

  it('finds a card by its id as by what it goes by', async () => {
    const cards = 'query ($id: ID) { rulesets(id: "madison") { cards(id: $id) { id card } } }';
    for (const id of ['c21', 'madison:c21']) {
      const { rulesets } = await app.ask(cards, { id });
      expect(rulesets).toEqual([{ cards: [{ id: 'madison:c21', card: 'c21' }] }]);
    }
  });

  it('goes on from the report it knows, by its id', async () => {
    const { id } = games.at(-1)!;
    const ask = 'query ($id: ID!, $after: ID) { combatReports(gameId: $id, after: $after) { id } }';
    const { combatReports: all } = await app.ask(ask, { id });
    const after = all.at(-1).id;
    expect(after).toMatch(new RegExp(`^${id}:\\d+\\.\\d+$`));
    expect(await app.ask(ask, { id, after })).toEqual({ combatReports: [] });
    const { errors } = await app.graphql(ask, { id, after: after.replace(id, games[0]!.id) });
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  it('keeps the game as it was apart from the game as it is', async () => {
    const { id } = games.at(-1)!;
    const { then, now } = await app.ask(`{
      then: game(id: "${id}", at: 1) { id version seats { id } }
      now: game(id: "${id}") { id version seats { id } } }`);
    expect([then.id, then.version]).toEqual([`${id}@1`, 1]);
    expect(then.seats[0].id).toBe(`${id}@1:us`);
    expect(now.id).toBe(id);
  });
});
