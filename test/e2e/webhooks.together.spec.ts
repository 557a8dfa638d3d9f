import { TellingsRepository } from '../../src/notices/store/tellings.repository.js';
import { Relay } from '../../src/notices/telling/relay.service.js';
import { TellerService } from '../../src/notices/telling/teller.service.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { playOn, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { until } from './waiting.js';

/** Notices about several games that move on at the same time. */

let app: TestApp;
let receiver: Receiver;
let wars: RestGame[];
beforeAll(async () => {
  [app, receiver] = [await startApp(AT_HOME), await startReceiver()];
  wars = [await startWar(app), await startWar(app), await startWar(app)];
  for (const war of wars) {
    const { token } = war.us.player!;
    const made = await app.rest('POST /v1/endpoints', { body: { url: receiver.url }, token });
    const body = { endpointId: made.body.endpoint.id, gameId: war.id, kinds: ['game.changed'] };
    expect((await app.rest('POST /v1/followers', { body, token })).status).toBe(201);
  }
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});
beforeEach(() => {
  receiver.received.length = 0;
});
afterEach(() => jest.restoreAllMocks());

const ids = () => wars.map(({ id }) => id);
const versionOf = async ({ spectator }: RestGame) => (await spectator.get()).body.version as number;

/** All games move on, and nobody can write of it; gives their versions. */
async function moved() {
  const telling = jest.spyOn(app.app.get(TellingsRepository), 'tell');
  telling.mockRejectedValue(new Error('as planned'));
  const versions = new Map<string, number>();
  for (const war of wars) {
    const before = await versionOf(war);
    await playOn(
      [war.us, war.gb],
      () => 0,
      async () => (await versionOf(war)) > before,
    );
    versions.set(war.id, await versionOf(war));
  }
  telling.mockRestore();
  return versions;
}

const isOfAll = ([tellings]: Parameters<TellingsRepository['tell']>): boolean =>
  ids().every((id) => tellings.some(({ game }) => game.id === id));

const told = (): Map<string, number[]> => {
  const all = new Map<string, number[]>(ids().map((id) => [id, []]));
  for (const { body } of receiver.received)
    all.get(body.data.game.id)!.push(body.data.game.version as number);
  return all;
};
const lastTold = (id: string) => told().get(id)!.at(-1);

describe('games that move on at the same time', () => {
  it('are told of by one statement, each to its own followers', async () => {
    const versions = await moved();
    // The next look may come first.
    const telling = jest.spyOn(app.app.get(TellingsRepository), 'tell');
    await app.app.get(TellerService).catchUp(ids());
    await app.app.get(Relay).look();
    await until(() => ids().every((id) => lastTold(id) === versions.get(id)));
    expect(telling.mock.calls.filter(isOfAll)).toHaveLength(1);
    for (const versionsTold of told().values())
      expect(versionsTold).toEqual([...versionsTold].sort((a, b) => a - b));
  });

  it('do not wait for one of them that cannot be told', async () => {
    const versions = await moved();
    const [bad, ...good] = ids() as [string, ...string[]];
    const tellings = app.app.get(TellingsRepository);
    const write = tellings.tell.bind(tellings);
    jest
      .spyOn(tellings, 'tell')
      .mockImplementation((all, at) =>
        all.some(({ game }) => game.id === bad)
          ? Promise.reject(new Error('as planned'))
          : write(all, at),
      );
    await app.app.get(Relay).look();
    await until(() => good.every((id) => lastTold(id) === versions.get(id)));
    expect(told().get(bad)).toEqual([]);
    jest.restoreAllMocks();
    await app.app.get(Relay).look();
    await until(() => lastTold(bad) === versions.get(bad));
  });

  it('are told of once where several processes do so at once', async () => {
    const versions = await moved();
    const other = await app.sibling();
    await Promise.all(
      [app, other, app].map((one) => one.app.get(TellerService).catchUp(ids().toReversed())),
    );
    await app.app.get(Relay).look();
    await until(() => ids().every((id) => lastTold(id) === versions.get(id)));
    await settledAll(app);
    await other.stop();
    for (const versionsTold of told().values())
      expect(versionsTold).toEqual([...new Set(versionsTold)]);
  });
});
