import { isBattle, positionWhere, twinOf, WAR } from './positions.js';
import { type RestClient, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ROUTES = [
  '/board.svg',
  '/board.svg?locale=ja',
  '/board.png',
  '/board.txt',
  '/decks',
  '/combat',
  '/log',
  '/choices',
];

/** What one viewer gets of every route, bytes and headers that depend on the content. */
async function seen(client: RestClient): Promise<unknown[]> {
  return Promise.all(
    ROUTES.map(async (route) => {
      const response = await client.get(route);
      const { status, headers } = response;
      const content = response.bytes.toString('base64');
      return [route, status, headers.get('etag'), headers.get('content-length'), content];
    }),
  );
}

describe('two worlds that differ only in what a viewer cannot know', () => {
  const moments: [string, (state: any, actions: number) => boolean][] = [
    ['after a while', (_, actions) => actions === 100],
    ['in a battle laid open', isBattle],
  ];
  const viewers = ['us', 'gb', 'spectator'] as const;
  const cases = moments.flatMap(([name, likes]) =>
    viewers.map((viewer) => [name, viewer, likes] as const),
  );

  it.each(cases)(
    '%s are the same to %s in pictures, piles, combats, log and choices',
    async (_, viewer, likes) => {
      const state = positionWhere(likes, 5);
      const twin = twinOf(state, viewer === 'spectator' ? null : viewer, 9);
      const [one, other] = [WAR.writePosition(state), WAR.writePosition(twin)];
      expect(other).not.toBe(one);
      const [here, there] = [
        await startWar(app, { position: one }),
        await startWar(app, { position: other }),
      ];
      expect(await seen(there[viewer])).toEqual(await seen(here[viewer]));
    },
  );

  it('are not the same to one who can tell them apart', async () => {
    const state = positionWhere(moments[0]![1], 5);
    const [one, other] = [state, twinOf(state, null, 9)].map(WAR.writePosition);
    const games = [
      await startWar(app, { position: one }),
      await startWar(app, { position: other }),
    ];
    const [here, there] = await Promise.all(games.map(({ us }) => seen(us)));
    expect(there?.[0]).not.toEqual(here?.[0]);
  });
});
