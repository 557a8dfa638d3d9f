import { inBrowser } from './browser.js';
import { useHouse } from './house.js';
import { startWar } from './rest-games.js';

const WHOLE_TEST = 120_000;

inBrowser('single keys', () => {
  const house = useHouse();

  it(
    'go from choice to choice, draw the map closer and tell which there are, unless they are switched off',
    async () => {
      const { us, id } = await startWar(house.app);
      const page = await house.visit(us.player!, `/play/${id}`);
      await page.locator('#choices [data-choose]').first().waitFor();
      await page.locator('#choices').focus();
      const focused = () =>
        page.evaluate(() => {
          const all = [...document.querySelectorAll('#choices [data-choose]:enabled')];
          return all.indexOf(document.activeElement!);
        });
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe(0);
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe(1);
      await page.keyboard.press('ArrowUp');
      expect(await focused()).toBe(0);
      const board = page.locator('.board');
      const wide = async () => (await board.boundingBox())!.width;
      const before = await wide();
      await page.keyboard.press('+');
      await page.waitForTimeout(600);
      expect(await wide()).toBeGreaterThan(before);
      await page.keyboard.press('?');
      await page.getByText('Keys', { exact: true }).click();
      await page.getByLabel('Single keys do something').uncheck();
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.waitForTimeout(300);
      expect(await page.locator('dialog[open]').count()).toBe(0);
    },
    WHOLE_TEST,
  );
});
