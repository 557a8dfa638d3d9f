import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { PATIENCE, PHONE, SCREEN, useHouse } from './house.js';
import { startWar } from './rest-games.js';

/** Where a picture of the page is kept: `LOOK=folder npm test -- e2e/table.hand-over`. */
const LOOK = process.env['LOOK'];

inBrowser('a seat handed over on the page', () => {
  const house = useHouse();
  const look = async (page: Page, name: string) => {
    if (LOOK !== undefined) await page.screenshot({ path: `${LOOK}/${name}.png` });
  };

  const WORDS = {
    'en-GB': {
      menu: 'Menu',
      handOver: 'Hand your seat over',
      make: 'Make a link',
      take: 'Take the seat',
      offer: /Dearborn offers you a seat: American, in War of 1812/,
      incomplete: 'This link is incomplete. Ask for a new one.',
    },
    ja: {
      menu: 'メニュー',
      handOver: '席を譲る',
      make: 'リンクを作る',
      take: 'この席に着く',
      offer: /Dearbornさんが「.*1812.*」の席（アメリカ）を譲ると申し出ています。/,
      incomplete: 'このリンクは一部が欠けています。新しいリンクをもらってください。',
    },
  } as const;

  it.each([
    ['en-GB', PHONE],
    ['ja', SCREEN],
  ] as const)(
    'is offered by a link and taken by whoever opens it, in %s',
    async (locale, viewport) => {
      const w = WORDS[locale];
      const game = await startWar(house.app, { private: true });
      const options = { locale, viewport };
      const owner = await house.visit(game.us.player!, `/play/${game.id}`, options);
      await owner.locator('#choices button').first().waitFor();
      await owner.getByRole('button', { name: w.menu }).click();
      await owner.getByText(w.handOver).click();
      await owner.getByRole('checkbox', { checked: true }).last().waitFor();
      await owner.getByRole('button', { name: w.make, exact: true }).click();
      const link = await owner.locator('.link input').inputValue();
      expect(link).toMatch(new RegExp(`/seat/${game.id}#seat=[\\w-]{32}$`));
      await look(owner, `offer-${locale}`);

      const eve = await house.app.signUp('Eve');
      const taker = await house.visit(eve, new URL(link).pathname + new URL(link).hash, options);
      await taker.getByText(w.offer).waitFor();
      expect(taker.url()).not.toContain('#');
      await look(taker, `take-${locale}`);
      const isWide = await taker.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide).toBe(false);
      await taker.getByRole('button', { name: w.take }).click();
      await taker.waitForURL(`**/play/${game.id}`);
      await taker.locator('#choices button').first().waitFor();
      await look(taker, `taken-${locale}`);
      // Who had the seat watches now: nothing is asked of them.
      await owner.locator('#choices button').first().waitFor({ state: 'detached' });
      await owner.locator('[role=dialog] .link').waitFor({ state: 'detached' });
      await look(owner, `watching-${locale}`);
      const { seats } = (await game.gb.get()).body;
      expect(seats.map(({ player }: any) => player.name)).toEqual(['Eve', 'Prevost']);
    },
    PATIENCE * 2,
  );

  it.each([
    ['without a token', '', null],
    ['that is void', '#seat=nothing', /no such offer/],
  ])(
    'by a link %s says so',
    async (_, hash, said) => {
      const game = await startWar(house.app);
      const eve = await house.app.signUp('Eve');
      const page = await house.visit(eve, `/seat/${game.id}${hash}`);
      await page.getByText(said ?? WORDS['en-GB'].incomplete).waitFor();
      expect(await page.getByRole('button', { name: 'Take the seat' }).count()).toBe(0);
    },
    PATIENCE,
  );
});
