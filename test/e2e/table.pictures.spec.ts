import { inBrowser } from './browser.js';
import { useHouse } from './house.js';
import { startWar } from './rest-games.js';

inBrowser('a picture of the board that is shown to others', () => {
  const house = useHouse();

  it.each([
    ['en-US', 'Menu', 'Link to this picture', 'Make a link', /Take back all/, /None of your/],
    ['ja-JP', 'メニュー', 'この図へのリンク', 'リンクを作る', /すべて取り消す/, /もうどれも/],
  ])(
    'has a link of its own, made and taken back from the menu: %s',
    async (locale, menu, title, make, takeBack, takenBack) => {
      const { us, id } = await startWar(house.app);
      const page = await house.visit(us.player!, `/play/${id}`, { locale });
      await page.getByRole('button', { name: menu }).click();
      await page.locator('summary', { hasText: title }).click();
      await page.getByRole('button', { name: make, exact: true }).click();
      const link = await page.locator('.menu .link input').inputValue();
      const { version } = (await us.get('')).body;
      const shown = await fetch(link);
      expect(shown.status).toBe(200);
      expect(await shown.text()).toBe((await us.get(`/board.svg?at=${version}&locale=en`)).text);
      await page.getByRole('button', { name: takeBack }).click();
      await page.getByText(takenBack).waitFor();
      expect(await page.locator('.menu .link').count()).toBe(0);
      expect((await fetch(link)).status).toBe(404);
    },
    120_000,
  );
});
