import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { useHouse } from './house.js';
import { picker, playOn, startWar } from './rest-games.js';

const WHOLE_TEST = 120_000;

inBrowser('what is kept for times without a net', () => {
  const house = useHouse();

  /** A page that its worker watches. */
  async function watched() {
    const game = await startWar(house.app);
    const page = await house.visit(game.us.player!, '/play', { serviceWorkers: 'allow' });
    const isWatched = (): Promise<boolean> =>
      page.evaluate(() => navigator.serviceWorker.controller !== null);
    while (!(await isWatched())) await page.waitForTimeout(100);
    return { game, page };
  }

  /** What a page is answered; `null`: it could not ask. */
  const asked = (page: Page, path: string, body?: string, token?: string): Promise<any> =>
    page.evaluate(
      async ([at, sent, bearer]) => {
        const headers = {
          'content-type': 'application/json',
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        };
        const post = { method: 'POST', headers, body: sent ?? null };
        const answer = await fetch(at!, sent === undefined ? {} : post).catch(() => null);
        return answer && { status: answer.status, text: await answer.text() };
      },
      [path, body, token],
    );

  it(
    'is the last good answer, which no error takes the place of',
    async () => {
      const { game, page } = await watched();
      const query = `query O($id: ID!, $version: Int!, $action: JSON!) { outlook(gameId: $id, version: $version, action: $action) { dice } }`;
      const { version } = (await game.us.get('')).body;
      const variables = { id: game.id, version, action: { do: 'done' } };
      const ask = () =>
        asked(page, '/graphql', JSON.stringify({ query, variables }), game.us.player!.token);
      const good = await ask();
      expect(JSON.parse(good.text)).toEqual({ data: { outlook: null } });
      await playOn([game.us, game.gb], picker(3), (count) => count === 20);
      expect((await ask()).text).toContain('STALE_VERSION');
      await page.context().setOffline(true);
      expect(await ask()).toEqual(good);
    },
    WHOLE_TEST,
  );

  it(
    'is no picture that a link shows, which may be revoked, and nothing that is no question',
    async () => {
      const { game, page } = await watched();
      const link = await game.us.post('/picture-links', { version: 1 });
      const path = new URL(link.body.url).pathname;
      expect(await asked(page, path)).toMatchObject({ status: 200 });
      for (const body of ['null', 'no JSON', '[]'])
        expect([body, (await asked(page, '/graphql', body)).status]).toEqual([body, 400]);
      await page.context().setOffline(true);
      expect(await asked(page, path)).toBeNull();
    },
    WHOLE_TEST,
  );

  it(
    'is the page itself, shown at once as it was last, and as it is now the next time',
    async () => {
      const { page } = await watched();
      await page.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith('pages '))!;
        const headers = { 'content-type': 'text/html' };
        await (await caches.open(name)).put('/play', new Response('as it was', { headers }));
      });
      await page.reload();
      expect(await page.locator('body').innerText()).toBe('as it was');
      await page.waitForTimeout(1_000);
      await page.reload();
      await page.locator('#page h1').first().waitFor();
    },
    WHOLE_TEST,
  );
});
