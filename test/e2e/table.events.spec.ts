import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { eventsIn, NAMES } from './events-in.js';
import { PHONE, SCREEN, useHouse } from './house.js';
import type { TestPlayer } from './support.js';

const WHOLE_TEST = 180_000;
const WHY =
  'query ($id: ID!) { pairingWhy(tournamentId: $id, board: 1) { digits { value } without { digits { value } } } }';
const NARROW = { width: 360, height: 780 };

inBrowser('an event on the page', () => {
  const house = useHouse();

  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();
  const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
  const isWithin = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  /** Makes one by the form, and opens it; gives the link to it. */
  async function made(page: Page): Promise<string> {
    await page.getByLabel('Name').fill('Lakes in autumn');
    await page.locator('input[name=ruleset][value=ops1812]').check();
    await page.locator('input[name=legs][value=SINGLE]').check();
    await page.getByLabel('Days away').uncheck();
    await press(page, 'Create');
    await page.waitForURL('**/t/**');
    await press(page, 'Open it for entries');
    await sees(page, 'entries open');
    return new URL(page.url()).pathname;
  }

  const { done, begun, playedOut } = eventsIn(house);

  const nameOn = async (page: Page): Promise<string> =>
    (await page.locator('.who b').textContent()) ?? '';

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
      expect(body.settings.daysAway).toBe(false);
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
    'has pairs strike scenarios and bid for sides before their game',
    async () => {
      const { owner, path, entrants } = await begun(2, {
        ...{ ruleset: 'madison', scenarios: ['entire-war', '1813-1814', '1814'] },
        ...{ format: 'ROUND_ROBIN', choice: { strikes: true, budget: 20 } },
      });
      const pages = await Promise.all(entrants.map((one) => house.visit(one, path)));
      const strikes = (page: Page) => page.getByRole('button', { name: /^Strike “/ });
      const one = (await Promise.race(
        pages.map(async (page) => {
          await strikes(page).waitFor();
          return page;
        }),
      )) as Page;
      const other = pages.find((page) => page !== one)!;
      await other.getByText('Waiting for').waitFor();
      const desk = await house.visit(owner, path, { viewport: SCREEN });
      const [first, second] = await Promise.all([one, other].map(nameOn));
      await one.getByText(`Round 1, against ${second}`).waitFor();
      await desk.getByText(`${first} strikes a scenario, until`).waitFor();
      await one.getByLabel('Strike a scenario').selectOption({ label: '1814' });
      await press(one, 'Strike “1814”');
      await press(other, 'Strike “Entire War”');
      await desk.getByText('Waiting for sealed bids: ').waitFor();
      for (const [i, page] of [one, other].entries()) {
        await page.getByText('You have 20 points for the whole event.').waitFor();
        await page.getByLabel('Side').selectOption({ label: 'American' });
        await page.getByLabel('Points').fill('');
        expect(await page.getByRole('button', { name: 'Seal the bid' }).isDisabled()).toBe(true);
        await page.getByLabel('Points').fill(String(3 + i));
        await page.getByRole('button', { name: 'Seal the bid' }).focus();
        await page.keyboard.press('Enter');
        // The form is gone: the focus goes to what says what came of it.
        const said = i === 0 ? 'Your bid is sealed: American, 3 points.' : 'To the board:';
        await page.locator('.next :focus', { hasText: said }).waitFor();
      }
      for (const page of [one, other])
        await page.getByRole('link', { name: /^To the board:/ }).waitFor();
      const { body } = await house.app.rest(`GET /v1/tournaments/${path.slice('/t/'.length)}`);
      const [pairing] = body.rounds[0].pairings;
      expect(pairing).toMatchObject({ scenario: '1813-1814', paid: [{ points: 4 }] });
      await sees(desk, 'Scenario: 1813-1814');
      await sees(desk, `${second} paid 4 points for a side`);
      expect(await desk.locator('.pair').textContent()).toContain(`${second}: American`);
      await desk.goto(`${house.app.url}${path}/facts`);
      await sees(desk, `${second} strikes “Entire War”.`);
      const [bids] = await desk.getByText('The bids are opened: ').allTextContents();
      for (const said of [`${first} 3 for American`, `${second} pays 4.`, `${first}: British`])
        expect(bids).toContain(said);
    },
    WHOLE_TEST,
  );

  it(
    'says what bids mean before an event is created',
    async () => {
      const owner = await house.app.signUp();
      const form = await house.visit(owner, '/tournaments/new', { viewport: PHONE });
      await form.locator('input[name=legs][value=SINGLE]').check();
      await sees(form, 'sides balanced to one');
      await form.getByLabel('Pairs bid for their sides').check();
      await sees(form, 'the two bid for their sides');
      expect(await form.getByText('sides balanced to one').count()).toBe(0);
      await sees(form, 'Before each game both name a side and seal a bid.');
      expect(await isWithin(form)).toBe(true);
      const most = form.getByLabel('At most how many');
      await most.press('ControlOrMeta+a');
      await most.press('Backspace');
      await most.pressSequentially('16');
      expect(await most.inputValue()).toBe('16');
      await sees(form, 'What it will mean for 16 players');
    },
    WHOLE_TEST,
  );

  it(
    'names its game, the zone of its times and what happens by itself, and spells out its tie-breaks',
    async () => {
      const { entrants, path } = await begun(2, { choice: { budget: 20 } });
      const [player] = entrants as [TestPlayer];
      const zone = { timezoneId: 'Asia/Tokyo', locale: 'ja-JP' };
      const page = await house.visit(player, path, { viewport: SCREEN, ...zone });
      await sees(page, '1812年戦争: オペレーション · スイス式');
      await page.getByText(/JST/).first().waitFor();
      await page.getByTitle('ブッフホルツ: 対戦相手の得点の合計').waitFor();
      const about = page.locator('.about');
      await about.getByText('2人の入札で決める（持ち点はイベント全体で20点）').waitFor();
      await page.context().setOffline(true);
      await sees(page, '接続が切れています。');
      await page.context().setOffline(false);
      await page.getByText('接続が切れています。').waitFor({ state: 'detached' });
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('navigation').isVisible()).toBe(false);
      expect(await page.locator('.link').isVisible()).toBe(false);
      const narrow = await house.visit(player, path, { viewport: PHONE, ...zone });
      await narrow.locator('.who b').waitFor();
      const isCut = (name: Element) => name.scrollWidth > name.clientWidth;
      expect(await narrow.locator('.who b').evaluate(isCut)).toBe(false);
      for (const locale of ['en-GB', 'ja-JP']) {
        const printed = await house.visit(player, path, { viewport: NARROW, locale });
        await printed.locator('.fold tbody tr').first().waitFor();
        await printed.emulateMedia({ media: 'print' });
        expect([locale, await isWithin(printed)]).toEqual([locale, true]);
      }
      const desk = await house.visit(await house.app.signUp(), path);
      await sees(desk, 'what is not chosen by then is settled.');
      await begun(2, { format: 'SERIES', bestOf: 3 });
      await desk.goto(`${house.app.url}/tournaments`);
      await sees(desk, 'War of 1812: Operations · Swiss');
      await sees(desk, 'War of 1812: Operations · Series, best of 3');
    },
    WHOLE_TEST,
  );

  it(
    'says why two are to meet, and what each exchange would cost',
    async () => {
      const { owner, id, entrants, event, path } = await begun(8);
      await playedOut(event, entrants);
      const { rounds, entries } = await done(owner, id, { kind: 'pair' });
      const { first, second } = rounds[1].pairings[0];
      const nameOf = (entry: number): string => entries[entry - 1].name;
      const page = await house.visit(owner, `${path}/rounds`, { viewport: SCREEN });
      const line = page.getByRole('button', { name: nameOf(first) }).first();
      await line.click();
      const why = page.locator('.why');
      await why.getByText('Both have 1. In a score group the upper half').waitFor();
      await why.getByText('The best round without it:').waitFor();
      const { pairingWhy } = await house.app.ask(WHY, { id }, owner.token);
      const worse = pairingWhy.digits.findIndex(
        ({ value }: any, k: number) => value !== pairingWhy.without.digits[k].value,
      );
      expect(await why.locator('.up').count()).toBe(worse < 0 ? 0 : 1);

      await press(page, `Exchange ${nameOf(first)}…`);
      const [met] = rounds[0].pairings.filter((one: any) =>
        [one.first, one.second].includes(second),
      );
      const opponent = met.first === second ? met.second : met.first;
      const name = page.locator('bdi', { hasText: nameOf(opponent) });
      const barred = page.locator('.mate').filter({ has: name });
      expect(await barred.isDisabled()).toBe(true);
      expect(await barred.textContent()).toContain('in round 1');
      const free = page.locator('.mate:enabled').first();
      const other = await free.locator('bdi').textContent();
      await free.click();
      const swap = page.getByRole('button', { name: `Exchange ${nameOf(first)} and ${other}` });
      expect(await swap.isDisabled()).toBe(true);
      await page.getByLabel('Why? All can read it.').fill('one household');
      await swap.click();
      await why.getByText('Why this pair?').waitFor();
      const after = await done(owner, id, { kind: 'note', text: 'swapped' });
      const [board] = after.rounds[1].pairings.filter((one: any) =>
        [one.first, one.second].includes(second),
      );
      expect([board.first, board.second].map(nameOf)).toContain(other);
    },
    WHOLE_TEST,
  );

  it(
    'shows what others do at once, and below an open form only when asked to',
    async () => {
      const { owner, entrants, id, path } = await begun(4);
      const [desk, other] = [
        await house.visit(owner, `${path}/roster`, { viewport: SCREEN }),
        await house.visit(entrants[0]!, `${path}/roster`, { viewport: PHONE }),
      ];
      const lookups: string[] = [];
      for (const page of [desk, other])
        page.on('request', (asked) => {
          const text = asked.postData() ?? '';
          if (text.includes('query EventVersion')) lookups.push(text);
        });
      const line = (page: Page, which: number) => page.getByRole('row', { name: NAMES[which]! });
      const shows = (page: Page, which: number, state: string) =>
        line(page, which).getByText(state).waitFor();
      const reason = desk.getByLabel('Why? All can read it.');
      await Promise.all([shows(desk, 1, 'plays'), shows(other, 1, 'plays')]);
      const began = Date.now();
      await done(entrants[1]!, id, { kind: 'withdraw' });
      await Promise.all([shows(desk, 1, 'withdrawn'), shows(other, 1, 'withdrawn')]);
      expect(Date.now() - began).toBeLessThan(2_000);

      await line(desk, 2).getByRole('button', { name: 'Remove' }).click();
      await reason.fill('no longer there');
      await done(entrants[3]!, id, { kind: 'withdraw' });
      await shows(other, 3, 'withdrawn');
      await sees(desk, 'The event has gone on.');
      expect(await line(desk, 3).getByText('withdrawn').count()).toBe(0);
      await press(desk, 'Do it');
      await sees(desk, 'The event has gone on since; look at what is new and ask again.');
      await shows(desk, 3, 'withdrawn');
      expect(await reason.inputValue()).toBe('no longer there');
      await press(desk, 'Do it');
      await shows(other, 2, 'removed');
      await reason.waitFor({ state: 'hidden' });

      await line(desk, 0).getByRole('button', { name: 'Remove' }).click();
      await done(owner, id, { kind: 'note', text: 'all is well' });
      await press(desk, 'Show it as it is now');
      await desk.getByText('The event has gone on.').waitFor({ state: 'hidden' });
      expect(await reason.count()).toBe(1);
      expect(lookups).toEqual([]);
    },
    WHOLE_TEST,
  );

  it(
    'looks for what others do where the stream is down',
    async () => {
      const { owner, entrants, id, path } = await begun(2);
      const page = await house.visit(owner, `${path}/roster`, { viewport: PHONE });
      await page.routeWebSocket(/graphql/, (socket) => void socket.close());
      await page.reload();
      const line = page.getByRole('row', { name: NAMES[1]! });
      await line.getByText('plays').waitFor();
      await done(entrants[1]!, id, { kind: 'withdraw' });
      await line.getByText('withdrawn').waitFor();
      expect(await line.getByText('plays').count()).toBe(0);
    },
    WHOLE_TEST,
  );

  it(
    'invites and gives roles by names, of which it says first what each comes to',
    async () => {
      const { owner, id, entrants, path } = await begun(4, { lateUntil: 2 });
      const [inIt] = entrants as [TestPlayer];
      await house.app.signUp('Ruff, the');
      for (const name of ['Curlew', 'Sanderling', 'Sanderling', '=Whimbrel'])
        await house.app.signUp(name);
      const page = await house.visit(owner, `${path}/roster`, { viewport: SCREEN });
      const sheet = [
        ...['Rating\tName', '1500\tCurlew', `1400\t${inIt.name}`, "1300\t'=Whimbrel"],
        ...['1200\tSanderling', '1100\tCurlew', '1000\tNobody here', '900\t"Ruff, the"'],
      ];
      await page.getByLabel('Names of players').fill(sheet.join('\n'));
      await press(page, 'Look them up');
      const told = page.locator('.names > div');
      await told.first().waitFor();
      expect(await told.allTextContents()).toEqual([
        'Found 3Curlew, =Whimbrel, Ruff, the',
        `Already in it 1${inIt.name}`,
        'More than once in the list, taken once 1Curlew',
        'Several are called that: paste the id of the one you mean 1Sanderling',
        'Nobody is called exactly that 1Nobody here',
      ]);
      await press(page, 'Invite 3');
      await sees(page, '3 invited.');
      expect(await page.locator('.fold tbody th').allTextContents()).toEqual([
        ...entrants.map(({ name }) => name),
        ...['Curlew', '=Whimbrel', 'Ruff, the'],
      ]);

      await page.getByLabel('Names of players').fill('Curlew');
      await page.getByLabel('Invite as').selectOption('ARBITER');
      await press(page, 'Look them up');
      await press(page, 'Give 1 this role');
      await sees(page, 'Done for 1.');
      const { roles, entries } = await done(owner, id, { kind: 'note', text: 'who is who' });
      expect(roles).toContainEqual({ playerId: entries[4].playerId, role: 'ARBITER' });
    },
    WHOLE_TEST,
  );

  it(
    'has on the roster what entrants do for themselves, and what their director does',
    async () => {
      const { owner, entrants, path } = await begun(4, { rounds: 3 });
      const [player] = entrants as [TestPlayer];
      const page = await house.visit(player, `${path}/roster`, { viewport: PHONE });
      const round = page.getByLabel('Bye in round');
      await round.waitFor();
      expect(await round.locator('option').allTextContents()).toEqual(['Round 2']);
      await press(page, 'Ask for a bye in round 2');
      await sees(page, 'plays · bye in round 2');
      await round.waitFor({ state: 'detached' });
      await press(page, 'Withdraw');
      await sees(page, 'Only those who run the event can bring you back.');
      await press(page, 'Leave it');
      await press(page, 'Withdraw');
      await press(page, 'Do it');
      await sees(page, 'withdrawn');
      expect(
        await page.getByRole('button', { name: /Withdraw|Let play|Remove|Look/ }).count(),
      ).toBe(0);

      const desk = await house.visit(owner, `${path}/roster`, { viewport: SCREEN });
      await press(desk, 'Let play again');
      await desk.getByText('withdrawn').waitFor({ state: 'detached' });
      const line = desk.locator('tr', { hasText: player.name });
      await line.getByRole('button', { name: 'Remove…' }).click();
      await desk.getByLabel('Why? All can read it.').fill('asked for it');
      await press(desk, 'Do it');
      await sees(desk, 'removed');
    },
    WHOLE_TEST,
  );

  it(
    'is made with pools, and has a table for each of them',
    async () => {
      const owner = await house.app.signUp();
      const making = await house.visit(owner, '/tournaments/new', { viewport: SCREEN });
      const tick = async (name: string, value: string): Promise<void> => {
        const field = making.locator(`input[name="${name}"][value="${value}"]`);
        await field.waitFor({ state: 'attached' });
        await field.evaluate((one: HTMLElement) => one.click());
      };
      await making.getByLabel('Name', { exact: true }).fill('Pools at the lake');
      await tick('format', 'ROUND_ROBIN');
      await tick('finals', '2');
      await tick('pools', '2');
      await press(making, 'Create');
      await making.waitForURL(/\/t\/pools-at-the-lake/);
      const slug = new URL(making.url()).pathname.split('/').at(-1)!;
      const { body } = await house.app.rest(`GET /v1/tournaments/${slug}`, { token: owner.token });
      expect(body.settings).toMatchObject({ pools: 2, finals: { places: 2 } });
      await sees(making, '2 pools, as many of each go on');
      await sees(making, 'Knockout of the best 2');
      await done(owner, body.id, { kind: 'open' });
      for (let i = 0; i < 5; i++) await done(await house.app.signUp(), body.id, { kind: 'enter' });
      await done(owner, body.id, { kind: 'start' });
      const page = await house.visit(owner, `/t/${slug}`, { viewport: PHONE });
      await page.locator('.stand caption').first().waitFor();
      expect(await page.locator('.stand caption').allTextContents()).toEqual([
        'Pool A: the first 1 go on',
        'Pool B: the first 1 go on',
      ]);
      const tables = await page.locator('.stand').all();
      const rows = await Promise.all(tables.map((table) => table.locator('tbody tr').count()));
      expect(rows).toEqual([3, 2]);
    },
    WHOLE_TEST,
  );

  it(
    'keeps the keyboard where it is: in the form that a button opens, and on the button that opened it',
    async () => {
      const { owner, path } = await begun(3, {});
      const page = await house.visit(owner, path, { viewport: SCREEN });
      const focused = (selector: string) => page.locator(`${selector}:focus`).waitFor();
      const button = page.getByRole('button', { name: 'Change settings…' });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Change settings…' }).waitFor();
      await focused('[role=group]');
      await page.keyboard.press('Tab');
      await focused('[role=group] input');
      const leave = page.getByRole('button', { name: 'Leave it' });
      await leave.focus();
      await page.keyboard.press('Enter');
      await focused('button');
      expect(await page.locator(':focus').textContent()).toBe('Change settings…');
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
        for (const place of ['', '/rounds', '/roster', '/facts', '/export']) {
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

  it(
    'takes an event from its file, and says on every page that it was not run here',
    async () => {
      const { owner, id, entrants, event } = await begun(2, { rounds: 1 });
      await playedOut(event, entrants);
      await done(owner, id, { kind: 'approve' });
      const { body: whole } = await house.app.rest(`GET /v1/tournaments/${id}/export.json`);
      const reader = await house.app.signUp();
      const page = await house.visit(reader, '/tournaments', { viewport: NARROW });
      const file = (text: string) => ({
        ...{ name: 'event.json', mimeType: 'application/json', buffer: Buffer.from(text) },
      });
      await page.getByText('Import an event').click();
      const input = page.getByLabel('File with the event');
      await input.setInputFiles(file('{}'));
      await page.getByRole('alert').getByText('This is no export of an event').waitFor();
      expect(await isWithin(page)).toBe(true);
      await input.setInputFiles(file(JSON.stringify(whole)));
      await page.waitForURL('**/t/**');
      const path = new URL(page.url()).pathname;
      expect(path).not.toBe(`/t/${event.slug}`);
      for (const place of ['', '/rounds', '/roster', '/facts', '/export']) {
        await page.goto(house.app.url + path + place);
        await sees(page, 'It was not run here');
        expect([place, await isWithin(page)]).toEqual([place, true]);
      }
      await page.goto(`${house.app.url}${path}/rounds`);
      await sees(page, / won$/);
      expect(await page.locator('a[href^="/play/"]').count()).toBe(0);
      await page.goto(`${house.app.url}/tournaments`);
      await sees(page, 'Imported: it was not run here');
    },
    WHOLE_TEST,
  );

  it(
    'draws the bracket: who has a bye, who goes on, and who is waited for',
    async () => {
      const { owner, id, entrants, event, path } = await begun(3, { format: 'KNOCKOUT' });
      const page = await house.visit(owner, path, { viewport: NARROW });
      const matchOf = (n: number) => page.locator('.br li').nth(n - 1);
      await matchOf(3).getByText('winner of match 2').waitFor();
      expect(await page.locator('.br h3').allTextContents()).toEqual(['Semi-finals', 'Final']);
      expect(await matchOf(1).textContent()).toContain('bye');
      await playedOut(event, entrants);
      await done(owner, id, { kind: 'pair' });
      for (const place of ['', '/rounds']) {
        const desk = await house.visit(owner, path + place);
        await desk.getByRole('button', { name: 'Publish the round' }).waitFor();
        expect(await desk.getByRole('button', { name: /^Propose/ }).count()).toBe(0);
      }
      await done(owner, id, { kind: 'publish' });
      await matchOf(3).getByText('Round 2').waitFor();
      expect(await matchOf(2).locator('.w').count()).toBe(1);
      await page.goto(`${house.app.url}${path}/export`);
      await page.getByRole('heading', { name: 'Everything' }).waitFor();
      const links = await page
        .locator('main a.btn')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(links).toHaveLength(9);
      for (const link of links)
        expect([link, (await fetch(house.app.url + link)).status]).toEqual([link, 200]);
      expect(await isWithin(page)).toBe(true);
      const picture = await fetch(`${house.app.url}/v1/tournaments/${id}/bracket.svg?locale=ja`);
      expect(await picture.text()).toContain('第2回戦');
      const dates = await fetch(`${house.app.url}/v1/tournaments/${id}/calendar.ics?locale=ja`);
      expect(await dates.text()).toContain('第2回戦の期限');

      const desk = await house.visit(owner, `${path}/facts`, { viewport: PHONE });
      await desk.getByRole('button', { name: 'Correct…' }).last().click();
      await desk.getByLabel('Why? All can read it.').fill('the other won');
      await desk.getByLabel('Result').selectOption({ index: 1 });
      await press(desk, 'Do it');
      const why = await desk.getByRole('alert').boundingBox();
      expect(why!.y).toBeGreaterThanOrEqual(0);
    },
    WHOLE_TEST,
  );
});
