import { startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('an instance that is closed', () => {
  it('waits for no listener, be it over a WebSocket or server-sent events', async () => {
    const { id } = await startWar(app);
    const other = await app.sibling();
    const events = await fetch(`${other.url}/v1/games/${id}/events`);
    const query = 'subscription ($id: ID!) { gameChanged(gameId: $id, after: 0) { version } }';
    const changes = other.subscribe(query, { id });
    expect((await changes.next()).value).toEqual({ gameChanged: { version: 1 } });
    const begin = Date.now();
    const ends = [other.app.close(), events.text(), changes.next().catch(() => 'cut off')];
    await Promise.all(ends);
    expect(Date.now() - begin).toBeLessThan(5_000);
    await other.pool.end();
  });
});
