import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { rest, SCREEN, useHouse } from './house.js';
import type { TestPlayer } from './support.js';

const WHOLE_TEST = 180_000;
const GAME = `query ($id: ID!) { game(id: $id) { version draft owed choices { action label from attacks stops } } }`;

interface Begun {
  readonly id: string;
  readonly page: Page;
  readonly mover: TestPlayer;
}

inBrowser('how many presses a move takes', () => {
  const house = useHouse();

  /** Plays on, with what is quickest, until somebody may do that: whose choice it is. */
  async function until(verb: string, id: string, players: readonly TestPlayer[]) {
    for (let step = 0; step < 60; step++)
      for (const player of players) {
        const { game } = await house.app.ask(GAME, { id }, player.token);
        const actions: { do: string }[] = game.choices.map(({ action }: any) => action);
        if (actions.some((one) => one.do === verb)) return player;
        const quick = ['ready', 'done', 'first'].map((one) =>
          actions.find((any) => any.do === one),
        );
        const action = quick.find((one) => one !== undefined);
        if (action !== undefined) await submit(id, player, game, action);
      }
    throw new Error(`nobody may ${verb}`);
  }

  const submit = (id: string, player: TestPlayer, { version, draft }: any, action: object) =>
    house.app.rest(`POST /v1/games/${id}/moves`, {
      token: player.token,
      headers: { 'idempotency-key': `${version}-${draft}-${player.id}` },
      body: { version, draft, actions: [action] },
    });

  async function begin(order: object, options: object, verb: string): Promise<Begun> {
    const { app } = house;
    const players = [await app.signUp('Ada'), await app.signUp('Bob')] as const;
    const [us, gb] = players;
    const { body } = await app.rest('POST /v1/games', {
      body: { ...order, seat: 'us' },
      token: us.token,
    });
    await app.rest(`POST /v1/games/${body.id}/seats/gb`, { body: {}, token: gb.token });
    const mover = await until(verb, body.id, players);
    const page = await house.visit(mover, `/play/${body.id}`, options);
    await laid(page);
    return { id: body.id, page, mover };
  }

  /** The board lies there, and the camera has gone where something is asked. */
  async function laid(page: Page): Promise<void> {
    await page.locator('.layers [data-kind=place]').first().waitFor({ state: 'attached' });
    await page.locator('.chip').first().waitFor();
    await rest(page);
  }

  /** The first of them of which all places are in sight. */
  async function seenOf(page: Page, all: any[], places: (one: any) => string[]): Promise<any> {
    for (const one of all) {
      const seen = await Promise.all(places(one).map((id) => isSeen(page, id)));
      if (seen.every((isThere) => isThere)) return one;
    }
    throw new Error(`none of ${all.length} is in sight`);
  }

  const stateOf = async ({ id, mover }: Begun) =>
    (await house.app.ask(GAME, { id }, mover.token)).game;
  const momentOf = (page: Page) => page.locator('#choices').getAttribute('data-moment');

  /** A press in the middle of a place of the map, once the camera rests and the list may be touched. */
  async function touch(page: Page, id: string): Promise<void> {
    await rest(page);
    const box = await page.locator(`.layers [data-id="${id}"]`).first().boundingBox();
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
    await page.waitForTimeout(300);
  }

  /** Neither out of sight nor under what lies over the map. */
  async function isSeen(page: Page, id: string): Promise<boolean> {
    const box = await page.locator(`.layers [data-id="${id}"]`).first().boundingBox();
    const map = await page.locator('.map').boundingBox();
    if (box === null) return false;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
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
      const begun = await begin({ ruleset: 'columbia1812', scenario: 'campaign' }, {}, 'march');
      const { page } = begun;
      const { choices } = await stateOf(begun);
      // A town with one block, to which another may march as well: it could be where to.
      const alone = choices.filter(
        ({ action, from, attacks, stops }: any, _: number, all: any[]) =>
          action.do === 'march' &&
          attacks === null &&
          stops === null &&
          all.every((one) => one.from !== from || one.action.unit === action.unit) &&
          all.some((one) => one.action.to === from),
      );
      const { from, action } = await seenOf(page, alone, ({ from, action }) => [from, action.to]);
      await touch(page, from);
      expect(await page.locator('.tok').innerText()).toContain('from ');
      expect((await stateOf(begun)).draft).toBe(0);
      await touch(page, action.to);
      await settled(begun);
      expect((await stateOf(begun)).draft).toBe(1);
      expect(await page.locator('.acts .undo').innerText()).toContain('march to ');
    },
    WHOLE_TEST,
  );

  it(
    '1776: a whole stack three',
    async () => {
      const begun = await begin({ ruleset: 'avalon1776', scenario: 'basic' }, {}, 'march');
      const { page } = begun;
      const { choices } = await stateOf(begun);
      const stack = choices.find(({ action }: any) => action.do === 'march').action.hex;
      await touch(page, stack);
      await settled(begun);
      const { choices: next } = await stateOf(begun);
      // What attacks or cannot be taken back is asked about once more.
      const there = next.find(
        ({ action, attacks, stops }: any) =>
          action.do === 'go' && attacks === null && stops === null,
      ).action.hex;
      await touch(page, there);
      await settled(begun);
      await page.waitForTimeout(500);
      const before = await momentOf(page);
      await page.locator('.acts .end, .acts .go').last().click();
      await page.locator(`#choices:not([data-moment="${before}"])`).waitFor();
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
      const order = { ruleset: 'ops1812', scenario: 'campaign' };
      const begun = await begin(order, { viewport: SCREEN }, 'operate');
      const { page, id, mover } = begun;
      const before = await stateOf(begun);
      // With one operation point the campaign would be over with the move, which is asked about.
      const card = before.choices.find(
        ({ action, label }: any) => action.operation === 'campaign' && / [2-9] OPS/.test(label),
      ).action;
      const told = await submit(id, mover, before, card);
      expect(told.status).toBe(200);
      await page.reload();
      await laid(page);
      const marches = (await stateOf(begun)).choices.filter(
        ({ action, attacks, stops }: any) =>
          action.do === 'march' && attacks === null && stops === null,
      );
      const { action } = await seenOf(page, marches, ({ action }) => [action.from, action.to]);
      const { from, to } = action;
      await touch(page, from);
      expect(await page.locator('.tok').first().innerText()).toContain('from ');
      await touch(page, to);
      // Beside the whole stack a part of it may go: the third press says which.
      await page.waitForTimeout(500);
      await page.getByRole('button', { name: /with all that may go/ }).click();
      await page.locator('.acts .undo', { hasText: 'with all that may go' }).waitFor();
      expect(await page.locator('.acts .undo').innerText()).toContain('with all that may go');
    },
    WHOLE_TEST,
  );
});
