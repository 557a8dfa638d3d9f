import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { GamesService } from '../../src/games/games.service.js';
import { LiveGamesService } from '../../src/games/live/live-games.service.js';
import { applyPatch, clone, seeded } from '../../src/rules/index.js';
import { startApp, type TestApp } from './support.js';
import {
  type Change,
  type Client,
  Client as Follower,
  createGame,
  deployed,
  deployment,
  joinGame,
  offerToy,
  playOn,
  startToy,
} from './toy-games.js';
import { subscribers, until } from './waiting.js';

offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** All changes until the subscription completes. */
async function collect(client: Client, after: number): Promise<Change[]> {
  const changes: Change[] = [];
  for await (const { gameChanged } of client.changes(after)) changes.push(gameChanged);
  return changes;
}

/** What a promise of this moment still holds is let go first. */
async function collectGarbage(): Promise<void> {
  await new Promise((done) => setTimeout(done, 20));
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

const versionsOf = (changes: readonly Change[]) => changes.map(({ version }) => version);
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

describe('a whole game over subscriptions', () => {
  it('reaches both players, one seated while listening, and a spectator in order, once, and adds up to what each may see', async () => {
    const [one, two] = [await app.signUp(), await app.signUp()];
    const { id } = await createGame(app, one, { seed: '5e'.repeat(32) });
    const clients = [one, two, null].map((player) => new Follower(app, player, id));
    const streams = clients.map((client) => collect(client, 0));
    await until(() => subscribers(app) === clients.length);
    await joinGame(app, two, id);
    await playOn(clients.slice(0, 2), seeded(7));
    const heard = await Promise.all(streams);
    const { version } = await clients[0]!.read();
    for (const [i, changes] of heard.entries()) {
      expect(versionsOf(changes)).toEqual(upTo(version));
      const view = {};
      for (const change of changes) {
        applyPatch(view, change.patch);
        const then = await clients[i]!.read(change.version);
        expect(view).toEqual(then.view);
        expect(then).toMatchObject({ version: change.version, choices: [] });
        expect(change.game.owed).toEqual(then.owed);
      }
      expect(changes.at(-1)?.game.status).toBe('FINISHED');
    }
    const said = await clients[2]!.ask(
      'query ($id: ID!) { game(id: $id) { log(first: 500) { version type text data clause { id } rolls { dice } } } }',
      { id },
    );
    expect(heard[2]!.flatMap(({ entries }) => entries)).toEqual(said.game.log);
  });

  it('completes at once for who knows the end, and tells the rest to who does not', async () => {
    const game = await startToy(app);
    await game.red.resign();
    expect(versionsOf(await collect(game.blue, 2))).toEqual([]);
    expect(versionsOf(await collect(game.blue, 1))).toEqual([2]);
    expect(versionsOf(await collect(game.spectator, 0))).toEqual([1, 2]);
  });
});

describe('a subscriber', () => {
  it('who comes back with the last version they saw misses nothing and hears nothing twice', async () => {
    const game = await startToy(app);
    const heard: number[] = [];
    const listening = (async () => {
      for (let over = false; !over;) {
        let count = 0;
        for await (const { gameChanged } of game.spectator.changes(heard.at(-1) ?? 0)) {
          heard.push(gameChanged.version);
          over = gameChanged.game.status === 'FINISHED';
          if (++count === 3 && !over) break;
        }
      }
    })();
    await playOn([game.red, game.blue], seeded(3));
    await listening;
    expect(heard).toEqual(upTo((await game.red.read()).version));
  });

  it('without a version hears what comes from now on', async () => {
    const game = await startToy(app);
    const stream = game.blue.changes();
    const first = stream.next();
    await until(() => subscribers(app) > 0);
    await deployed(game);
    expect((await first).value?.gameChanged.version).toBe(2);
    await stream.return();
    await until(() => subscribers(app) === 0);
  });

  it('hears nothing of what another declares or answers under seal', async () => {
    const game = await startToy(app);
    const stream = game.blue.changes(1);
    const next = stream.next();
    await until(() => subscribers(app) > 0);
    for (const step of deployment('red')) await game.red.play([step]);
    await game.red.undo();
    const pause = new Promise((done) => setTimeout(done, 200, 'nothing'));
    expect(await Promise.race([next, pause])).toBe('nothing');
    const own = clone((await game.blue.read()).view);
    await game.red.play([deployment('red')[2], { do: 'bid', coin: 2 }]);
    const { value } = await next;
    expect(value?.gameChanged).toMatchObject({ version: 2, entries: [], game: { owed: ['blue'] } });
    expect(value?.gameChanged.patch).toEqual([
      { op: 'replace', path: '/owed/0', value: 'blue' },
      { op: 'remove', path: '/owed/1' },
    ]);
    applyPatch(own, value!.gameChanged.patch);
    expect(own).toEqual((await game.blue.read()).view);
    await stream.return();
  });

  it('hears of their own secret steps in the change that follows them', async () => {
    const game = await startToy(app);
    const stream = game.red.changes(0);
    const view = {};
    const first = (await stream.next()).value!.gameChanged;
    applyPatch(view, first.patch);
    for (const step of deployment('red')) await game.red.play([step]);
    await game.red.play([{ do: 'bid', coin: 1 }]);
    const second = (await stream.next()).value!.gameChanged;
    applyPatch(view, second.patch);
    expect(second.version).toBe(2);
    expect(view).toEqual((await game.red.read()).view);
    await stream.return();
  });

  it.each([-1, 99])('may not begin at version %d, which there is not', async (after) => {
    const game = await startToy(app);
    await expect(game.red.changes(after).next()).rejects.toBeDefined();
    expect(subscribers(app)).toBe(0);
  });
});

describe('a subscriber who does not keep up', () => {
  it('costs no memory, and is cut off by name when too far behind', async () => {
    const game = await startToy(app);
    await deployed(game);
    const games = app.app.get(GamesService);
    const [id, red] = [game.id, game.red.player?.id ?? ''];
    const slow = await games.changes({ caller: null, address: '' }, id, { after: 2 });
    expect((await slow.next()).value.version).toBe(3);
    for (let version = 3; version < 510; version += 2) {
      const done = { gameId: id, requestId: `d${version}`, version, actions: [{ do: 'done' }] };
      await games.play({ playerId: red, address: null }, done);
      await games.undo(red, { gameId: id, requestId: `u${version}`, version: version + 1 });
    }
    await expect(slow.next()).rejects.toMatchObject({ code: 'TOO_SLOW', params: { version: 3 } });
    expect(subscribers(app)).toBe(0);
    const later = await games.changes({ caller: null, address: '' }, id, { after: 3 });
    expect((await later.next()).value.version).toBe(4);
    await later.return?.();
  });
});

describe('a game that is watched', () => {
  it('is held as it is, not as it once was', async () => {
    const game = await startToy(app);
    await deployed(game);
    const games = app.app.get(GamesService);
    const [gameId, red] = [game.id, game.red.player?.id ?? ''];
    const stream = await games.changes({ caller: null, address: '' }, gameId, { after: 2 });
    expect((await stream.next()).value.version).toBe(3);
    const past: WeakRef<object>[] = [];
    for (let version = 3; version < 43; version++) {
      const request = { gameId, requestId: `r${version}`, version };
      if (version % 2 === 1)
        await games.play(
          { playerId: red, address: null },
          { ...request, actions: [{ do: 'done' }] },
        );
      else await games.undo(red, request);
      expect((await stream.next()).value.version).toBe(version + 1);
      past.push(new WeakRef(await app.app.get(LiveGamesService).of(gameId)));
    }
    await collectGarbage();
    expect(past.filter((once) => once.deref() !== undefined).length).toBeLessThan(5);
    await stream.return?.();
  });
});

describe('a look back', () => {
  it('shows every version as it was, to each their own, and nothing to choose', async () => {
    const game = await startToy(app);
    const clients = [game.red, game.blue, game.spectator];
    const then = [await Promise.all(clients.map((client) => client.read()))];
    await deployed(game);
    then.push(await Promise.all(clients.map((client) => client.read())));
    await game.red.play([{ do: 'done' }, { do: 'hold' }]);
    for (const shown of then) {
      const { version } = shown[0]!;
      const again = await Promise.all(clients.map((client) => client.read(version)));
      const id = `${game.id}@${version}`;
      expect(again).toEqual(shown.map((one) => ({ ...one, id, choices: [] })));
    }
    expect(await game.red.read(0)).toMatchObject({
      version: 0,
      status: 'OPEN',
      view: {},
      owed: [],
    });
  });

  it.each([-1, 2])('at version %d, which there is not, is refused', async (at) => {
    const game = await startToy(app);
    const query = 'query ($id: ID!, $at: Int) { game(id: $id, at: $at) { version } }';
    const { errors } = await app.graphql(query, { id: game.id, at });
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  });
});

describe('the log', () => {
  it('pages by whole versions', async () => {
    const game = await startToy(app);
    await playOn([game.red, game.blue], seeded(11), 60);
    const LOG =
      'query ($id: ID!, $after: Int, $first: Int) { game(id: $id) { log(after: $after, first: $first) { version type data } } }';
    const all = (await game.blue.ask(LOG, { id: game.id, first: 1000 })).game.log;
    const paged: any[] = [];
    for (;;) {
      const { log } = (
        await game.blue.ask(LOG, { id: game.id, after: paged.at(-1)?.version ?? 0, first: 3 })
      ).game;
      if (log.length === 0) break;
      paged.push(...log);
    }
    expect(paged).toEqual(all);
    expect(all.length).toBeGreaterThan(10);
  });

  it('tells a seat alone what it alone may know', async () => {
    const game = await startToy(app);
    await deployed(game);
    const LOG = 'query ($id: ID!) { game(id: $id) { log { type data } } }';
    const mustered = async (client: Client) =>
      (await client.ask(LOG, { id: game.id })).game.log.find(({ type }: any) => type === 'mustered')
        .data;
    expect(await mustered(game.red)).toEqual({
      side: 'red',
      piece: expect.stringMatching(/^red-/),
    });
    expect(await mustered(game.blue)).toEqual({ side: 'red' });
    expect(await mustered(game.spectator)).toEqual({ side: 'red' });
  });
});
