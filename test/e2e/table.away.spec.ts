import { inBrowser } from './browser.js';
import { useHouse } from './house.js';

const WHOLE_TEST = 120_000;

inBrowser('days away on the page', () => {
  const house = useHouse();

  it(
    'are taken and ended on a narrow screen, and shown at the clock',
    async () => {
      const { app } = house;
      const [ada, bea] = [await app.signUp('Ada'), await app.signUp('Bea')];
      await app.pool.query(
        `UPDATE players SET created_at = now() - interval '1 year' WHERE id = $1`,
        [ada.id],
      );
      const order = { ruleset: 'columbia1812', scenario: 'campaign', clock: 'daily', seat: 'us' };
      const { body } = await app.rest('POST /v1/games', { body: order, token: ada.token });
      await app.rest(`POST /v1/games/${body.id}/seats/gb`, { body: {}, token: bea.token });
      const page = await house.visit(ada, '/play');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('.who button').first().click();
      await page.locator('summary', { hasText: 'Days away' }).click();
      await page.getByText(/^Days left: (29|30)\.$/).waitFor();
      const wide = await page.evaluate('document.documentElement.scrollWidth');
      expect(wide).toBe(390);
      await page.getByLabel('Days', { exact: true }).fill('10');
      await page.getByRole('button', { name: 'Be away' }).click();
      await page.getByText(/^Days left: (19|20)\.$/).waitFor();
      await page.getByRole('button', { name: 'Be away' }).click();
      await page.getByText('you are away already').waitFor();
      const table = await house.visit(bea, `/play/${body.id}`);
      await table
        .getByRole('button', { name: /time left.*away/ })
        .first()
        .click();
      await table
        .getByText(/^Away until .*: the clock stands\.$/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Be back' }).click();
      await page.getByText(/^Days left: (28|29)\.$/).waitFor();
      const { body: own } = await app.rest('GET /v1/players/me/away', { token: ada.token });
      expect(own.blocks).toEqual([]);
    },
    WHOLE_TEST,
  );
});
