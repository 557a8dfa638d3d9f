import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { useHouse } from './house.js';
import { startWar } from './rest-games.js';

const WHOLE_TEST = 120_000;

/** Whatever is kept from now on does not fit. */
const FULL = `Storage.prototype.setItem = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}`;

async function filled(page: Page): Promise<void> {
  await page.addInitScript(FULL);
  await page.reload();
}

inBrowser('a browser whose storage is full', () => {
  const house = useHouse();

  it(
    'plays a move all the same, and nothing on the page is missing',
    async () => {
      const { us, id } = await startWar(house.app);
      const page = await house.visit(us.player!, `/play/${id}`);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      await filled(page);
      await page.locator('.layers svg').nth(1).waitFor();
      const moment = () => page.locator('#choices').getAttribute('data-moment');
      const before = await moment();
      while ((await moment()) === before) {
        await page.locator('.acts .go:enabled, [data-choose]:enabled').last().click();
        await page.waitForTimeout(500);
      }
      expect(complaints).toEqual([]);
    },
    WHOLE_TEST,
  );

  it(
    'says at the sign-up why nobody could come back to their seat from there',
    async () => {
      const player = await house.app.signUp('Ada');
      const page = await house.visit(player, '/play');
      await page.addInitScript('localStorage.clear()');
      await filled(page);
      await page.goto(`${house.app.url}/play/new`);
      await page.locator('input[name=name]').fill('Bob');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'This browser keeps nothing' }).waitFor();
      expect(await page.evaluate('localStorage.length')).toBe(0);
    },
    WHOLE_TEST,
  );
});
