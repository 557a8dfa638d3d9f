import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { useHouse } from './house.js';
import { startWar } from './rest-games.js';

const WHOLE_TEST = 120_000;
const ORDER = { ruleset: 'ops1812', scenario: 'campaign', seat: 'us' };

inBrowser('a hint on the page', () => {
  const house = useHouse();

  const momentOf = (page: Page) => page.locator('#choices').getAttribute('data-moment');
  const hintButton = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });

  it(
    'is picked by a touch or a key in a game against the computer, and done by one more press',
    async () => {
      const { app } = house;
      const ada = await app.signUp('Ada');
      const { body: rulesets } = await app.rest('GET /v1/rulesets');
      const { scenarios } = rulesets.find(({ id }: any) => id === ORDER.ruleset);
      const seatBots = [{ seat: 'gb', level: 'random' }];
      const order = { ...ORDER, scenario: scenarios[0].id, seatBots };
      const { body: game } = await app.rest('POST /v1/games', { body: order, token: ada.token });
      const page = await house.visit(ada, `/play/${game.id}`);
      const armed = page.locator('.acts .go:not([data-choose])');
      const isArmed = () =>
        armed.waitFor({ timeout: 20_000 }).then(
          () => true,
          () => false,
        );
      // On a busy machine it may not be thought through in time, and is to be asked again.
      for (let tries = 0; tries < 5; tries++) {
        await hintButton(page).click();
        if (await isArmed()) break;
      }
      // On a low screen what is asked is long: what is to be pressed stays in sight.
      await page.setViewportSize({ width: 390, height: 600 });
      const { y, height } = (await page.locator('.acts').boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(600);
      await page.setViewportSize({ width: 390, height: 844 });
      const before = await momentOf(page);
      const { body } = await app.rest(`GET /v1/games/${game.id}/hint?version=${before?.[0]}`, {
        token: ada.token,
      });
      expect(await armed.innerText()).toContain(body.hint.label);
      await page.waitForTimeout(500);
      expect(await momentOf(page)).toBe(before);
      await page.keyboard.press('Escape');
      await armed.waitFor({ state: 'detached' });
      await page.keyboard.press('h');
      await armed.waitFor();
      await armed.click();
      await page.locator(`#choices:not([data-moment="${before}"])`).waitFor();
    },
    WHOLE_TEST,
  );

  it(
    'is not offered against a person',
    async () => {
      const { us, id } = await startWar(house.app);
      const page = await house.visit(us.player!, `/play/${id}`);
      await page.locator('.chip').first().waitFor();
      expect(await hintButton(page).count()).toBe(0);
    },
    WHOLE_TEST,
  );
});
