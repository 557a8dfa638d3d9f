import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { SCREEN, useHouse } from './house.js';
import type { TestPlayer } from './support.js';

const WHOLE_TEST = 180_000;
const GAME = `query ($id: ID!) { game(id: $id) { version draft owed choices { action from attacks stops } } }`;

interface Begun {
  readonly id: string;
  readonly page: Page;
  readonly mover: TestPlayer;
}

inBrowser('how many presses a move takes', () => {
  const house = useHouse();

  async function begin(order: object, options: object = {}): Promise<Begun> {
    const { app } = house;
    const [us, gb] = [await app.signUp('Ada'), await app.signUp('Bob')];
    const { body } = await app.rest('POST /v1/games', {
      body: { ...order, seat: 'us' },
      token: us.token,
    });
    await app.rest(`POST /v1/games/${body.id}/seats/gb`, { body: {}, token: gb.token });
    const { game } = await app.ask(GAME, { id: body.id }, us.token);
    const mover = game.choices.length > 0 ? us : gb;
    const page = await house.visit(mover, `/play/${body.id}`, options);
    await page.locator('.layers [data-kind=place]').first().waitFor({ state: 'attached' });
    await page.locator('.chip').first().waitFor();
    return { id: body.id, page, mover };
  }

  const stateOf = async ({ id, mover }: Begun) =>
    (await house.app.ask(GAME, { id }, mover.token)).game;
  const momentOf = (page: Page) => page.locator('#choices').getAttribute('data-moment');

  /** A press in the middle of a place of the map, once the camera rests and the list may be touched. */
  async function touch(page: Page, id: string): Promise<void> {
    await page.waitForTimeout(700);
    const box = await page.locator(`.layers [data-id="${id}"]`).first().boundingBox();
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
    await page.waitForTimeout(300);
  }

  /** Neither out of sight nor under what lies over the map. */
  async function isSeen(page: Page, id: string): Promise<boolean> {
    const box = await page.locator(`.layers [data-id="${id}"]`).first().boundingBox();
    const map = await page.locator('.map').boundingBox();
    const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
    return x > 70 && x < map!.width - 70 && y > map!.y + 70 && y < map!.y + map!.height - 70;
  }

  async function settled(begun: Begun): Promise<void> {
    for (let tries = 0; tries < 100; tries++) {
      const { version, draft } = await stateOf(begun);
      if ((await momentOf(begun.page)) === `${version} ${draft}`) return;
      await begun.page.waitForTimeout(100);
    }
    throw new Error('the page stands on another version');
  }

  it(
    'War of 1812: a march two, and a touch on a town of one’s own is its stack',
    async () => {
      const position = [
        'columbia1812 1',
        'time 1812 turn 1 first us stage army active us',
        'us buffalo: us-17th-infantry',
        'us erie: us-6th-infantry',
        'gb york: gb-49th-foot',
      ].join('\n');
      const begun = await begin({ ruleset: 'columbia1812', scenario: 'campaign', position });
      const { page } = begun;
      // There is a road from Erie to Buffalo, so Buffalo could be where to as well.
      await touch(page, 'buffalo');
      expect(await page.locator('.tok').innerText()).toContain('from Buffalo');
      expect((await stateOf(begun)).draft).toBe(0);
      await touch(page, 'fort-niagara');
      await settled(begun);
      expect((await stateOf(begun)).draft).toBe(1);
      expect(await page.locator('.acts .undo').innerText()).toContain('march to Fort Niagara');
    },
    WHOLE_TEST,
  );

  it(
    '1776: a whole stack three',
    async () => {
      const begun = await begin({ ruleset: 'avalon1776', scenario: 'basic' });
      const { page } = begun;
      const { choices } = await stateOf(begun);
      const stack = choices.find(({ action }: any) => action.do === 'march').action.hex;
      await touch(page, stack);
      await settled(begun);
      const { choices: next } = await stateOf(begun);
      const there = next.find(({ action }: any) => action.do === 'go').action.hex;
      await touch(page, there);
      await settled(begun);
      await page.waitForTimeout(500);
      await page.locator('.acts .end, .acts .go').last().click();
      await settled(begun);
      const after = await stateOf(begun);
      // It may march from elsewhere now: the move is made.
      expect(after.choices.some(({ action }: any) => action.do === 'march')).toBe(true);
    },
    WHOLE_TEST,
  );

  it(
    'Operations: a move of a campaign three at most, once the card is played',
    async () => {
      const { app } = house;
      const begun = await begin({ ruleset: 'ops1812', scenario: 'campaign' }, { viewport: SCREEN });
      const { page, id, mover } = begun;
      const { version, draft, choices } = await stateOf(begun);
      const card = choices.find(({ action }: any) => action.operation === 'campaign').action;
      await app.rest(`POST /v1/games/${id}/moves`, {
        token: mover.token,
        headers: { 'idempotency-key': `card-${id}` },
        body: { version, draft, actions: [card] },
      });
      const operating = (await stateOf(begun)).choices;
      for (; !(await momentOf(page))?.startsWith(`${(await stateOf(begun)).version} `);)
        await page.waitForTimeout(100);
      await page.reload();
      await page.locator('.chip').first().waitFor();
      await page.waitForTimeout(1_000);
      const inSight: { from: string; to: string }[] = [];
      for (const { action, attacks, stops } of operating)
        if (
          action.do === 'march' &&
          attacks === null &&
          stops === null &&
          (await isSeen(page, action.from)) &&
          (await isSeen(page, action.to))
        )
          inSight.push(action);
      const { from, to } = inSight[0]!;
      await touch(page, from);
      expect(await page.locator('.tok').first().innerText()).toContain('from ');
      await touch(page, to);
      // Beside the whole stack a part of it may go: the third press says which.
      await page.waitForTimeout(500);
      await page.getByRole('button', { name: /with all that may go/ }).click();
      for (const before = await momentOf(page); (await momentOf(page)) === before;)
        await page.waitForTimeout(100);
      expect(await page.locator('.acts .undo').innerText()).toContain('with all that may go');
    },
    WHOLE_TEST,
  );
});
