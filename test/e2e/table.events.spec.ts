import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { PHONE, SCREEN, useHouse } from './house.js';
import type { TestPlayer } from './support.js';

const WHOLE_TEST = 180_000;
const NARROW = { width: 360, height: 780 };

inBrowser('an event on the page', () => {
  const house = useHouse();

  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();
  const sees = (page: Page, text: string) => page.getByText(text).first().waitFor();
  const isWithin = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  /** Makes one by the form, and opens it; gives the link to it. */
  async function made(page: Page): Promise<string> {
    await page.getByLabel('Name').fill('Lakes in autumn');
    await page.locator('input[name=ruleset][value=ops1812]').check();
    await page.locator('input[name=legs][value=SINGLE]').check();
    await press(page, 'Create');
    await page.waitForURL('**/t/**');
    await press(page, 'Open it for entries');
    await sees(page, 'entries open');
    return new URL(page.url()).pathname;
  }

  async function entered(path: string): Promise<{ page: Page; player: TestPlayer }> {
    const player = await house.app.signUp();
    const page = await house.visit(player, path, { viewport: PHONE });
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
    return { page, player };
  }

  it(
    'is made, entered, begun, paired, played and approved by its buttons',
    async () => {
      const owner = await house.app.signUp();
      const desk = await house.visit(owner, '/tournaments/new', { viewport: SCREEN });
      const path = await made(desk);
      const players = [await entered(path), await entered(path)];
      await desk.reload();
      await press(desk, 'Begin it now');
      await sees(desk, 'running');
      await desk.goto(`${house.app.url}${path}/rounds`);
      await press(desk, 'Propose the next round');
      await press(desk, 'Publish the round');
      await sees(desk, 'Board 1');

      const [{ page, player }] = players as [(typeof players)[0]];
      await page.getByRole('link', { name: /^To the board:/ }).waitFor();
      const id = path.split('/').at(-1)!;
      const { body } = await house.app.rest(`GET /v1/tournaments/${id}`);
      const gameId = body.rounds[0].pairings[0].legs[0].gameId as string;
      const headers = { 'idempotency-key': 'gives-up' };
      await house.app.rest(`POST /v1/games/${gameId}/resign`, { token: player.token, headers });
      await desk.goto(house.app.url + path);
      await press(desk, 'Approve the table');
      await sees(desk, 'approved');
      expect(await desk.locator('.fold tbody .p').allTextContents()).toEqual(['1', '0']);

      await desk.locator('.fold .name').first().click();
      await desk.getByRole('dialog').getByText('BH').waitFor();
      await desk.goto(`${house.app.url}${path}/facts`);
      await sees(desk, 'The table is approved.');
      expect(await desk.locator('.facts > li').count()).toBe(11);
    },
    WHOLE_TEST,
  );

  it(
    'fits a narrow phone on every page, in both languages',
    async () => {
      const owner = await house.app.signUp();
      const desk = await house.visit(owner, '/tournaments/new', { viewport: SCREEN });
      const path = await made(desk);
      for (const locale of ['en-GB', 'ja-JP']) {
        const page = await house.visit(owner, path, { viewport: NARROW, locale });
        for (const place of ['', '/rounds', '/roster', '/facts']) {
          await page.goto(house.app.url + path + place);
          await page.getByRole('heading', { name: 'Lakes in autumn' }).waitFor();
          expect([place, await isWithin(page)]).toEqual([place, true]);
        }
        for (const place of ['/tournaments', '/tournaments/new']) {
          await page.goto(house.app.url + place);
          await page.getByRole('heading', { level: 1 }).waitFor();
          expect([place, await isWithin(page)]).toEqual([place, true]);
        }
      }
    },
    WHOLE_TEST,
  );
});
