import { inBrowser } from './browser.js';
import { useHouse } from './house.js';
import { startWar } from './rest-games.js';

const WHOLE_TEST = 120_000;

inBrowser('the pages around the table', () => {
  const house = useHouse();

  it(
    'ask first against whom, and begin with the computer',
    async () => {
      const page = await house.visit(await house.app.signUp('Ada'), '/play/new');
      await page.locator('input[name=level]').first().waitFor();
      expect(await page.locator('input[name=level]:checked').inputValue()).toBe('greedy');
      const foot = (await page.locator('.foot').boundingBox())!;
      for (const one of await page.locator('.opt:has([name=level])').all()) {
        const { y, height } = (await one.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(foot.y);
      }
    },
    WHOLE_TEST,
  );

  it(
    'list games between people first, and say which are against the computer',
    async () => {
      const { app } = house;
      const between = await startWar(app);
      const { token } = await app.signUp('Bea');
      const seatBots = [{ seat: 'us', level: 'random' }];
      const order = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'gb', seatBots };
      const { body: alone } = await app.rest('POST /v1/games', { body: order, token });
      const page = await house.visit(await app.signUp('Ada'), '/play');
      const cards = page.locator('#watch .game');
      await cards.nth(1).waitFor();
      const listed = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')));
      expect(listed).toEqual([between.id, alone.id].map((id) => `/play/${id}`));
      const tags = (nth: number): Promise<string[]> =>
        cards.nth(nth).locator('.tag').allInnerTexts();
      expect([await tags(0), await tags(1)]).toEqual([[], ['Against the computer']]);
      const marked = (nth: number) => cards.nth(nth).locator('.i + bdi').allInnerTexts();
      expect([await marked(0), await marked(1)]).toEqual([[], ['The computer (plays at random)']]);
    },
    WHOLE_TEST,
  );

  it(
    'set a name from right to left apart from the words around it',
    async () => {
      const { token } = await house.app.signUp('דנה');
      const seatBots = [{ seat: 'gb', level: 'greedy' }];
      const order = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us', seatBots };
      const { body: game } = await house.app.rest('POST /v1/games', { body: order, token });
      const page = await house.visit(await house.app.signUp('Ada'), `/play/${game.id}`);
      await page.getByText('\u2068דנה\u2069').first().waitFor();
      expect(await page.locator('.plate bdi').first().innerText()).toBe('דנה');
    },
    WHOLE_TEST,
  );
});
