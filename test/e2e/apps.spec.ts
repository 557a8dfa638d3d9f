import { randomUUID } from 'node:crypto';

import { parse, print } from 'graphql';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

import { bearer } from './http.js';
import { AT_HOME, type Receiver, startReceiver } from './receiver.js';
import { picker, playOn, type RestGame, startWar } from './rest-games.js';
import { blocksIn } from './shell.js';
import { startApp, type TestApp } from './support.js';
import { until } from './waiting.js';

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

let app: TestApp;
let receiver: Receiver;
let war: RestGame;
let token: string;
beforeAll(async () => {
  app = await startApp(AT_HOME);
  receiver = await startReceiver();
  war = await startWar(app);
  ({ token } = war.us.player!);
});
afterAll(async () => {
  await receiver.stop();
  await app.stop();
});

const documents = new Map(
  blocksIn('docs/apps.md', 'graphql')
    .flatMap((block) => parse(block).definitions)
    .map((one) => ['name' in one ? one.name?.value : '', print(one)]),
);
const tried = new Set<string>();

/** The document of that name, as docs/apps.md has it. */
function documentOf(name: string): string {
  tried.add(name);
  return documents.get(name) ?? '';
}

const ask = (name: string, variables: object = {}): Promise<any> =>
  app.ask(documentOf(name), { ...variables }, token);

async function first(name: string, variables: object): Promise<any> {
  for await (const one of app.subscribe(documentOf(name), { ...variables }, token)) return one;
}

describe('docs/apps.md', () => {
  it('has what a mobile app asks for', async () => {
    const game = war.id;
    expect((await ask('AppSignUp')).signUp.player.name).toBe('Guest');
    expect((await ask('AppRenew')).renewToken.token).toMatch(/./);
    const { nodes } = (await ask('AppList')).games;
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual([game]);
    expect((await ask('AppBoards', { ids: [game] })).boards[0].svg).toMatch(/^<svg/);
    const { version, draft, choices } = (await ask('AppGame', { game })).game;
    const { action } = choices[0];
    const input = { gameId: game, requestId: randomUUID(), version, draft, actions: [action] };
    const played = (await ask('AppPlay', { input })).play;
    expect(played.applied).toBe(1);
    expect((await ask('AppPlay', { input })).play).toEqual(played);
    const taken = { game, requestId: randomUUID(), version: played.version };
    expect((await ask('AppUndo', taken)).undo.version).toBe(played.version);
    expect((await first('AppMine', {})).myGames.game.id).toBe(game);
    expect((await first('AppFollow', { game, after: 0 })).gameChanged.version).toBe(1);
    const { box } = (await app.rest('GET /v1/rulesets/columbia1812')).body;
    const kept = await app.rest(`GET /v1/rulesets/columbia1812/components?box=${box}`);
    expect(kept.headers.get('cache-control')).toContain('immutable');
    const look = await war.us.get();
    const etag = look.headers.get('etag') ?? '';
    expect((await war.us.get('', { 'if-none-match': etag })).status).toBe(304);
    const pieces = await war.us.get('/board.svg?layer=pieces&fonts=embed&width=390');
    expect(pieces.headers.get('game-version')).toBe(String(look.body.version));
    const ground =
      '/v1/rulesets/columbia1812/ground.svg?scenario=campaign&furniture=none&width=390';
    expect((await app.rest(`GET ${ground}`)).status).toBe(200);
  });

  it('has a follower that hears everything once, however often its line is cut', async () => {
    const [code = ''] = blocksIn('docs/apps.md', 'js');
    const { followGame } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const lines: WebSocket[] = [];
    class Line extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        lines.push(this);
      }
    }
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: Line,
      connectionParams: () => bearer(token),
      retryAttempts: Infinity,
      retryWait: async () => undefined,
      shouldRetry: () => true,
    });
    const versions: number[] = [];
    const tell = ({ version }: { version: number }) => versions.push(version);
    followGame(client, documentOf('AppFollow'), { game: war.id, known: 0 }, tell);
    for (let round = 0; round < 4; round++) {
      await playOn([war.us, war.gb], picker(round), (count) => count === 8);
      const { version } = (await war.us.get()).body;
      await until(() => versions.at(-1) === version);
      lines.at(-1)?.terminate();
    }
    expect(lines.length).toBeGreaterThan(2);
    expect(versions.length).toBeGreaterThan(4);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
    await client.dispose();
  });

  it('has what a chat bot and a dashboard ask for', async () => {
    const game = war.id;
    expect((await ask('BotKey')).createApiToken.apiToken.scopes).toEqual(['READ', 'PLAY']);
    const { endpoint } = (await ask('BotEndpoint', { url: receiver.url })).createEndpoint;
    const { kinds } = (await ask('BotFollow', { endpoint: endpoint.id })).follow;
    expect(kinds).toContain('GAME_YOUR_TURN');
    expect((await ask('BotTurn', { game })).game.id).toBe(game);
    const { url } = (await ask('BotPicture', { game, version: 1 })).createPictureLink;
    expect((await fetch(url.replace('.svg', '.png'))).status).toBe(200);
    const order = { requestId: randomUUID(), seat: 'us' };
    const { createGame: made } = await ask('Table', order);
    expect((await ask('Table', order)).createGame).toEqual(made);
    const look = { game: made.id, invite: made.invite };
    const seen = await app.ask(documentOf('PrivateGame'), look);
    expect(seen.game.status).toBe('OPEN');
    expect((await ask('Standings')).games.nodes.length).toBeGreaterThan(0);
    const body = { endpointId: endpoint.id, gameId: made.id };
    const other = war.gb.player!.token;
    const stranger = await app.rest('POST /v1/endpoints', {
      body: { url: receiver.url },
      token: other,
    });
    const wish = { ...body, endpointId: stranger.body.endpoint.id };
    expect((await app.rest('POST /v1/followers', { body: wish, token: other })).status).toBe(404);
    const event = await app.rest('POST /v1/tournaments', {
      body: { name: 'Lakes', ruleset: 'ops1812', scenarios: ['campaign'], startsAt: TOMORROW },
      token,
    });
    const { id } = event.body;
    const { fact, tournament } = (await first('DashboardFacts', { id, after: 0 }))
      .tournamentChanged;
    expect([fact.seq, tournament.id]).toEqual([1, id]);
    expect(await app.rest(`GET /v1/tournaments/${id}/facts?after=0`, { token })).toMatchObject({
      body: [{ seq: 1, kind: fact.kind }],
    });
    expect(
      (await ask('DashboardEvent', { endpoint: endpoint.id, event: id })).follow.kinds,
    ).toContain('TOURNAMENT_ROUND_PUBLISHED');
    await war.gb.post('/resign', undefined);
    expect((await war.spectator.get('/record')).status).toBe(200);
    expect([...documents.keys()].filter((name) => !tried.has(name ?? ''))).toEqual([]);
  });
});
