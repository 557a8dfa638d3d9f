import type { Page } from 'playwright-core';

import { RULESETS } from '../../src/rules/index.js';
import { inBrowser } from './browser.js';
import { PATIENCE, rest, useHouse } from './house.js';
import type { TestPlayer } from './support.js';

const WHOLE_TEST = 180_000;
const GAME = `query ($id: ID!) { game(id: $id) { version draft owed choices { action label stops } } }`;

/** The first scenario of a game. */
const first = (ruleset: string) => ({
  ruleset,
  scenario: RULESETS.find(({ id }) => id === ruleset)?.scenarios[0]?.id,
});

inBrowser('playing at the table', () => {
  const house = useHouse();

  /** A game of two; whose move it is comes first. */
  async function begin(ruleset: string): Promise<{ id: string; mover: TestPlayer }> {
    const { app } = house;
    const [us, gb] = [await app.signUp('Ada'), await app.signUp('Bob')];
    const { body } = await app.rest('POST /v1/games', {
      body: { ...first(ruleset), seat: 'us' },
      token: us.token,
    });
    await app.rest(`POST /v1/games/${body.id}/seats/gb`, { body: {}, token: gb.token });
    const { game } = await app.ask(GAME, { id: body.id }, us.token);
    return { id: body.id, mover: game.choices.length > 0 ? us : gb };
  }

  const momentOf = (page: Page): Promise<string | null> =>
    page.locator('#choices').getAttribute('data-moment');
  const tokens = (page: Page): Promise<number> => page.locator('.tok').count();

  it(
    'learns that it is its move, however late the first look at the game comes',
    async () => {
      const { app } = house;
      const ada = await app.signUp('Ada');
      const order = {
        ...first('ops1812'),
        seat: 'us',
        seatBots: [{ seat: 'gb', level: 'random' }],
      };
      const { body } = await app.rest('POST /v1/games', { body: order, token: ada.token });
      const page = await house.visit(ada, '/play');
      let isFirst = true;
      await page.route('**/graphql*', async (route) => {
        const isLook = route.request().postData()?.includes('query Look') === true;
        const answer = await route.fetch();
        if (!isLook || !isFirst) return route.fulfill({ response: answer });
        isFirst = false;
        const { game } = await app.ask(GAME, { id: body.id }, ada.token);
        // What is seen first is older than what is heard of meanwhile.
        const { version, draft, choices } = game;
        await app.rest(`POST /v1/games/${body.id}/moves`, {
          token: ada.token,
          body: { requestId: `one-${body.id}`, version, draft, actions: [choices[0].action] },
        });
        await new Promise((done) => setTimeout(done, 1_500));
        return route.fulfill({ response: answer });
      });
      await page.goto(`${app.url}/play/${body.id}`);
      const now = async (): Promise<string> => {
        const { game } = await app.ask(GAME, { id: body.id }, ada.token);
        return `${game.version} ${game.draft}`;
      };
      for (
        const began = Date.now();
        (await momentOf(page)) !== (await now());
        await page.waitForTimeout(100)
      )
        expect(Date.now() - began).toBeLessThan(PATIENCE);
      expect(isFirst).toBe(false);
    },
    WHOLE_TEST,
  );

  // WebKit draws no outline around a group, and knows `user-select` by its old name alone.
  it(
    'frames what may be picked of the pieces with a shape, which every browser draws, and no drag selects names',
    async () => {
      const { id, mover } = await begin('columbia1812');
      const page = await house.visit(mover, `/play/${id}`);
      await page.locator('.layers .open').first().waitFor();
      const frames = await page.locator('.layers .open').evaluateAll((pieces) =>
        pieces.map((piece) => {
          const rim = piece.querySelector<SVGRectElement>(':scope > rect.rim');
          const [frame, drawn] = [rim?.getBoundingClientRect(), piece.getBoundingClientRect()];
          const isAround = Math.abs((frame?.width ?? 0) - drawn.width) < 4;
          return [isAround, rim && getComputedStyle(rim).stroke];
        }),
      );
      expect(frames).toHaveLength(12);
      expect(new Set(frames.map(String))).toEqual(new Set(['true,rgb(11, 100, 67)']));
      const styles = await page.evaluate(async () => {
        const { href } = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!;
        return (await fetch(href)).text();
      });
      expect(styles).toMatch(/\.map\{[^}]*-webkit-user-select:none/);
    },
    WHOLE_TEST,
  );

  it(
    'folds what need not be done any more, and shows of it what is about the place that is touched',
    async () => {
      const { id, mover } = await begin('columbia1812');
      const page = await house.visit(mover, `/play/${id}`);
      const chips = page.locator('#choices .chip:visible');
      await chips.first().waitFor();
      await rest(page);
      await page.locator('#choices input[type=search]').fill('Take the ready-made set-up');
      await page.locator('.found .chip').first().click();
      await page.locator('#choices details summary').waitFor();
      expect([await momentOf(page), await chips.count()]).toEqual(['1 1', 0]);
      expect(await page.locator('#choices .acts .btn').count()).toBe(2);
      await rest(page);
      const ring = await page.locator('.g [data-open="buffalo"]').boundingBox();
      await page.mouse.click(ring!.x + ring!.width / 2, ring!.y + ring!.height / 2);
      await chips.first().waitFor();
      expect([await tokens(page), await chips.count()]).toEqual([1, 12]);
    },
    WHOLE_TEST,
  );

  it(
    'leaves room for the word of what takes back, however long the sentence is beside it',
    async () => {
      const { id, mover } = await begin('columbia1812');
      const page = await house.visit(mover, `/play/${id}`);
      const right = page.locator('.acts .end');
      await right.waitFor();
      await right.evaluate((one) => {
        one.textContent = 'Pursue from Amherstburg with 2 dice, showing no block';
      });
      const left = await page.locator('.acts .undo').evaluate((one) => {
        const edge = document.querySelector('.acts .end')?.getBoundingClientRect().left ?? 0;
        const word = document.createRange();
        word.selectNodeContents(one);
        return [one.scrollWidth <= one.clientWidth, word.getBoundingClientRect().right < edge];
      });
      expect(left).toEqual([true, true]);
    },
    WHOLE_TEST,
  );

  it(
    'draws the names of the places that may be picked above the rings around them',
    async () => {
      const { id, mover } = await begin('columbia1812');
      const page = await house.visit(mover, `/play/${id}`);
      await page.locator('.g [data-open]').first().waitFor({ state: 'attached' });
      const drawn = await page.evaluate(() => {
        const all = [...document.querySelectorAll<SVGGraphicsElement>('.g *')];
        const last = all.findLastIndex((one) => one.matches('[data-open]'));
        const names = all
          .slice(last)
          .filter((one) => one.getBBox().width > 0 && one.matches('use'));
        return {
          rings: all.flatMap(({ dataset }) => dataset['open'] ?? []),
          named: names.map((one) => one.getAttribute('href')?.replace('#name-', '')),
        };
      });
      expect(drawn.rings.length).toBeGreaterThan(5);
      expect(drawn.named).toEqual(drawn.rings);
    },
    WHOLE_TEST,
  );

  it(
    'forgets what was picked with every decision, and a double touch decides once',
    async () => {
      const { id, mover } = await begin('columbia1812');
      const page = await house.visit(mover, `/play/${id}`);
      await page.locator('.chip').first().waitFor();
      await rest(page);
      const twice = async (): Promise<void> => {
        const box = await page.locator('.chip').first().boundingBox();
        const at = [box!.x + 20, box!.y + 20] as const;
        await page.mouse.click(...at);
        await page.waitForTimeout(100);
        await page.mouse.click(...at);
        await rest(page);
      };
      await twice();
      expect([await tokens(page), await momentOf(page)]).toEqual([1, '1 0']);
      await twice();
      expect([await tokens(page), await momentOf(page)]).toEqual([2, '1 0']);
      await twice();
      expect([await tokens(page), await momentOf(page)]).toEqual([0, '1 1']);
      const { game } = await house.app.ask(GAME, { id }, mover.token);
      const search = await page.locator('#choices input[type=search]').getAttribute('placeholder');
      expect(search).toContain(`(${game.choices.length} `);
      expect(await page.locator('.acts .undo').innerText()).toContain('Place ');
    },
    WHOLE_TEST,
  );

  it(
    'asks before what cannot be taken back, sends it once, and needs three requests and 10 KB for it',
    async () => {
      const { id, mover } = await begin('ops1812');
      const page = await house.visit(mover, `/play/${id}`);
      await page.locator('.chip').first().waitFor();
      expect(await page.title()).toMatch(/^● /);
      await rest(page);
      const asked: { url: string; size: number }[] = [];
      page.on('requestfinished', async (request) => {
        // Files of the page are kept for ever.
        if (/\/(events|table\/.*)$/.test(new URL(request.url()).pathname)) return;
        const { responseBodySize } = await request.sizes();
        asked.push({ url: request.url(), size: responseBodySize });
      });
      const before = await momentOf(page);
      await page.locator('#choices input[type=search]').fill('Discard');
      await page.locator('.found .chip').first().click();
      await page.locator('.acts .go').waitFor();
      await rest(page);
      expect([await momentOf(page), asked]).toEqual([before, []]);
      await page.locator('.acts .go').click();
      for (; (await momentOf(page)) === before;) await page.waitForTimeout(50);
      await page.waitForTimeout(1_500);
      expect(asked.map(({ url }) => new URL(url).pathname)).toHaveLength(3);
      expect(asked.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(10_000);
      const { game } = await house.app.ask(GAME, { id }, mover.token);
      expect(await momentOf(page)).toBe(`${game.version} ${game.draft}`);
    },
    WHOLE_TEST,
  );

  it(
    'says of an attack with how many dice and what chance, before it is made',
    async () => {
      const { app } = house;
      const [us, gb] = [await app.signUp('Ada'), await app.signUp('Bob')];
      const position = `ops1812 1
  time turn 2 round 1 next us
  tracks vp 0 privateer 0 stage 2
  us niagara-us: 2 regular 1 militia
  gb niagara-gb: 2 regular
  cards us: us03
  cards gb: gb09`;
      const { body } = await app.rest('POST /v1/games', {
        body: { ...first('ops1812'), seat: 'us', position },
        token: us.token,
      });
      await app.rest(`POST /v1/games/${body.id}/seats/gb`, { body: {}, token: gb.token });
      await app.rest(`POST /v1/games/${body.id}/moves`, {
        headers: { 'idempotency-key': 'campaign' },
        body: { version: 1, actions: [{ do: 'operate', card: 'us03', operation: 'campaign' }] },
        token: us.token,
      });
      const page = await house.visit(us, `/play/${body.id}`);
      await page.locator('.chip').first().waitFor();
      await rest(page);
      await page.getByLabel(/^March from .+ to Niagara Peninsula/).click();
      const told = page.getByText(/attacks .+, 5 dice, ends well for .+ \d+%, .+ \d+%/);
      await told.first().waitFor();
      expect(await told.count()).toBe(1);
    },
    WHOLE_TEST,
  );

  it(
    'asks for the ground once, as the head of the page does, and for all names when the board is drawn',
    async () => {
      const { id, mover } = await begin('avalon1776');
      // A page without pictures of its own.
      const page = await house.visit(mover, '/nowhere');
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (/\/(ground\.svg|board\.svg|components)$/.test(pathname)) asked.push(pathname + search);
      });
      await page.goto(`${house.app.url}/play/${id}`);
      await page.locator('.chip').first().waitFor();
      expect(asked.map((one) => one.replace(/.*\/([a-z.]+)\?.*/, '$1'))).toEqual([
        ...['ground.svg', 'board.svg', 'components'],
      ]);
      const head = await page.locator('link[rel=preload]').getAttribute('href');
      expect(asked[0]).toBe(head);
    },
    WHOLE_TEST,
  );

  it(
    'says at once that the connection is lost, and where nothing is to be undone, that it is not',
    async () => {
      const { id, mover } = await begin('columbia1812');
      const page = await house.visit(mover, `/play/${id}`);
      await page.locator('.chip').first().waitFor();
      expect(await page.locator('.acts .undo').isDisabled()).toBe(true);
      await page.context().setOffline(true);
      await page.locator('.lost').waitFor({ timeout: 3_000 });
      await page.context().setOffline(false);
      await page.locator('.lost').waitFor({ state: 'detached' });
    },
    WHOLE_TEST,
  );
});
