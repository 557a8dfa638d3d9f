import { decodeJwt } from 'jose';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import { agedToken } from './aged-token.js';
import { inBrowser, openBrowser } from './browser.js';
import { inTime } from './house.js';
import { startWar } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';

/** On a busy machine a browser takes its time. */
const PATIENCE = 60_000;
const WHOLE_TEST = 180_000;

let app: TestApp;
let browser: Browser | undefined;
const contexts: BrowserContext[] = [];

/** One service and one browser for all of this file, opened where there is a browser. */
function useVisitors(): void {
  beforeAll(async () => {
    app ??= await startApp();
    browser ??= await openBrowser();
  }, PATIENCE);
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
}

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** A browser of somebody's own; what goes through a service worker cannot be held up by a test. */
async function visitor(options: object = {}): Promise<BrowserContext> {
  const usual = { viewport: { width: 390, height: 844 }, locale: 'en-GB' } as const;
  const context = await browser!.newContext({ ...usual, serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(PATIENCE);
  contexts.push(context);
  return context;
}

/** A token that is no longer good. */
const DEAD = 'dead';

const kept = async (page: Page): Promise<any> =>
  JSON.parse((await page.evaluate('localStorage.muster ?? "{}"')) as string);

/** In a browser where that player plays already. */
async function openAs({ token, id, name }: TestPlayer, options: object = {}): Promise<Page> {
  const page = await (await visitor(options)).newPage();
  await page.goto(`${app.url}/play`);
  await page.locator('input[name=name]').waitFor();
  const told = JSON.stringify(JSON.stringify({ token, player: { id, name } }));
  await page.evaluate(`localStorage.setItem('muster', ${told})`);
  await page.reload();
  if (token !== DEAD) await page.locator('.who', { hasText: name }).waitFor();
  return page;
}

const linkOf = ({ token }: TestPlayer, path = '/play'): string =>
  `${app.url}${path}#token=${token}`;

/** As a link from elsewhere opens it: with a load of its own. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

async function until(page: Page, holds: () => Promise<boolean>): Promise<void> {
  for (const began = Date.now(); !(await holds()); await page.waitForTimeout(30))
    if (Date.now() - began > PATIENCE) throw new Error(`never came: ${holds}`);
}

inBrowser('who plays in a browser', () => {
  useVisitors();

  it.each([
    ['en-GB', 'This link plays as Bob. You are Ada here.', 'Stay Ada', 'Play as Bob'],
    [
      'ja-JP',
      'このリンクを使うとBobとして遊ぶことになります。現在はAdaです。',
      'Adaのまま続ける',
      'Bobとして遊ぶ',
    ],
  ])(
    'is asked before a link plays as another, and can be gone back to: %s',
    async (locale, question, stay, change) => {
      const [ada, bob] = [await app.signUp('Ada'), await app.signUp('Bob')];
      const page = await openAs(ada, { locale });
      await follow(page, linkOf(bob));
      const dialog = page.getByRole('dialog', { name: question });
      await dialog.waitFor();
      expect(page.url()).toBe(`${app.url}/play`);
      expect((await kept(page)).token).toBe(ada.token);
      await dialog.getByRole('button', { name: stay }).click();
      await dialog.waitFor({ state: 'detached' });
      expect((await kept(page)).token).toBe(ada.token);

      await follow(page, linkOf(bob));
      await dialog.getByRole('button', { name: change }).click();
      await page.locator('.who', { hasText: 'Bob' }).waitFor();
      expect((await kept(page)).token).toBe(bob.token);
      expect((await kept(page)).others).toEqual([
        { token: ada.token, player: { id: ada.id, name: 'Ada' } },
      ]);

      await page.locator('.who button').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: change.replace('Bob', 'Ada') })
        .click();
      await page.locator('.who', { hasText: 'Ada' }).waitFor();
      const now = await kept(page);
      expect([now.token, now.others[0].token]).toEqual([ada.token, bob.token]);
    },
    WHOLE_TEST,
  );

  it(
    'is whom the link names where nobody plays yet, and the invitation beside it stays',
    async () => {
      const bob = await app.signUp('Bob');
      const page = await (await visitor()).newPage();
      await page.goto(`${app.url}/play/whatever#token=${bob.token}&invite=abc`);
      await page.locator('.who', { hasText: 'Bob' }).waitFor();
      expect(page.url()).toBe(`${app.url}/play/whatever#invite=abc`);
      expect((await kept(page)).token).toBe(bob.token);
    },
    WHOLE_TEST,
  );

  it(
    'is asked as well where the page lies open already',
    async () => {
      const [ada, bob] = [await app.signUp('Ada'), await app.signUp('Bob')];
      const page = await openAs(ada);
      await page.goto(linkOf(bob));
      await page.getByRole('dialog', { name: 'This link plays as Bob.' }).waitFor();
      expect(page.url()).toBe(`${app.url}/play`);
      await page.keyboard.press('Escape');
      expect((await kept(page)).token).toBe(ada.token);
    },
    WHOLE_TEST,
  );

  it(
    'keeps the token in use where a key of the same player is opened',
    async () => {
      const ada = await app.signUp('Ada');
      const { body } = await app.rest('POST /v1/tokens', {
        token: ada.token,
        body: { name: 'bot', scopes: ['read'] },
      });
      const page = await openAs(ada);
      await follow(page, linkOf({ ...ada, token: body.token }));
      await page.getByRole('heading', { name: 'Your games' }).waitFor();
      expect((await kept(page)).token).toBe(ada.token);
    },
    WHOLE_TEST,
  );

  it.each([
    ['no longer valid', 'dead'],
    ['not fit for a header', 'not%20a%C3%A9token'],
    ['empty', ''],
    ['longer than any', 'long'.repeat(5_000)],
  ])(
    'is told that a link is no good, and stays who they are: its token is %s',
    async (_, token) => {
      const ada = await app.signUp('Ada');
      const page = await openAs(ada);
      await follow(page, `${app.url}/play#token=${token}`);
      const alert = page.getByRole('alert').filter({ hasText: 'no longer good' });
      await alert.filter({ hasText: 'You go on as Ada.' }).waitFor();
      await page.getByRole('heading', { name: 'Your games' }).waitFor();
      expect(page.url()).toBe(`${app.url}/play`);
      expect((await kept(page)).token).toBe(ada.token);
      await alert.getByRole('button').click();
      expect(await alert.count()).toBe(0);
    },
    WHOLE_TEST,
  );

  it(
    'is told so where nobody plays, in Japanese too',
    async () => {
      const page = await (await visitor({ locale: 'ja-JP' })).newPage();
      await page.goto(`${app.url}/play#token=dead`);
      await page.getByRole('alert').filter({ hasText: '無効' }).waitFor();
      await page.locator('input[name=name]').waitFor();
      expect((await kept(page)).token).toBeUndefined();
    },
    WHOLE_TEST,
  );

  it(
    'is told, for as long as they have not read it, that their own token is no longer good',
    async () => {
      const page = await openAs({ id: 'x', name: 'Ada', token: DEAD });
      await page.locator('input[name=name]').waitFor();
      await page.getByRole('alert').filter({ hasText: 'signed out' }).waitFor();
      expect((await kept(page)).token).toBeUndefined();
    },
    WHOLE_TEST,
  );

  it(
    'is the same in every tab, and none is lost where two sign up',
    async () => {
      const context = await visitor();
      const [first, second] = [await context.newPage(), await context.newPage()];
      for (const page of [first, second]) await page.goto(`${app.url}/play`);
      for (const page of [first, second]) await page.locator('input[name=name]').waitFor();
      await first.locator('input[name=name]').fill('Ada');
      await first.keyboard.press('Enter');
      await second.locator('.who', { hasText: 'Ada' }).waitFor();
      await second.getByRole('heading', { name: 'Your games' }).waitFor();
      expect(await kept(second)).toEqual(await kept(first));
    },
    WHOLE_TEST,
  );

  /** Every text that this browser keeps of the pages: what is stored, and every answer in its caches. */
  const LEFT = `(async () => {
    const texts = Object.entries(localStorage).flat();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const asked of await cache.keys())
        texts.push(asked.url, await (await cache.match(asked)).text());
    }
    for (const { name } of await indexedDB.databases()) texts.push(name);
    return texts.filter((text) => !text.includes('<!doctype'));
  })()`;

  it(
    'leaves nothing behind when signing out, and what is on its way then is not kept',
    async () => {
      const game = await startWar(app, { private: true });
      const ada = game.us.player!;
      const page = await openAs(ada, { serviceWorkers: 'allow' });
      // a page that was loaded while its worker began is not watched by it, the next one is
      await page.evaluate(`navigator.serviceWorker.ready.then(() => 0)`);
      const following = page.waitForResponse((answer) => answer.url().includes('/events'));
      await page.goto(`${app.url}/play/${game.id}`);
      expect(await page.evaluate(`navigator.serviceWorker.controller !== null`)).toBe(true);
      await page.locator('.layers svg').nth(1).waitFor();
      // what waits is sent when the page begins to follow the game
      await following;
      await page.locator('#choices').waitFor();
      await page.evaluate(
        `localStorage.setItem('muster waiting ${ada.id} ${game.id} 1', '{"at":1,"requestId":"1","wish":{"kind":"undo","version":1}}')`,
      );
      const left = async (): Promise<string[]> => {
        const texts = (await page.evaluate(LEFT)) as string[];
        return texts.filter((text) => [ada.id, game.id, ada.token].some((id) => text.includes(id)));
      };
      await until(page, async () => (await left()).length > 3);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('.who button').click();
      await page.getByRole('button', { name: 'Sign Dearborn out' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sign Dearborn out of this browser?' });
      expect(await dialog.locator('input').inputValue()).toBe(linkOf(ada));
      await dialog.getByText('not been sent').waitFor();
      // Asked just before, answered after.
      await page.evaluate(
        `void fetch('/v1/games/${game.id}', { headers: { authorization: 'Bearer ${ada.token}' } }); 0`,
      );
      await dialog.getByRole('button', { name: 'Sign Dearborn out' }).click();
      await page.locator('input[name=name]').waitFor();
      await page.waitForTimeout(500);
      expect(page.url()).toBe(`${app.url}/play`);
      expect(await left()).toEqual([]);
      await page.goBack();
      await page.getByRole('alert').filter({ hasText: 'no such game' }).waitFor();
      expect(await left()).toEqual([]);
    },
    WHOLE_TEST,
  );
});

inBrowser('a token that is nearly over', () => {
  useVisitors();

  const aged = async (name: string, days: number): Promise<TestPlayer> => {
    const player = await app.signUp(name);
    return { ...player, token: await agedToken(app, player.id, days) };
  };

  /** As often as the page asks for another token. */
  function renewals(page: Page): { count: number } {
    const seen = { count: 0 };
    page.on('request', (request) => {
      if (request.postData()?.includes('renewToken') === true) seen.count += 1;
    });
    return seen;
  }

  const keep = (page: Page, told: object): Promise<unknown> =>
    page.evaluate(`localStorage.setItem('muster', ${JSON.stringify(JSON.stringify(told))})`);

  const sessionOf = ({ id, name, token }: TestPlayer) => ({ token, player: { id, name } });

  it(
    'is renewed where it is kept, of everybody who is known there, once and unseen',
    async () => {
      const [ada, bob, cid] = [await aged('Ada', 46), await aged('Bob', 89), await aged('Cid', 44)];
      const page = await openAs(await app.signUp('Dee'));
      const seen = renewals(page);
      await keep(page, { ...sessionOf(ada), locale: 'en', others: [bob, cid].map(sessionOf) });
      await page.reload();
      await until(page, async () => (await kept(page)).others[0].token !== bob.token);
      const now = await kept(page);
      expect(now).toMatchObject({ locale: 'en', player: { id: ada.id } });
      expect(now.others).toEqual([
        { ...sessionOf(bob), token: expect.any(String) },
        sessionOf(cid),
      ]);
      for (const [{ id }, token] of [
        [ada, now.token],
        [bob, now.others[0].token],
      ] as const) {
        expect((await app.ask('{ me { id } }', {}, token)).me).toEqual({ id });
        expect((decodeJwt(token).exp ?? 0) - Date.now() / 1_000).toBeGreaterThan(89 * 24 * 3_600);
      }
      await page.reload();
      await page.locator('.who', { hasText: 'Ada' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([seen.count, await kept(page)]).toEqual([2, now]);
      expect(await page.locator('[role=alert]').count()).toBe(0);
    },
    WHOLE_TEST,
  );

  it(
    'stays as it is where it cannot be renewed, and its player at the table',
    async () => {
      const ada = await aged('Ada', 89);
      const page = await openAs(await app.signUp('Dee'));
      const seen = renewals(page);
      await page.route('**/graphql*', (route) =>
        route.request().postData()?.includes('renewToken') === true
          ? route.fulfill({ status: 500, body: 'down' })
          : route.continue(),
      );
      await keep(page, sessionOf(ada));
      await page.reload();
      await page.locator('.who', { hasText: 'Ada' }).waitFor();
      await until(page, async () => seen.count > 0);
      await page.waitForLoadState('networkidle');
      expect([seen.count, await kept(page)]).toEqual([1, sessionOf(ada)]);
      expect(await page.locator('[role=alert]').count()).toBe(0);
    },
    WHOLE_TEST,
  );

  it(
    'is another than before in one tab, and no other tab loads anew or forgets what it was told',
    async () => {
      const ada = await aged('Ada', 40);
      const first = await openAs(ada, { serviceWorkers: 'allow' });
      await first.evaluate(`navigator.serviceWorker.ready.then(() => 0)`);
      await first.reload();
      await first.locator('.who', { hasText: 'Ada' }).waitFor();
      await first.waitForLoadState('networkidle');
      await first.evaluate(`globalThis.isTheSame = true`);
      const asked = (token: string): Promise<unknown> =>
        first.evaluate(
          `fetch('/v1/games?first=7', { headers: { authorization: 'Bearer ${token}' } }).then(({ status }) => status, () => null)`,
        );
      expect(await asked(ada.token)).toBe(200);
      const late = await agedToken(app, ada.id, 60);
      const second = await first.context().newPage();
      await second.goto(`${app.url}/v1/rulesets`);
      await keep(second, { ...sessionOf(ada), token: late });
      await second.goto(`${app.url}/play`);
      await until(second, async () => (await kept(second)).token !== late);
      await first.waitForTimeout(500);
      expect(await first.evaluate(`globalThis.isTheSame`)).toBe(true);
      await first.context().setOffline(true);
      expect(await asked((await kept(first)).token)).toBe(200);
      expect(await asked((await app.signUp()).token)).toBeNull();
    },
    WHOLE_TEST,
  );
});

inBrowser('two tabs of one browser', () => {
  useVisitors();

  /** A game that a player has open in two tabs, with something to choose. */
  async function twoTabs(): Promise<{ tabs: [Page, Page]; id: string }> {
    const game = await startWar(app);
    const { body } = await game.us.get('/choices');
    const first = await openAs((body.choices.length > 0 ? game.us : game.gb).player!);
    await first.context().clock.install();
    const second = await first.context().newPage();
    for (const page of [first, second]) {
      await page.goto(`${app.url}/play/${game.id}`);
      await page.locator('[data-choose]').first().waitFor();
    }
    return { tabs: [first, second], id: game.id };
  }

  const WAITS = `Object.keys(localStorage).some((key) => key.startsWith('muster waiting'))`;
  const BUSY = `document.querySelector('#choices').getAttribute('aria-busy') === 'true'`;

  /** By picks as far as a press that is sent, or waits to be. */
  async function press(page: Page): Promise<void> {
    let isSent = false;
    page.on('request', (request) => {
      if (request.postData()?.includes('mutation Play') === true) isSent = true;
    });
    for (let picks = 0; picks < 20; picks++) {
      if (isSent || (await page.evaluate(BUSY))) return;
      await page.locator('[data-choose]:enabled').first().click();
      await page.waitForTimeout(50);
      await page.clock.fastForward(400);
    }
    throw new Error('nothing was sent');
  }

  /** A tab may see the press of another for a moment after its answer; then it sends it again, to no effect. */
  const TOLD = /read it again|an earlier one/;

  const movesIn = async (id: string): Promise<number> =>
    (await app.pool.query('SELECT count(*)::int AS n FROM moves WHERE game_id = $1', [id])).rows[0]
      .n;

  /** Plays are answered only when the gate is opened. */
  async function gate(page: Page): Promise<() => void> {
    let open = (): void => undefined;
    const opened = new Promise<void>((done) => (open = done));
    await page.route('**/graphql*', async (route) => {
      if (route.request().postData()?.includes('mutation Play') === true) await opened;
      await route.continue().catch(() => undefined);
    });
    return open;
  }

  it(
    'end each press done or told: while one sends the other waits, and its press finds the game moved on',
    async () => {
      const { tabs, id } = await twoTabs();
      const [first, second] = tabs;
      const before = await movesIn(id);
      const open = await gate(first);
      await press(first);
      expect(await first.evaluate(WAITS)).toBe(true);
      await press(second);
      expect(await second.evaluate(BUSY)).toBe(true);
      open();
      await second.getByRole('alert').filter({ hasText: TOLD }).waitFor();
      await first.locator(`#choices[aria-busy=false]`).waitFor();
      expect(await movesIn(id)).toBe(before + 1);
      expect(await second.evaluate(WAITS)).toBe(false);
      // It stays to be read, though the game is looked at anew meanwhile.
      await second.waitForTimeout(1_000);
      expect(await second.getByRole('alert').count()).toBe(1);
    },
    WHOLE_TEST,
  );

  it(
    'are told where the other does not come to an end',
    async () => {
      const { tabs, id } = await twoTabs();
      const [first, second] = tabs;
      const before = await movesIn(id);
      await gate(first);
      await press(first);
      await press(second);
      await inTime(second, second.getByRole('alert').filter({ hasText: 'another tab' }));
      await second.locator(`#choices[aria-busy=false]`).waitFor();
      // The tab that was in the way is closed: what it had pressed goes first, and that is said.
      await first.close();
      await press(second);
      await second.getByRole('alert').filter({ hasText: 'an earlier one' }).waitFor();
      expect(await movesIn(id)).toBe(before + 1);
    },
    WHOLE_TEST,
  );
});

inBrowser('a page of an older build', () => {
  useVisitors();

  const GONE = { status: 404, body: '{}', contentType: 'application/json' };

  /** That script is gone for the first so many loads, however often each of them asks for it. */
  async function without(script: RegExp, times: number, locale: string) {
    const page = await (await visitor({ locale })).newPage();
    await page.clock.install();
    let [begun, loads] = [0, 0];
    page.on('request', (request) => (begun += +request.isNavigationRequest()));
    page.on('load', () => (loads += 1));
    await page.route(script, (route) => (begun <= times ? route.fulfill(GONE) : route.continue()));
    return { page, loads: () => loads };
  }

  it(
    'says that there is a newer one, and is loaded again',
    async () => {
      const { page, loads } = await without(/\/table\/game-/, 1, 'en-GB');
      await page.goto(`${app.url}/play/nothing`);
      await page.getByRole('status').filter({ hasText: 'newer build' }).waitFor();
      await page.getByRole('alert').filter({ hasText: 'no such game' }).waitFor();
      expect(loads()).toBe(2);
    },
    WHOLE_TEST,
  );

  it.each([
    ['en-GB', 'could not be loaded', 'Try again'],
    ['ja-JP', '読み込めませんでした', 'もう一度試す'],
  ])(
    'is loaded again once and not for ever; then a button does it: %s',
    async (locale, text, button) => {
      const { page, loads } = await without(/\/table\/game-/, 3, locale);
      await page.goto(`${app.url}/play/nothing`);
      const alert = page.getByRole('alert').filter({ hasText: text });
      await inTime(page, alert);
      expect(loads()).toBe(2);
      await page.clock.fastForward(2_500);
      await page.waitForTimeout(700);
      expect(loads()).toBe(2);
      await alert.getByRole('button', { name: button }).click();
      await until(page, async () => loads() === 3);
      await alert.getByRole('button', { name: button }).click();
      await page
        .getByRole('alert')
        .filter({ hasText: /no such game|ゲーム/ })
        .waitFor();
    },
    WHOLE_TEST,
  );

  it(
    'whose first script is gone leads to a load too',
    async () => {
      const { page } = await without(/\/table\/main-/, 1, 'en-GB');
      await page.goto(`${app.url}/play`);
      // It appears after a time that passes at once here.
      await page.waitForLoadState();
      await page.evaluate(`document.getAnimations().map((one) => one.finish())`);
      await page.getByRole('link', { name: 'load this page again' }).click();
      await page.locator('input[name=name]').waitFor();
      expect(await page.getByText('If nothing appears').count()).toBe(0);
    },
    WHOLE_TEST,
  );

  /** A game that lies open, in which scripts of this name are gone from now on, as after a new build. */
  async function lackingIn(id: string, player: TestPlayer, script: RegExp, locale = 'en-GB') {
    const page = await openAs(player, { locale });
    await page.goto(`${app.url}/play/${id}`);
    await page.locator('[data-choose]').first().waitFor();
    let begun = 0;
    page.on('request', (request) => (begun += +request.isNavigationRequest()));
    const comesBack = (): Promise<void> => page.unroute(script);
    await page.route(script, (route) => route.fulfill(GONE));
    return { page, begun: () => begun, comesBack };
  }

  it.each([
    ['en-GB', 'Hint', 'newer build', 'could not be loaded'],
    ['ja-JP', 'ヒント', '新しくなりました', '読み込めませんでした'],
  ])(
    'is loaded again where a hint needs a script that is gone, once; then it says so: %s',
    async (locale, name, renewed, missing) => {
      const ada = await app.signUp('Ada');
      const seatBots = [{ seat: 'gb', level: 'random' }];
      const order = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us', seatBots };
      const { body } = await app.rest('POST /v1/games', { token: ada.token, body: order });
      const { page, begun } = await lackingIn(body.id, ada, /\/table\/hint-/, locale);
      const hint = page.getByRole('button', { name, exact: true });
      await hint.click();
      await page.getByText(renewed).waitFor();
      await until(page, async () => begun() === 1);
      await hint.click();
      await page.getByText(missing).waitFor();
      expect(begun()).toBe(1);
    },
    WHOLE_TEST,
  );

  const WISH = 'Ask the other player for';

  /** Somebody to move asks to break the game off, in its menu. */
  async function asksToEnd(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel(WISH).selectOption({ label: 'to break the game off' });
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
  }

  const askedIn = async (id: string): Promise<string[]> =>
    (await app.rest(`GET /v1/games/${id}/requests`)).body.requests.map(({ kind }: any) => kind);

  async function toMove() {
    const game = await startWar(app);
    const { body } = await game.us.get('/choices');
    return { id: game.id, player: (body.choices.length > 0 ? game.us : game.gb).player! };
  }

  it(
    'keeps a press whose script is gone, is loaded again, and carries it out',
    async () => {
      const { id, player } = await toMove();
      const { page, begun, comesBack } = await lackingIn(id, player, /\/table\/outbox-late-/);
      await asksToEnd(page);
      await page.getByText('newer build').waitFor();
      await comesBack();
      await until(page, async () => (await askedIn(id)).length > 0);
      expect([begun(), await askedIn(id)]).toEqual([1, ['ABORT']]);
    },
    WHOLE_TEST,
  );

  it(
    'keeps a press whose script does not come because the connection is lost',
    async () => {
      const { id, player } = await toMove();
      const { page } = await lackingIn(id, player, /\/table\/none-/);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByLabel(WISH).waitFor();
      await page.keyboard.press('Escape');
      await page.context().setOffline(true);
      await asksToEnd(page);
      await page.getByText('Your press is kept').waitFor();
      await page.context().setOffline(false);
      await until(page, async () => (await askedIn(id)).length > 0);
      expect(await askedIn(id)).toEqual(['ABORT']);
    },
    WHOLE_TEST,
  );

  it(
    'says so where the squares of a code are gone',
    async () => {
      const ada = await app.signUp('Ada');
      const page = await openAs(ada);
      await page.route(/\/table\/qr-/, (route) => route.fulfill(GONE));
      await page.getByText('Play on another device').click();
      await page.getByText('QR code of the link').click();
      await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
      expect(await page.locator('svg.qr').count()).toBe(0);
    },
    WHOLE_TEST,
  );
});
