import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { useHouse } from './house.js';
import type { TestPlayer } from './support.js';

const WHOLE_TEST = 180_000;
const GAME = `query ($id: ID!) { game(id: $id) { version draft owed choices { action } } }`;
const TITLE = 'War of 1812: Operations · The whole war';

/** What a page did to be noticed. */
interface Called {
  readonly tones: number;
  readonly notices: readonly { title: string; body: string; tag: string }[];
  /** As it stands now. */
  readonly hasBadge: boolean;
}

/** Stands in for a loudspeaker and for the system's notices; `isAway`: another page lies over this one. */
function listen(): void {
  const all = { tones: 0, notices: [] as object[], hasBadge: false };
  const ramp = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  const connect = <T>(to: T): T => to;
  const start = () => void (all.tones += 1);
  class Loudspeaker {
    readonly currentTime = 0;
    readonly destination = {};
    createOscillator = () => ({ frequency: {}, connect, start, stop() {} });
    createGain = () => ({ gain: ramp, connect });
    async close() {}
  }
  class Notice {
    static readonly permission = 'granted';
    readonly close = (): void => undefined;
    constructor(title: string, options: object) {
      all.notices.push({ title, ...options });
    }
  }
  const badge = (hasBadge: boolean) => async () => void (all.hasBadge = hasBadge);
  Object.assign(window, {
    called: all,
    isAway: false,
    AudioContext: Loudspeaker,
    Notification: Notice,
  });
  Object.assign(navigator, { setAppBadge: badge(true), clearAppBadge: badge(false) });
  Object.defineProperty(document, 'hidden', { get: () => (window as any).isAway });
}

const calledIn = (page: Page): Promise<Called> => page.evaluate(() => (window as any).called);
const goAway = (page: Page, isAway: boolean): Promise<void> =>
  page.evaluate((away) => void Object.assign(window, { isAway: away }), isAway);
const iconOf = (page: Page): Promise<string> =>
  page.locator('link[rel=icon]').evaluate((link) => (link as HTMLLinkElement).href);

interface Begun {
  readonly id: string;
  readonly page: Page;
  /** Moves on by one version: to the other seat. */
  move(): Promise<void>;
}

inBrowser('a player is called to their move', () => {
  const house = useHouse();

  /** A game of two, and the page of who does not begin. */
  async function begin(): Promise<Begun> {
    const { app } = house;
    const players = [await app.signUp('Ada'), await app.signUp('Bob')] as const;
    const [us, gb] = players;
    const order = { ruleset: 'ops1812', scenario: 'campaign', seat: 'us' };
    const { body } = await app.rest('POST /v1/games', { body: order, token: us.token });
    const { id } = body;
    await app.rest(`POST /v1/games/${id}/seats/gb`, { body: {}, token: gb.token });
    const other = (await owedIn(id, us)).includes('us') ? gb : us;
    const page = await house.visit(other, '/nowhere');
    await page.addInitScript(listen);
    await page.goto(`${app.url}/play/${id}`);
    await page.locator('#choices').waitFor();
    return { id, page, move: () => move(id, page, players) };
  }

  const owedIn = async (id: string, { token }: TestPlayer): Promise<string[]> =>
    (await house.app.ask(GAME, { id }, token)).game.owed;

  /** Throws a card away, which ends a turn; the page has drawn what came of it. */
  async function move(id: string, page: Page, players: readonly TestPlayer[]): Promise<void> {
    for (const { token } of players) {
      const { game } = await house.app.ask(GAME, { id }, token);
      const action = game.choices
        .map((one: any) => one.action)
        .find((one: any) => one.do === 'discard');
      if (action === undefined) continue;
      const { body } = await house.app.rest(`POST /v1/games/${id}/moves`, {
        headers: { 'idempotency-key': `${game.version}` },
        body: { version: game.version, draft: game.draft, actions: [action] },
        token,
      });
      expect(body.version).toBe(game.version + 1);
      await page.locator(`#choices[data-moment^="${body.version} "]`).waitFor();
      // What is called in its wake, is.
      await page.waitForTimeout(500);
      return;
    }
    throw new Error('nobody may discard');
  }

  it(
    'by the title, the icon and the badge, for as long as it is theirs',
    async () => {
      const { page, move } = await begin();
      const plain = await iconOf(page);
      const signs = async () => [
        await page.title(),
        (await iconOf(page)) === plain,
        (await calledIn(page)).hasBadge,
      ];
      expect(await signs()).toEqual([expect.stringMatching(/^(?!●).+ – Muster$/), true, false]);
      await move();
      expect(await signs()).toEqual([expect.stringMatching(/^● .+ – Muster$/), false, true]);
      expect(await iconOf(page)).toMatch(/^data:image\/svg/);
      await move();
      expect(await signs()).toEqual([expect.stringMatching(/^(?!●).+ – Muster$/), true, false]);
    },
    WHOLE_TEST,
  );

  it(
    'by a sound where that is wanted, and not unless it is',
    async () => {
      const { page, move } = await begin();
      const tones = async () => (await calledIn(page)).tones;
      await move();
      expect([await page.title(), await tones()]).toEqual([expect.stringMatching(/^● /), 0]);
      await move();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByLabel('A soft sound at your move').check();
      expect(await tones()).toBe(0);
      await move();
      expect(await tones()).toBe(2);
      await move();
      expect(await tones()).toBe(2);
    },
    WHOLE_TEST,
  );

  it(
    'by one notice of the game while another page lies over this one, and by none else',
    async () => {
      const { id, page, move } = await begin();
      const notices = async () => (await calledIn(page)).notices;
      await move();
      await move();
      expect(await notices()).toEqual([]);
      await goAway(page, true);
      await move();
      const only = { title: 'Your move', body: expect.stringContaining(TITLE), tag: `/play/${id}` };
      expect(await notices()).toEqual([only]);
      await move();
      expect(await notices()).toHaveLength(1);
      await goAway(page, false);
      await move();
      expect(await notices()).toHaveLength(1);
    },
    WHOLE_TEST,
  );
});
