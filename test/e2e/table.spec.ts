import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { RULESETS, seeded } from '../../src/rules/index.js';
import { LONG } from '../long.js';
import { inBrowser, openBrowser } from './browser.js';
import { inTime, PATIENCE, PHONE, rest, SCREEN } from './house.js';
import { startApp, type TestApp } from './support.js';
import { offerToy } from './toy-games.js';

offerToy();

/** `WHOLE_GAMES=1 npm test -- e2e/table`: each game to its end, of an hour at most. `--long` plays on for longer. */
const WHOLE = process.env['WHOLE_GAMES'] === '1';
/** Versions that a game is played for, and one against the computer, in which that is to have its turn. */
const STEPS = LONG ? 4 : 2;
const STEPS_OF_BOTH = 4;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('the files of the table', () => {
  const built = new URL('../../dist/pages/', import.meta.url);
  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
  const files = JSON.parse(readFileSync(new URL('files.json', built), 'utf8'));
  const weighed = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, built))).length, 0);

  it('keep within 45 KB for a game with all that is ever asked for, and 25 KB for the lists, gzipped', () => {
    const { script, shared, game, lists, words } = files;
    const all: string[] = [script, ...shared, words.ja];
    // What is loaded when it is wanted is not in it: the waiting room, the menu, the coach, what is told at the end.
    expect(weighed([...all, ...lists])).toBeLessThan(25_000);
    expect(weighed([...all, ...game])).toBeLessThan(45_000);
  });

  it('are named by what is in them, and no others are given out', async () => {
    const { status, headers } = await app.rest(`GET /table/${scripts[0]}`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    for (const name of ['files.json', 'nothing.js', '..%2f..%2fpackage.json', '.files'])
      expect([name, (await app.rest(`GET /table/${name}`)).status]).toEqual([name, 404]);
  });

  it('say what a telephone needs to keep the page, and none of it lasts longer than a build', async () => {
    const told = await app.rest('GET /manifest.webmanifest');
    expect(told.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, start_url } = typeof told.body === 'string' ? JSON.parse(told.body) : told.body;
    expect(start_url).toBe('/play');
    expect((await app.rest(`GET ${icons[0].src}`)).headers.get('content-type')).toContain('svg');
    const worker = await app.rest('GET /worker.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.body).toContain(scripts[0]);
  });

  it('are named in the page that needs them, so that none is found out from another', async () => {
    const page = async (path: string): Promise<readonly string[]> =>
      [
        ...(await app.rest(`GET ${path}`)).body.matchAll(
          /modulepreload" href="\/table\/([\w-]+\.js)/g,
        ),
      ].map(([, name]) => name!);
    const { shared, game, lists, words } = files;
    expect(await page('/play')).toEqual([...shared, words.en, ...lists]);
    expect(await page('/play/new')).toEqual(await page('/play'));
    expect(await page('/play/whatever')).toEqual([...shared, words.en, ...game]);
  });

  it('name the licence of what is bundled', async () => {
    const { body } = await app.rest('GET /table/LICENCES.txt');
    expect(body).toMatch(/^preact \d.*\n\n(?:.*\n)*?.*Copyright/m);
  });

  it.each([
    ['/nowhere', 'en', 'There is no such page'],
    ['/play/new/xx', 'ja', 'このページはありません'],
  ])('%s leads on whoever has lost their way, in %s', async (path, locale, text) => {
    const headers = { accept: 'text/html,*/*', 'accept-language': locale };
    const page = await app.rest(`GET ${path}`, { headers });
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.body).toContain(text);
    expect(page.body).toContain('href="/play"');
    // A program is told so in its own way.
    for (const [where, accept] of [
      [path, 'application/json'],
      ['/v1/nowhere', 'text/html'],
    ] as const) {
      const told = await app.rest(`GET ${where}`, { headers: { ...headers, accept } });
      expect([told.status, told.body.error.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it.each([
    ['/', 'en', 'Play against the computer'],
    ['/', 'en', 'Play with a friend'],
    ['/', 'ja', '友だちと遊ぶ'],
    ['/play', 'ja', 'JavaScript'],
    ['/play/new', 'en', 'JavaScript'],
    ['/play/whatever', 'en', 'JavaScript'],
  ])('%s is a page in %s', async (path, locale, text) => {
    const { status, headers, body } = await app.rest(`GET ${path}`, {
      headers: { 'accept-language': locale },
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toContain(text);
  });
});

interface Seen {
  readonly page: Page;
  /** Errors of the page, what its policy forbids, and requests to other machines. */
  readonly complaints: string[];
}

let browser: Browser;
const contexts: BrowserContext[] = [];

async function visitor(options: object = {}, { isTimed = false } = {}): Promise<Seen> {
  // What goes through a service worker cannot be held up by a test.
  const usual = {
    viewport: PHONE,
    locale: 'en-GB',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  } as const;
  const context = await browser.newContext({ ...usual, ...options });
  contexts.push(context);
  if (!isTimed) await context.clock.install();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  const { host } = new URL(app.url);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && new URL(url).host !== host) complaints.push(url);
  });
  return { page, complaints };
}

async function signUp(page: Page, name: string): Promise<void> {
  await page.locator('input[name=name]').focus();
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
  await page.locator('.who', { hasText: name }).waitFor();
}

/** One of the cards of the form. */
const take = (page: Page, name: string, value: string): Promise<void> =>
  page.locator(`input[name=${name}][value=${value}]`).check();

/** From the first visit to the link for the other player. */
async function create(page: Page, ruleset: string, name: string): Promise<string> {
  await page.goto(`${app.url}/play/new`);
  await signUp(page, name);
  await take(page, 'ruleset', ruleset);
  await take(page, 'level', 'anyone');
  await page.locator('form button.go').press('Enter');
  return page.locator('.wait .card input').inputValue();
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Take this seat' }).press('Enter');
  await page.locator('input[name=name]').focus();
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
  await page.locator('.board').waitFor();
}

/** A page may not make code of texts, so it is asked again and again from here. */
async function until(page: Page, holds: string): Promise<void> {
  for (const began = Date.now(); ; await page.waitForTimeout(30)) {
    if (await page.evaluate(holds)) return;
    if (Date.now() - began > PATIENCE) throw new Error(`never came: ${holds.slice(0, 200)}`);
  }
}

const idIn = (link: string): string => new URL(link).pathname.split('/').at(-1)!;

const IN_CHOICES = `document.activeElement.id === 'choices'`;

/**
 * By Tab as far as the link that leads past the board; whose button is gone when it has been pressed is there already.
 */
async function toChoices(page: Page): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    if (await page.evaluate(IN_CHOICES)) return;
    if (await page.evaluate(`document.activeElement.matches('.skip')`)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await until(page, IN_CHOICES);
}

const SHOWN = `(document.querySelector('#choices')?.dataset.moment ?? '') + document.querySelector('#choices')?.innerHTML`;
const READY = `document.querySelector('#choices')?.getAttribute('aria-busy') === 'false' && document.querySelectorAll('#choices :is([data-choose], .acts .go):enabled').length`;
/** What waits for one more press, as it cannot be taken back. */
const ARMED = `document.querySelector('#choices .acts .go:enabled') !== null`;

/** One press of a number. Whoever has nothing to choose presses nothing. */
async function press(page: Page, pick: (bound: number) => number): Promise<boolean> {
  const count = Number(await page.evaluate(READY));
  if (count === 0) return false;
  await page.locator('#choices').focus();
  const before = (await page.evaluate(SHOWN)) as string;
  const isArmed = await page.evaluate(ARMED);
  await page.keyboard.press(isArmed ? 'Enter' : String(1 + pick(Math.min(count, 9))));
  await until(
    page,
    `(${SHOWN}) !== ${JSON.stringify(before)} && document.querySelector('#choices').getAttribute('aria-busy') === 'false'`,
  );
  return true;
}

/** Until the game is at that version, or over. */
async function playOn(
  players: readonly Page[],
  id: string,
  version = Infinity,
  seed = 1,
): Promise<void> {
  const pick = seeded(seed);
  const over = (page: Page): Promise<boolean> =>
    page.locator('#choices h2', { hasText: /Over|終了/ }).isVisible();
  for (let idle = 0; idle < 600;) {
    let pressed = false;
    for (const page of players) if (await press(page, pick)) pressed = true;
    idle = pressed ? 0 : idle + 1;
    if (await over(players[0]!)) return;
    if (version < Infinity && pressed) {
      const { game } = await app.ask(`query ($id: ID!) { game(id: $id) { version } }`, { id });
      if (game.version >= version) return;
    }
    if (!pressed) await players[0]!.waitForTimeout(100);
  }
  throw new Error('nobody can do anything');
}

inBrowser('the table in a browser', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  }, PATIENCE);
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(() => browser.close());

  it('asks for the first picture of a large board once, and for its part alone', async () => {
    const [ada, bob] = [await app.signUp('Ada'), await app.signUp('Bob')];
    const input = { ruleset: 'avalon1776', scenario: 'scenario4', seat: 'us' };
    const { body } = await app.rest('POST /v1/games', { body: input, token: ada.token });
    await app.rest(`POST /v1/games/${body.id}/seats/gb`, {
      ...{ body: { invite: body.invite }, token: bob.token },
    });
    const { page, complaints } = await visitor();
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /(ground|board|components)(?:\.svg)?\?/.exec(request.url()) ?? [];
      if (name !== undefined) asked.push(name);
    });
    await page.goto(`${app.url}/play/${body.id}?invite=${body.invite}`);
    await until(page, `document.querySelectorAll('.layers > svg').length === 2`);
    await page.locator('#choices').waitFor();
    await page.waitForTimeout(500);
    expect(asked.toSorted()).toEqual(['board', 'components', 'ground']);
    expect(await page.locator('.parts select').inputValue()).toBe('virginia');
    expect(complaints).toEqual([]);
  });

  it('speaks the language that was chosen on the first page on every other, until another is chosen', async () => {
    const { page, complaints } = await visitor();
    const speaks = (locale: string): Promise<void> =>
      until(page, `document.documentElement.lang === '${locale}'`);
    await page.goto(app.url);
    await page.getByRole('link', { name: '日本語' }).click();
    await page.getByRole('link', { name: '観戦する' }).click();
    await page.getByRole('heading', { name: '観戦' }).waitFor();
    expect(page.url()).toBe(`${app.url}/play#watch`);
    await page.getByRole('link', { name: '新しいゲーム' }).first().click();
    await page.getByText('お名前を教えてください').waitFor();
    await page.getByRole('link', { name: 'Muster' }).click();
    await page.getByRole('heading', { name: '二人で遊ぶ' }).waitFor();
    await page.getByRole('link', { name: '友だちと遊ぶ' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('What shall we call you?').waitFor();
    await speaks('en');
    await page.reload();
    await page.getByText('What shall we call you?').waitFor();
    expect(complaints).toEqual([]);
  }, 120_000);

  it('begins the form with what its address asks for, and says what will be begun', async () => {
    const { page, complaints } = await visitor();
    await page.goto(`${app.url}/play/new?ruleset=avalon1776&scenario=scenario2&against=computer`);
    await signUp(page, 'Ada');
    const chosen = await page
      .locator('input[type=radio]:checked')
      .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
    expect(chosen).toEqual(['greedy', 'avalon1776', 'scenario2', 'us']);
    await take(page, 'seat', 'gb');
    const foot = await page.locator('.foot').innerText();
    for (const part of ['1776', 'Saratoga', 'British', 'takes what it sees'])
      expect(foot).toContain(part);
    await take(page, 'ruleset', 'columbia1812');
    expect(await page.locator('input[name=scenario]:checked').inputValue()).toBe('campaign');
    expect(complaints).toEqual([]);
  }, 120_000);

  it('makes a game with a friend for those alone who have its link, which is sent as the browser can', async () => {
    const { page, complaints } = await visitor();
    await page.addInitScript(`
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      navigator.share = (what) => ((window.shared = what), Promise.resolve());`);
    await page.goto(`${app.url}/play/new?against=friend`);
    await signUp(page, 'Ada');
    await page.locator('form button.go').click();
    const field = page.locator('.wait .card input');
    const link = await field.inputValue();
    expect((await app.rest(`GET /v1/games/${idIn(link)}`)).status).toBe(404);
    await page.getByRole('button', { name: 'Share the link' }).click();
    expect(await page.evaluate('window.shared.url')).toBe(link);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('It is marked').waitFor();
    expect(await page.evaluate('getSelection().toString()')).toBe(link);
    await page.locator('.seats', { hasText: 'Ada' }).waitFor();
    await page.locator('.seats', { hasText: 'free' }).waitFor();
    expect(complaints).toEqual([]);
  }, 120_000);

  it('lists games by whose move it is, each with its board and who sits on the other side', async () => {
    const [ada, bob] = [await app.signUp('Ada'), await app.signUp('<i>Bob')];
    const begin = async (ruleset: string, scenario: string): Promise<string> => {
      const input = { ruleset, scenario, seat: 'us' };
      const { body } = await app.rest('POST /v1/games', { body: input, token: ada.token });
      await app.rest(`POST /v1/games/${body.id}/seats/gb`, { body: {}, token: bob.token });
      return body.id;
    };
    const [war, revolution] = [
      await begin('columbia1812', 'campaign'),
      await begin('avalon1776', 'scenario1'),
    ];
    const { page, complaints } = await visitor({ viewport: SCREEN });
    const kept = JSON.stringify({ token: ada.token, player: { id: ada.id, name: 'Ada' } });
    await page.addInitScript(`localStorage.setItem('muster', ${JSON.stringify(kept)})`);
    await page.goto(`${app.url}/play`);
    for (const id of [war, revolution]) {
      const { body } = await app.rest(`GET /v1/games/${id}`, { token: ada.token });
      const isMine = body.owed.includes('us');
      const card = page.locator(`#${isMine ? 'yours' : 'theirs'} a[href="/play/${id}"]`);
      await card.locator('img').nth(1).waitFor();
      const said = await card.innerText();
      for (const part of ['<i>Bob', body.stage, isMine ? 'Your move' : 'To decide: British'])
        expect(said).toContain(part);
    }
    const sizes = await page
      .locator('#yours img, #theirs img')
      .evaluateAll((all) =>
        all.map((one) => (one as unknown as { naturalWidth: number }).naturalWidth),
      );
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  }, 120_000);

  it('makes a game with the options that are ticked, of which some are from the beginning, and no others', async () => {
    const { page, complaints } = await visitor();
    await page.goto(`${app.url}/play`);
    await signUp(page, 'Ada');
    await page.goto(`${app.url}/play/new`);
    await take(page, 'ruleset', 'avalon1776');
    await take(page, 'scenario', 'scenario2');
    await take(page, 'level', 'anyone');
    await page.getByText('Options (3 on)').click();
    expect(await page.locator('.options input:checked').count()).toBe(3);
    await page.locator('input[name="option bateaux"]').uncheck();
    await page.getByText('Options (2 on)').waitFor();
    await page.locator('button.go').click();
    await page.waitForURL(/play\/[0-9a-f]{8}-/);
    const [id] = /[0-9a-f-]{36}/.exec(page.url()) ?? [];
    const { body } = await app.rest(`GET /v1/games/${id}`);
    expect(body.options).toEqual({ bateaux: false, inverted: true, forcedMarch: true });
    expect(complaints).toEqual([]);
  }, 120_000);

  it('is where two who have never been here play a whole game, by the keyboard alone', async () => {
    const [red, blue] = [await visitor(), await visitor()];
    const link = await create(red.page, 'toy', 'Ada');
    await join(blue.page, link, 'Bob');
    await inTime(red.page, red.page.locator('.board'));
    for (const { page } of [red, blue]) await toChoices(page);
    await playOn([red.page, blue.page], idIn(link));
    const { game } = await app.ask(
      `query ($id: ID!) { game(id: $id) { status version log(first: 500) { text } } }`,
      { id: idIn(link) },
    );
    expect(game.status).toBe('FINISHED');
    for (const { page, complaints } of [red, blue]) {
      await page.locator('#choices h2', { hasText: 'Over' }).waitFor();
      expect(complaints).toEqual([]);
    }
    // A spectator's log: each line once, the last one first.
    const { page } = await visitor({ viewport: SCREEN });
    await page.goto(link);
    await page
      .locator('.log li')
      .nth(game.log.length - 1)
      .waitFor();
    const lines = await page.locator('.log li').allInnerTexts();
    expect(lines).toHaveLength(game.log.length);
    expect(lines[0]).toContain(game.log.at(-1).text);
    expect(await page.title()).toMatch(/^[^●]/);
    expect(await page.locator('[data-choose]').count()).toBe(0);
  }, 600_000);

  it.each(RULESETS.filter(({ id }) => id !== 'toy').map(({ id }) => id))(
    '%s is played, and given up',
    async (ruleset) => {
      const [first, second] = [await visitor(), await visitor()];
      const link = await create(first.page, ruleset, 'Ada');
      await join(second.page, link, 'Bob');
      await inTime(first.page, first.page.locator('.layers svg').nth(1));
      for (const { page } of [first, second]) await toChoices(page);
      await playOn([first.page, second.page], idIn(link), WHOLE ? Infinity : STEPS);
      for (const { page } of [first, second])
        expect(await page.evaluate(`document.documentElement.scrollWidth <= innerWidth`)).toBe(
          true,
        );
      if (!WHOLE) {
        await first.page.getByRole('button', { name: 'Menu' }).press('Enter');
        for (const time of [1, 2])
          await first.page.getByRole('button', { name: 'Resign' }).press('Enter', { delay: time });
      }
      for (const { page, complaints } of [first, second]) {
        await page.locator('#choices h2', { hasText: 'Over' }).waitFor();
        expect(complaints).toEqual([]);
      }
    },
    WHOLE ? 3_600_000 : 600_000,
  );

  it(
    'against the computer a game begins at once, from the first page on',
    async () => {
      const { page, complaints } = await visitor({ locale: 'ja-JP' });
      await page.goto(app.url);
      await page.getByRole('link', { name: 'コンピューターと対戦する' }).press('Enter');
      await signUp(page, '花子');
      expect(await page.locator('input[name=level]:checked').inputValue()).toBe('greedy');
      await take(page, 'ruleset', 'columbia1812');
      await take(page, 'level', 'random');
      await page.locator('form button.go').press('Enter');
      await page.locator('.layers svg').nth(1).waitFor();
      await page.locator('.seats [title$="コンピューター (でたらめに指す)"]').waitFor();
      await toChoices(page);
      const id = idIn(page.url());
      await playOn([page], id, WHOLE ? Infinity : STEPS_OF_BOTH);
      if (!WHOLE) {
        const { rows } = await app.pool.query(
          `SELECT count(*)::int AS n FROM moves m JOIN games g ON g.id = m.game_id WHERE g.id = $1 AND g.bots ? m.seat`,
          [id],
        );
        expect(rows[0].n).toBeGreaterThan(0);
        await page.getByRole('button', { name: 'メニュー' }).press('Enter');
        for (const time of [1, 2])
          await page.getByRole('button', { name: '投了する' }).press('Enter', { delay: time });
      }
      await page.locator('#choices h2', { hasText: '終了' }).waitFor();
      expect(complaints).toEqual([]);
    },
    WHOLE ? 3_600_000 : 300_000,
  );

  it('says what to do where one has as many games against the computer as one may', async () => {
    const { page } = await visitor();
    await page.goto(`${app.url}/play/new?against=computer`);
    await signUp(page, 'Ada');
    await page.route('**/graphql*', (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({
          errors: [{ message: 'You have 8 games.', extensions: { code: 'QUOTA_REACHED' } }],
        }),
      }),
    );
    await page.locator('form button.go').press('Enter');
    await page.getByRole('alert').filter({ hasText: 'You have 8 games.' }).waitFor();
    expect(await page.locator('form a[href="/play"]').getAttribute('href')).toBe('/play');
  }, 120_000);

  /** A game against the computer, as far as the first decision. */
  async function sitDown(page: Page, ruleset: string): Promise<string> {
    await page.goto(`${app.url}/play/new?against=computer`);
    await signUp(page, 'Ada');
    await take(page, 'ruleset', ruleset);
    await page.locator('form button.go').press('Enter');
    await page.locator('.layers svg').nth(1).waitFor();
    await page.locator('[data-choose]').first().waitFor();
    return idIn(page.url());
  }

  /** Rings that lie open, under nothing else, by the ids of their places. */
  const inSight = (page: Page): Promise<string[]> =>
    page.locator('.g [data-open]').evaluateAll((rings) =>
      rings
        .filter((ring) => {
          const { x, y, width, height } = ring.getBoundingClientRect();
          const above = ring.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
          return above !== null && above.closest('.board') !== null;
        })
        .map((ring) => ring.getAttribute('data-open') ?? ''),
    );

  /** A finger on the middle of a ring. */
  async function touch(page: Page, place: string): Promise<void> {
    await rest(page);
    const box = await page.locator(`[data-open="${place}"]`).boundingBox();
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
  }

  const CHOICES = `query ($id: ID!) { game(id: $id) { choices { action label } } }`;

  it.each([PHONE, SCREEN])(
    'a place that is touched leaves the choices that name it, at $width × $height',
    async (viewport) => {
      const { page, complaints } = await visitor({ viewport });
      const id = await sitDown(page, 'columbia1812');
      const token = (await page.evaluate(`JSON.parse(localStorage.muster).token`)) as string;
      const { game } = await app.ask(CHOICES, { id }, token);
      const named = (place: string): string[] =>
        game.choices
          .filter(({ action }: any) => Object.values(action).includes(place))
          .map(({ label }: any) => label);
      await rest(page);
      const places = await inSight(page);
      expect(places.length).toBeGreaterThan(1);
      const place = places.find((one) => named(one).length < game.choices.length)!;
      await touch(page, place);
      await page.locator('.picked button').waitFor();
      const left = named(place);
      if (left.length > 8)
        expect(await page.locator('#choices input').getAttribute('placeholder')).toContain(
          `(${left.length} `,
        );
      else
        expect(
          await page
            .locator('.chip')
            .evaluateAll((chips) => chips.map((chip) => chip.getAttribute('aria-label'))),
        ).toEqual(left);
      expect(complaints).toEqual([]);
    },
    120_000,
  );

  it('says by which clause nothing can be done where it was touched', async () => {
    const { page, complaints } = await visitor();
    const id = await sitDown(page, 'columbia1812');
    await rest(page);
    const [first = ''] = await inSight(page);
    await touch(page, first);
    await page.locator('.picked button').waitFor();
    const { body } = await app.rest('GET /v1/rulesets/columbia1812/components');
    await page.getByRole('button', { name: 'Show all' }).click();
    await rest(page);
    const opens = await page
      .locator('.g circle[class]')
      .evaluateAll((rings) => rings.map((one) => [one.getAttribute('cx'), one.getAttribute('cy')]));
    // The place that is farthest from all that may be touched.
    const distance = ({ at }: any): number =>
      Math.min(...opens.map(([x, y]) => Math.hypot(at.x - Number(x), at.y - Number(y))));
    const far = body.places.toSorted((a: any, b: any) => distance(b) - distance(a));
    const where = (): Promise<unknown> =>
      page.evaluate(`document.querySelector('.board').getBoundingClientRect().toJSON()`);
    const before = await where();
    // The first of them that lies under nothing else.
    const { place, x, y } = (await page.evaluate(`(() => {
      const glow = document.querySelector('.g');
      const [box, seen] = [glow.viewBox.baseVal, glow.getBoundingClientRect()];
      const unit = seen.width / box.width;
      return ${JSON.stringify(far.map(({ name, at }: any) => ({ name, at })))}
        .map((place) => ({ place, x: seen.left + (place.at.x - box.x) * unit, y: seen.top + (place.at.y - box.y) * unit }))
        .find(({ x, y }) => document.elementFromPoint(x, y)?.closest('.board'));
    })()`)) as { place: { name: string }; x: number; y: number };
    await page.mouse.click(x, y);
    const { rulesets } = await app.ask(
      '{ rulesets(id: "columbia1812") { clauses { id summary } } }',
      {},
    );
    const toast = page.locator('.toast');
    await toast.filter({ hasText: `${place.name}: ` }).waitFor();
    await toast.locator('.cl').waitFor();
    const said = await toast.innerText();
    expect(rulesets[0].clauses.some(({ summary }: any) => said.includes(summary))).toBe(true);
    expect(await where()).toEqual(before);
    expect(
      (await app.ask(`query ($id: ID!) { game(id: $id) { version } }`, { id })).game.version,
    ).toBe(1);
    expect(complaints).toEqual([]);
  }, 120_000);

  /** What a touch takes with so many choices, in ms: the least of five. */
  async function touchAmong(count: number): Promise<number> {
    // Its clock is a real one, as time is taken.
    const { page } = await visitor({}, { isTimed: true });
    await page.route('**/graphql*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      const told = JSON.parse(body);
      const choices = told.data?.game?.choices as { action: object; label: string }[] | undefined;
      if (choices === undefined || choices.length === 0)
        return route.fulfill({ response: answer, body });
      told.data.game.choices = Array.from({ length: count }, (_, n) => {
        const { action, label } = choices[n % choices.length]!;
        return {
          action: { ...action, also: `thing-${n}` },
          label: `${label} ${n}`,
          stops: null,
          attacks: null,
        };
      });
      return route.fulfill({ response: answer, json: told });
    });
    await sitDown(page, 'columbia1812');
    const times = await page.evaluate(`(async () => {
      const times = [];
      Element.prototype.setPointerCapture = () => {};
      for (let i = 0; i < 5; i++) {
        // a new question takes no press at once, and two presses in short order are another gesture
        await new Promise((done) => setTimeout(done, 400));
        const ring = document.querySelector('.g [data-open]').getBoundingClientRect();
        const at = { bubbles: true, pointerId: 1, detail: 1, clientX: ring.x + ring.width / 2, clientY: ring.y + ring.height / 2 };
        const map = document.querySelector('.map');
        const began = performance.now();
        for (const kind of ['pointerdown', 'pointerup']) map.dispatchEvent(new PointerEvent(kind, at));
        while (document.querySelector('.picked') === null) await new Promise((done) => setTimeout(done));
        document.body.getBoundingClientRect();
        times.push(performance.now() - began);
        document.querySelector('.picked button').click();
        while (document.querySelector('.picked') !== null) await new Promise((done) => setTimeout(done));
      }
      return times;
    })()`);
    return Math.min(...(times as number[]));
  }

  it('answers a touch among 654 choices in time that grows with them and no faster', async () => {
    const few = await touchAmong(66);
    // ten times as many; each looked up among all the others would take a hundred times as long
    expect(await touchAmong(654)).toBeLessThan(Math.max(50, 20 * few));
  }, 120_000);

  it('looks back, tells what has happened since, and shows the rules and the seal of the dice', async () => {
    const { page, complaints } = await visitor();
    const id = await sitDown(page, 'ops1812');
    await toChoices(page);
    const told = async () => {
      await playOn([page], id, 3);
      const ask = `query ($id: ID!) { game(id: $id) { dice { commitment } log(first: 100) { version text } } }`;
      return (await app.ask(ask, { id })).game;
    };
    let game = await told();
    // What is planned is not told yet.
    for (let n = 0; n < 20 && game.log.at(-1).version === game.log[0].version; n++)
      game = await told();
    await page.reload();
    await page.locator('.log li').first().waitFor({ state: 'attached' });
    await page.locator('.last button').press('Enter');
    const back = game.log[0].version;
    const asked = page.waitForRequest((request) => request.url().endsWith(`at=${back}`));
    await page
      .getByRole('button', { name: `The board at version ${back}`, exact: true })
      .last()
      .press('Enter');
    await asked;
    await page.locator('.timeline [role=status]', { hasText: `As you saw it (${back}/` }).waitFor();
    expect(await page.locator('.g [data-open]').count()).toBe(0);
    await page.getByRole('button', { name: 'Now', exact: true }).press('Enter');
    expect(await page.locator('.timeline [role=status]').count()).toBe(0);

    await page.evaluate(
      `localStorage.setItem('muster seen ' + JSON.parse(localStorage.muster).player.id + ' ${id}', '${back}')`,
    );
    await page.reload();
    await page.locator('.since li').first().waitFor({ state: 'attached' });
    const since = await page.locator('.since li').allTextContents();
    const later = game.log
      .filter(({ version }: any) => version > back)
      .map(({ text }: any) => text);
    expect(since.slice(0, later.length)).toEqual(later);
    await page.locator('.since summary').press('Enter');
    await page.locator('.since').getByRole('button', { name: 'Close' }).press('Enter');
    expect(await page.locator('.since').count()).toBe(0);

    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.locator('.proof summary').press('Enter');
    expect(await page.locator('.proof code').first().innerText()).toBe(game.dice.commitment);
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await page.locator('.last button').press('Enter');
    await page.getByRole('tab', { name: 'Rules' }).press('Enter');
    await page.locator('.rules input').fill('OPS-general.events');
    await page.locator('.rules dt', { hasText: 'OPS-general.events' }).first().waitFor();
    expect(complaints).toEqual([]);
  }, 300_000);

  it('reads without a net, and sends once what was pressed there when the net is back', async () => {
    const { page } = await visitor({ serviceWorkers: 'allow' });
    const id = await sitDown(page, 'ops1812');
    await until(page, `navigator.serviceWorker.controller !== null`);
    await page.reload();
    await page.locator('.layers svg').nth(1).waitFor();
    await page.locator('[data-choose]').first().waitFor();
    const title = await page.locator('h1').textContent();
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.layers svg').nth(1).waitFor();
    expect(await page.locator('h1').textContent()).toBe(title);
    const before = (await page.locator('#choices').getAttribute('data-moment'))!;
    for (;;) {
      if (await page.evaluate(`Object.keys(localStorage).some((key) => key.includes('waiting'))`))
        break;
      await page.locator('.acts .go:enabled, [data-choose]:enabled').last().click();
      await page.waitForTimeout(500);
    }
    await page.locator('.lost').waitFor();
    await page.context().setOffline(false);
    await until(page, `!Object.keys(localStorage).some((key) => key.includes('waiting'))`);
    await until(page, `document.querySelector('#choices').dataset.moment !== '${before}'`);
    const { rows } = await app.pool.query(
      `SELECT count(*)::int AS n FROM moves m JOIN games g ON g.id = m.game_id WHERE g.id = $1 AND NOT g.bots ? m.seat`,
      [id],
    );
    expect(rows[0].n).toBe(1);
  }, 300_000);

  it('shows the link for the other player as a code for cameras', async () => {
    const { page, complaints } = await visitor();
    await create(page, 'columbia1812', 'Ada');
    await page.getByText('QR code of the link').press('Enter');
    expect(await page.locator('svg.qr path').getAttribute('d')).toMatch(
      /^(M\d+ \d+h1v1h-1z){300,}$/,
    );
    expect(complaints).toEqual([]);
  }, 120_000);

  it('carries out once what was pressed once, though the answer is lost and the page is closed', async () => {
    const [red, blue] = [await visitor(), await visitor()];
    const link = await create(red.page, 'columbia1812', 'Ada');
    await join(blue.page, link, 'Bob');
    const { page } = red;
    await page.locator('[data-choose]').first().waitFor();
    let lost = 0;
    await page.route('**/graphql*', async (route) => {
      if (!route.request().postData()?.includes('mutation Play')) return route.continue();
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await toChoices(page);
    while (lost === 0) {
      await page.keyboard.press((await page.evaluate(ARMED)) ? 'Enter' : '1');
      await page.waitForTimeout(200);
    }
    await page.unroute('**/graphql*');
    await page.reload();
    await page.locator('[data-choose]').first().waitFor();
    await until(page, `!Object.keys(localStorage).some((key) => key.includes('waiting'))`);
    const game = await page.locator('#choices').getAttribute('data-moment');
    expect(game).toBe('1 1');
  }, 300_000);

  it('shows games that wait for a player to whoever has no name here yet', async () => {
    const { page, complaints } = await visitor();
    const { token } = await app.signUp();
    const { body } = await app.rest('POST /v1/games', {
      token,
      body: { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us' },
    });
    await page.goto(`${app.url}/play`);
    await page.locator(`a[href="/play/${body.id}"]`).waitFor();
    expect(complaints).toEqual([]);
  }, 120_000);

  it('shows names as they were written, and runs nothing of them', async () => {
    const name = '<img src=x onerror=alert(1)></p>';
    const { page, complaints } = await visitor();
    await page.goto(`${app.url}/play/new`);
    await page.locator('input[name=name]').fill(name);
    await page.keyboard.press('Enter');
    await page.locator('.who b').waitFor();
    expect(await page.locator('.who b').innerText()).toBe(name);
    expect(await page.locator('.who img').count()).toBe(0);
    expect(complaints).toEqual([]);
  }, 120_000);

  it('says what is the matter where there is no such game, and where a token is no longer good', async () => {
    const { page } = await visitor();
    await page.goto(`${app.url}/play/nothing`);
    await page.getByRole('alert').filter({ hasText: 'no such game' }).waitFor();
    await page.evaluate(`localStorage.setItem('muster', '{"token":"dead"}')`);
    await page.goto(`${app.url}/play`);
    await page.locator('input[name=name]').waitFor();
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([
      expect.stringContaining('signed out'),
    ]);
  }, 120_000);

  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const findings = async (page: Page): Promise<unknown> => {
    await page.evaluate(axe);
    return page.evaluate(
      `axe.run().then(({ violations }) => violations
        .filter(({ impact }) => ['serious', 'critical'].includes(impact))
        .map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]))`,
    );
  };

  it.each([
    ['light', 'en-GB'],
    ['dark', 'ja-JP'],
  ] as const)(
    'has nothing that axe calls serious, %s, %s',
    async (colorScheme, locale) => {
      const { page } = await visitor({ colorScheme, locale });
      await page.goto(app.url);
      expect(await findings(page)).toEqual([]);
      await page.goto(`${app.url}/play/new`);
      await signUp(page, 'Ada');
      expect(await findings(page)).toEqual([]);
      await take(page, 'ruleset', 'madison');
      await take(page, 'level', 'anyone');
      await page.locator('form button.go').press('Enter');
      const link = await page.locator('.wait .card input').inputValue();
      const other = await app.signUp('Bob');
      await app.rest(`POST /v1/games/${idIn(link)}/seats/gb`, { token: other.token, body: {} });
      await inTime(page, page.locator('.layers svg').nth(1));
      expect(await findings(page)).toEqual([]);
      await page.goto(`${app.url}/play`);
      await page.locator('.games a').first().waitFor();
      expect(await findings(page)).toEqual([]);
    },
    300_000,
  );
});
